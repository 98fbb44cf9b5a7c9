import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { indexCases } from "../../../bench/similar/collection.ts";

const FOLDER = join(import.meta.dirname, "../../../bench/similar/same-number");

test("two texts with one court, number, type and date are two cases, each found by its id in the file", async () => {
  const root = mkdtempSync(join(tmpdir(), "fasu-similar-"));
  try {
    const { index, places } = await indexCases(join(FOLDER, "judgments.jsonl"), root);
    const cases = ["1", "2", "3", "4"].map((id) => index.detail(places.get(id)!));
    const texts = cases.map(({ body_text }) => body_text.join("\n"));
    for (const [at, word] of ["电动自行车", "三轮摩托车", "越野车", "货车"].entries())
      expect(texts.map((text) => text.includes(word))).toEqual(texts.map((_, place) => place === at));
    const facts = [...readCorpus(join(root, "corpus"))].map(({ court, case_number, text_type, casedate }) =>
      [court, case_number, text_type, casedate].join(),
    );
    expect(new Set(facts).size).toBe(3);
    expect([index.documents, new Set(places.values()).size]).toEqual([4, 4]);
    index.close();
  } finally {
    rmSync(root, { recursive: true });
  }
});
