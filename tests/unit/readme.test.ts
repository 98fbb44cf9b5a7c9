import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { VARIABLES } from "#server/settings/variables.ts";

const readme = readFileSync("README.md", "utf8");
const reference = readFileSync("docs/reference.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

describe("README and docs", () => {
  test("name every variable that server code reads", () => {
    expect(Object.keys(VARIABLES).filter((name) => !reference.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(["docs/reference.md", "docs/operating.md"])("%s names only commands that exist", (file) => {
    const named = [...readFileSync(file, "utf8").matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("names variables on the operators' page that exist", () => {
    const named = [...readFileSync("docs/operating.md", "utf8").matchAll(/\bFASU_[A-Z_0-9]+/g)].map(
      ([name]) => name,
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in VARIABLES))).toEqual([]);
  });

  test("links the list of departures, which numbers every one", () => {
    expect(readme).toContain("(docs/departures.md)");
    const departures = readFileSync("docs/departures.md", "utf8");
    const numbers = [...departures.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  test("leads a newcomer's exam to files that are there, one for each question", () => {
    const questions = readFileSync("docs/newcomer-exam.md", "utf8").match(/^\d+\. /gm);
    const answers = [
      ...readFileSync("docs/newcomer-exam-answers.md", "utf8").matchAll(/^\| \d+ .*`(.+)` \|$/gm),
    ];
    expect(answers.length).toBe(questions!.length);
    expect(answers.map(([, file]) => file!).filter((file) => !existsSync(file))).toEqual([]);
  });

  test("the README stays a welcome of one screen", () => {
    expect(readme.split("\n").length).toBeLessThanOrEqual(61);
  });

  test("link to what is there", () => {
    const pages = globSync("{*.md,docs/**/*.md,{src,data,netlify,tests}/**/README.md}").filter(
      // Written for editors, with examples of links in the form used in articles.
      (page) => page !== "src/content/README.md",
    );
    const dead = pages.flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
        .filter(([, link]) => !link!.startsWith("/") && !existsSync(join(dirname(page), link!)))
        .map(([, link]) => `${page}: ${link}`),
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(dead).toEqual([]);
  });
});
