import { describe, expect, test } from "vitest";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { lawTree, statuteDocuments } from "#server/search/sources/statute-documents.ts";
import { collectLaws, layOutPages } from "#server/statutes/collect-laws.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { openFinder, toScanned } from "../../../../research/measure/recall/engine.ts";
import { Agreement, randomPhrases, scan } from "../../../../research/measure/recall/phrases.ts";
import { KITE_LAW, parsed } from "../../domain/statute/invented-law.ts";

const THINGS = ["风筝", "风车", "风铃", "纸伞", "灯笼", "陀螺"];
const folder = scratchFolder();

const laws = collectLaws(
  THINGS.map((thing) => parsed(KITE_LAW.replaceAll("风筝", thing))),
  [],
  new Map(),
  "2026-01-01",
);
for (const law of laws) layOutPages(law);
const shown = laws.map((law) => law.shown);
const documents = [...statuteDocuments(shown, (id) => laws.find((law) => law.shown.id === id)!.text)];
const scanned = documents.map(toScanned);

describe("the index of statutes", () => {
  test("has one document for each article and annex, with the address of its place", () => {
    expect(documents).toHaveLength(THINGS.length * 7);
    const article = documents.find(({ title }) => title === "风筝法第三条之一");
    expect(article).toMatchObject({ number: "风筝法第三条之一", court: "中华人民共和国风筝法", type: 2 });
    expect(article?.url).toBe(`/layout/statute/${shown.find(({ short }) => short === "风筝法")?.id}#a3-1`);
    expect(lawTree(shown).flatMap(({ children }) => children?.map(({ label }) => label))).toHaveLength(
      THINGS.length,
    );
  });

  test("finds for random phrases exactly what a plain scan finds", async () => {
    const catalogue = {
      courts: flattenTree(lawTree(shown), ({ value }) => value),
      causes: flattenTree<{ label: string }>([], () => ""),
    };
    writeIndex(folder, documents, catalogue, []);
    const finder = openFinder(folder);
    const agreement = new Agreement();
    const phrases = randomPhrases(scanned, 100, 7);
    expect(phrases.length).toBe(100);
    for (const phrase of phrases) {
      const truth = scan(scanned, phrase);
      expect(truth.size).toBeGreaterThan(0);
      expect(finder.find(phrase)).toEqual(truth);
      agreement.add(finder.find(phrase), truth);
    }
    finder.close();
    expect([agreement.precision, agreement.recall]).toEqual([1, 1]);
  });
});

describe("Agreement", () => {
  test("counts what is missing and what is too much", () => {
    const agreement = new Agreement();
    agreement.add(new Set(["a", "b"]), new Set(["b", "c", "d"]));
    expect(agreement.precision).toBe(1 / 2);
    expect(agreement.recall).toBe(1 / 3);
  });
});
