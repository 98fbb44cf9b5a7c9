import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import type { SuggestionRows } from "#domain/search/tree/suggestion-table.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { type SearchEngine, UNCATALOGUED_KEY } from "#server/search/search-engine.ts";
import { SUGGESTIONS_FILE, type SuggestionFile } from "#server/search/suggestions/suggestion-file.ts";
import { Suggestions } from "#server/search/suggestions/suggestions.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

interface Named {
  key: string;
  label: string;
  children?: Named[];
}
const node = (key: string, label: string, ...children: Named[]): Named => ({ key, label, children });
const laidOut = (...nodes: Named[]) => flattenTree(nodes, ({ key }) => key);
// Ordinals: 0 high, 1 intermediate, 2 basic; 3 a court outside the catalogue, 4 below it.
const courts = laidOut(
  node("a", "样州高级人民法院", node("b", "样州市中级人民法院", node("c", "样州区人民法院"))),
  node(UNCATALOGUED_KEY, "目录外法院", node("x", "样州专门法院")),
);
const causes = laidOut(node("2", "民事", node("201", "渡船运输纠纷"), node("202", "渡船租赁纠纷")));

const rows = (names: string[]): SuggestionRows => ({
  ...{ names: names.join("\n"), readings: names.map(() => "").join("\n"), targets: [...names.keys()] },
});
const KEYWORDS = ["渡船", "船票", "风筝"];
const file: SuggestionFile = {
  documents: 10,
  court: { rows: rows(courts.labels), counts: [5, 4, 3, 0, 1] },
  cause: { rows: rows(causes.labels), counts: [9, 2, 3] },
  keyword: { rows: rows(KEYWORDS), counts: [2, 6, 4], labels: KEYWORDS },
  years: [
    [2021, 7],
    [2020, 3],
  ],
};
const folder = scratchFolder();
writeFileSync(join(folder, SUGGESTIONS_FILE), JSON.stringify(file));
sealFiles([join(folder, SUGGESTIONS_FILE)]);

const asked: [text: string, limit: number][] = [];
const engine = {
  numbers: async (_: number, text: string, limit: number) => {
    asked.push([text, limit]);
    return ["（2021）内01民初1号"];
  },
} as unknown as SearchEngine;
const suggestions = new Suggestions(folder);
const groups = async (typed: string, type: 1 | 2 = 1) => {
  const found = await suggestions.groups(typed, engine, { courts, causes }, type);
  return Object.fromEntries(
    found.map(({ kind, items }) => [kind, items.map(({ value, count }) => [value, count])]),
  );
};

describe("what is suggested below the search box", () => {
  test("of each kind is what holds the words and finds documents, most first", async () => {
    expect(await groups("渡船")).toEqual({
      reason: [
        ["202", 3],
        ["201", 2],
      ],
      qr: [["渡船", 2]],
    });
    expect(await groups("样州")).toEqual({
      court: [
        ["a", 5],
        ["b", 4],
        ["c", 3],
        ["x", 1],
      ],
    });
  });

  test("for nothing typed is what is frequent, but not in most documents, no court and no group of causes", async () => {
    expect(await groups(" ")).toEqual({
      reason: [
        ["202", 3],
        ["201", 2],
      ],
      qr: [
        ["风筝", 4],
        ["渡船", 2],
      ],
    });
  });

  test("is spelt similarly where nothing holds the words", async () => {
    expect(await groups("渡船租凭纠纷")).toMatchObject({ reason: [["202", 3]] });
    expect(await groups("样州区人民法阮")).toMatchObject({ court: [["c", 3]] });
    expect(await groups("qqqq")).toEqual({});
  });

  test("is a year that has documents, typed as one", async () => {
    expect(await groups("2021")).toEqual({ suitedate: [["2021", 7]] });
    expect(await groups("２０２０年")).toMatchObject({ suitedate: [["2020", 3]] });
    for (const none of ["2019", "202", "20211"]) expect(await groups(none), none).toEqual({});
  });

  test("is a case number of judgments once there is a digit and a character", async () => {
    const found = { case_number: [["（2021）内01民初1号", undefined]] };
    asked.length = 0;
    expect(await groups("2021内01")).toEqual(found);
    expect(await groups("〔2021〕内01")).toEqual(found);
    expect(asked.map(([, limit]) => limit)).toEqual([6, 6]);
    expect(asked[0]).toEqual(asked[1]);
    asked.length = 0;
    for (const none of ["2021", "内"]) expect(await groups(none), none).not.toHaveProperty("case_number");
    expect(await groups("2021内01", 2)).toEqual({});
    expect(asked).toEqual([]);
  });
});

test("a selector is offered upper levels first, and nothing that no catalogue has", () => {
  expect(suggestions.ordinals("court", "样州", 9, courts)).toEqual([0, 1, 2]);
  expect(suggestions.ordinals("court", "样州", 2, courts)).toEqual([0, 1]);
});

test("a scope without its file says what makes it", () => {
  expect(() => new Suggestions(join(folder, "none"))).toThrow(MissingArtifact);
});
