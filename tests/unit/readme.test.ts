import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { VARIABLES } from "#server/settings.ts";
import { readListedLaws } from "#server/statutes/listed-laws.ts";

const readme = readFileSync("README.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

describe("README", () => {
  test("names every variable that server code reads", () => {
    expect(Object.keys(VARIABLES).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(["README.md", "docs/operating.md"])("%s names only commands that exist", (file) => {
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

  test("counts the laws that are listed and the articles that are digested", () => {
    const listed = readListedLaws();
    const digests = listed.reduce((sum, { law }) => sum + law.units.length, 0);
    expect(readme).toContain(`hand-kept list of ${listed.length}, with digests of ${digests} articles`);
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

  test("stays within 120 lines", () => {
    expect(readme.split("\n").length).toBeLessThanOrEqual(121);
  });
});
