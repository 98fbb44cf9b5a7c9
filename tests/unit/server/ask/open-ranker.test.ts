import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { openAskRanker } from "#server/ask/ask-articles.ts";
import { openLexicon } from "#server/ask/open-lexicon.ts";
import { loadCauses } from "#server/catalogue/causes.ts";

const empty = mkdtempSync(join(tmpdir(), "fasu-ranker-"));
afterAll(() => rmSync(empty, { recursive: true }));

test("the ranker is opened once, and there is none before the data is made", () => {
  expect(openAskRanker(empty)).toBeUndefined();
  const ranker = openAskRanker();
  expect(ranker).toBeDefined();
  expect(openAskRanker()).toBe(ranker);
});

test("a question may mean the causes whose wordings resemble it; one of signs alone means none", () => {
  const { readCauses } = openLexicon(new StreetWords([]));
  const labels = readCauses("老板拖欠工资").map(({ code }) => loadCauses().byId(code)?.label);
  expect(labels).toContain("追索劳动报酬纠纷");
  expect(readCauses("？！")).toEqual([]);
});
