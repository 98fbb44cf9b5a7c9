import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { SEARCH_NUMBERS_PATH } from "#contract/search/result-paths.ts";
import { SearchNumbersResponse } from "#contract/search/search-numbers.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { postJson } from "./call-function.ts";

beforeAll(builtData, 120_000);

const records = [...readCorpus(activeCorpusDir())].slice(0, 250);
const ask = async (text: string) =>
  z.parse(SearchNumbersResponse, await (await postJson(SEARCH_NUMBERS_PATH, { text })).json()).data;

describe("POST /search/numbers", () => {
  test("finds every number of the collection however it is written, and says which are not in it", async () => {
    const some = records.slice(0, 60).map((record) => record.case_number);
    const written = some.map(
      (number, at) =>
        [
          number,
          number.replace(/[（）]/g, ""),
          number.replace("（", " [ ").replace("）", "]  "),
          number.replace(/号$/, ""),
        ][at % 4],
    );
    const { numbers, found } = await ask([...written, "（2019）京9999民终77号"].join(" ； "));
    expect(found).toBe(new Set(some).size);
    for (const { number, documents } of numbers.slice(0, -1))
      expect(documents.map((document) => document.case_number)).toContain(number);
    expect(numbers.at(-1)).toEqual({ number: "（2019）京9999民终77号", documents: [] });
  });

  test("looks up 200 at most and says how many it left", async () => {
    const made = Array.from({ length: 205 }, (_, at) => `（2019）京9999民终${at + 1}号`);
    const { numbers, dropped } = await ask(made.join("\n"));
    expect(numbers).toHaveLength(200);
    expect(dropped).toBe(5);
  });

  test("refuses a text without end, and an empty one", async () => {
    for (const text of ["", "a".repeat(40_001)])
      expect((await postJson(SEARCH_NUMBERS_PATH, { text })).status).toBe(400);
  });
});
