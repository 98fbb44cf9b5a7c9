import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCOPE, SCOPES } from "#domain/search/scope.ts";
import { allSources } from "#tests/fixtures/import-graph.ts";

const sources = allSources()
  .filter((file) => !file.startsWith("tests/"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Functions and methods whose first parameter is declared as a scope. */
const takers = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/(\w+)(?:: |<\w+>)?\(\s*\w+: (?:SearchScope|IndexKind|Kind)\b/g)].map(
      ([, name]) => name!,
    ),
  ),
);
/** A scope compared with, or passed as, a bare number, whose meaning is not visible. */
const BARE = new RegExp(
  String.raw`\b(?:type|scope) (?:===|!==) [123]\b|\b(?:${[...takers].join("|")})\([123]\b`,
);

test("scopes have the numbers that requests carry", () => {
  expect(SCOPE).toEqual({ cases: 1, statutes: 2, knowledge: 3 });
  expect(SCOPES).toEqual(Object.values(SCOPE));
});

test("no source names a scope by a bare number", () => {
  expect([...takers]).toEqual(expect.arrayContaining(["catalogue", "search"]));
  const bare = sources.flatMap(({ file, text }) =>
    text
      .split("\n")
      .filter((line) => BARE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(bare).toEqual([]);
});
