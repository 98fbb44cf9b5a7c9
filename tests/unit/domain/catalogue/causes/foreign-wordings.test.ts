import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCauseSources } from "#build/causes/cause-sources.ts";
import { buildCauseTree } from "#build/causes/cause-tree.ts";
import { readEverydayWords } from "#build/causes/everyday-words.ts";
import { lawInWording, weightsFrom } from "#domain/ask/input/wording-model.ts";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { compileWordings } from "#domain/catalogue/causes/compile-wordings.ts";
import type { KnownWordings } from "#domain/catalogue/causes/read-typed.ts";
import { readCauseWords, resolveTypedCause } from "#domain/catalogue/causes/typed-cause.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { LAW_SOURCE, readWording } from "#server/ask/input/input-files.ts";

const sources = readCauseSources();
const { tree, names } = buildCauseTree(sources);
const causes = indexCauses(tree, names);
const law = weightsFrom(readWording(LAW_SOURCE));
const wordings: KnownWordings = {
  tables: compileWordings(readEverydayWords(sources), causes),
  lawIn: (text) => lawInWording(text, law),
};

const given = readFileSync("tests/fixtures/causes/typed-causes.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [kind = "", wanted = "", text = ""] = line.split("\t");
    return { kind, wanted: wanted.split("|").filter(Boolean), text: toSimplified(text) };
  });
const codesOf = (name: string) =>
  [...sources, ...names].filter((one) => one.name === name).map(({ code }) => code);
/** How many of the wanted causes are among the codes; one below a wanted cause counts for it. */
const met = (codes: string[], wanted: string[]) =>
  wanted.filter((name) => codesOf(name).some((own) => codes.some((code) => code.startsWith(own)))).length;
const share = (kind: string, isRight: (one: (typeof given)[number]) => boolean) => {
  const of = given.filter((one) => one.kind === kind);
  return of.filter(isRight).length / of.length;
};
const resolved = (text: string) => {
  const read = resolveTypedCause(text, causes, wordings);
  return {
    kind: read.kind,
    codes: read.kind === "found" ? [read.code] : read.kind === "ambiguous" ? read.codes : [],
  };
};

describe("wordings of people who had not seen the tables", () => {
  test("of one cause are taken for it or asked with it among the choices", () => {
    expect(share("one", ({ text, wanted }) => met(resolved(text).codes, wanted) > 0)).toBeGreaterThan(0.97);
  });

  test("of one cause are mostly taken for it without asking", () => {
    expect(share("one", ({ text }) => resolved(text).kind === "found")).toBeGreaterThan(0.8);
  });

  test("of several causes are hardly ever taken for one", () => {
    expect(share("several", ({ text }) => resolved(text).kind === "found")).toBeLessThan(0.04);
  });

  test("of one cause are hardly ever taken for another", () => {
    const wrong = ({ text, wanted }: (typeof given)[number]) => {
      const { kind, codes } = resolved(text);
      return kind === "found" && met(codes, wanted) === 0;
    };
    expect(share("one", wrong)).toBeLessThan(0.01);
  });

  test("of several causes are asked, with two of them among the choices", () => {
    const right = ({ text, wanted }: (typeof given)[number]) => {
      const { kind, codes } = resolved(text);
      return kind === "ambiguous" && met(codes, wanted) >= Math.min(2, wanted.length);
    };
    expect(share("several", right)).toBeGreaterThan(0.94);
  });

  test("about ordinary life are refused", () => {
    expect(share("none", ({ text }) => resolved(text).kind === "unknown")).toBeGreaterThan(0.92);
  });

  test("lead the picker to what the resolver means", () => {
    for (const { text } of given) {
      const picked = readCauseWords(text, causes, wordings);
      const [first] = resolved(text).codes;
      if (first) expect([...picked.codes, ...picked.like], text).toContain(first);
    }
  });
});
