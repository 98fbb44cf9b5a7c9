import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCOPE, SCOPES } from "#domain/search/scope.ts";
import { allSources } from "#tests/fixtures/import-graph.ts";

/** A scope compared with, or given as, a number that says nothing to its reader. */
const BARE =
  /\b(?:type|scope) (?:===|!==) [123]\b|\b(?:matchAllPlan|searchDocuments|openSuggestions)\([123]\b/;

test("scopes have the numbers that requests carry", () => {
  expect(SCOPE).toEqual({ cases: 1, statutes: 2, knowledge: 3 });
  expect(SCOPES).toEqual(Object.values(SCOPE));
});

test("no source names a scope by a bare number", () => {
  const bare = allSources()
    .filter((file) => !file.startsWith("tests/"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => BARE.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(bare).toEqual([]);
});
