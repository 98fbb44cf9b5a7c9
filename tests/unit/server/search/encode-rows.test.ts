import { expect, test } from "vitest";
import { decodeRows, encodeRow, encodeRows } from "#server/search/encode-rows.ts";
import type { SearchHit } from "#server/search/search-engine.ts";

const hit = (more: Partial<SearchHit> = {}): SearchHit => ({
  ...{ id: "a", title: "某案", court: "某法院", number: "1号", date: "2020-01-01" },
  ...more,
});
const SNIPPETS = [[{ text: "甲", found: true }]] as unknown as SearchHit["snippets"];

test("a row has the names of the interface, address and passages only where there are", () => {
  const row = { id: "a", casename: "某案", court: "某法院", case_number: "1号", casedate: "2020-01-01" };
  expect(JSON.parse(encodeRow(hit()))).toEqual(row);
  expect(JSON.parse(encodeRow(hit({ url: "", snippets: undefined })))).toEqual(row);
  expect(JSON.parse(encodeRow(hit({ url: "/x", snippets: SNIPPETS })))).toEqual({
    ...{ ...row, url: "/x", snippets: SNIPPETS },
  });
});

test.each([[[]], [[hit()]], [[hit({ url: "/x" }), hit({ id: "b", snippets: SNIPPETS })]]])(
  "rows are read back as they were: %j",
  (rows) => {
    const text = Buffer.concat(encodeRows(rows).parts).toString();
    expect(decodeRows(text)).toEqual(rows);
    expect(JSON.parse(text)).toHaveLength(rows.length);
  },
);
