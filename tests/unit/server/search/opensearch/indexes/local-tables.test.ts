import { expect, test } from "vitest";
import { SCOPE } from "#domain/search/scope.ts";
import { indexRoot } from "#server/generated/index-files.ts";
import { LocalTables, stampOf } from "#server/search/opensearch/indexes/local-tables.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { TEST_CAUSES, TEST_COURTS } from "../../../../../fixtures/search/documents.ts";

const empty = scratchFolder();

test("a stamp is sixteen digits of the trees and the terms in order", () => {
  const trees = { courts: TEST_COURTS, causes: TEST_CAUSES };
  const stamp = stampOf(trees, ["甲", "乙"]);
  expect(stamp).toMatch(/^[\da-f]{16}$/);
  expect(stampOf(trees, ["甲", "乙"])).toBe(stamp);
  for (const other of [
    stampOf(trees, ["乙", "甲"]),
    stampOf({ courts: TEST_CAUSES, causes: TEST_CAUSES }, ["甲", "乙"]),
    stampOf({ courts: TEST_COURTS, causes: TEST_COURTS }, ["甲", "乙"]),
  ])
    expect(other).not.toBe(stamp);
});

test("tables of a scope are read once, and missing ones name the command", () => {
  const tables = new LocalTables(indexRoot());
  expect(tables.catalogue(SCOPE.cases)).toBe(tables.catalogue(SCOPE.cases));
  expect(tables.cases(SCOPE.cases)).toBe(tables.cases(SCOPE.cases));
  expect(tables.cases(SCOPE.cases).counts.documents).toBeGreaterThan(0);
  expect(tables.facetTerms(SCOPE.cases).length).toBeGreaterThan(0);
  expect(tables.stamp(SCOPE.cases)).toBe(
    stampOf(tables.catalogue(SCOPE.cases), tables.facetTerms(SCOPE.cases)),
  );
  expect(tables.stamp(SCOPE.statutes)).not.toBe(tables.stamp(SCOPE.cases));
  expect(() => new LocalTables(empty).facetTerms(SCOPE.cases)).toThrow(/the search index is missing/);
});
