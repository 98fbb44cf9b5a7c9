import { beforeAll, describe, expect, test } from "vitest";
import { SEARCH_COUNT_PATH, SEARCH_PATH, SEARCH_TREEDATA_PATH } from "#contract/paths.ts";
import { SearchTreedataResponse } from "#contract/search/facets.ts";
import { SearchResponse } from "#contract/search/search.ts";
import { SearchCountResponse } from "#contract/search/search-count.ts";
import type { SearchQueryInput } from "#contract/search/search-query.ts";
import { planQuery } from "#domain/search/query/query-plan.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readManifest } from "#server/search/index-manifest.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { runs } from "../fixtures/laws.ts";
import { seededRandom } from "../fixtures/search/random.ts";
import { randomQueries } from "../fixtures/search/random-queries.ts";
import { ScanEngine } from "../fixtures/search/scan-engine.ts";
import { answerTo } from "./answer-to.ts";
import { postJson } from "./call-function.ts";

beforeAll(builtData, 120_000);

const total = async (search: SearchQueryInput) =>
  (await answerTo(SEARCH_PATH, { search }, SearchResponse)).data.total_count;

/** Number of queries, each of which is compared with a scan of all texts. */
const QUERIES = runs(60);

describe("the query operators through the handlers", () => {
  test(
    `find, count and gather the same as a plain scan of the corpus for ${QUERIES} random queries`,
    async () => {
      const documents = [...judgmentDocuments(activeCorpusDir())];
      const catalogue = openEngine().catalogue(1);
      const scan = new ScanEngine(documents, catalogue);
      const randomQuery = randomQueries(documents, catalogue, seededRandom(3));
      let found = 0;
      for (let run = 0; run < QUERIES; run++) {
        const asked = randomQuery();
        const planned = planQuery(asked, catalogue.courts, catalogue.causes);
        if (planned.kind === "faults") {
          // Both words of a group may be the same.
          expect((await postJson(SEARCH_PATH, { search: asked })).status).toBe(400);
          continue;
        }
        const expected = await scan.find(planned.plan);
        const { data } = await answerTo(SEARCH_PATH, { search: asked }, SearchResponse);
        expect(data.total_count, JSON.stringify(asked)).toBe(expected.total);
        expect(data.id_list.map(({ id }) => id)).toEqual(expected.rows.map(({ id }) => id));
        const counted = await answerTo(SEARCH_COUNT_PATH, { search: asked }, SearchCountResponse);
        expect(counted.data).toEqual({ total_count: expected.total });
        const { treedata } = await answerTo(SEARCH_TREEDATA_PATH, asked, SearchTreedataResponse);
        const years = treedata.find(({ type }) => type === "year")?.children ?? [];
        expect(years.map(({ value, count }) => [Number(value), count])).toEqual(
          (await scan.facets(planned.plan)).years,
        );
        if (expected.total > 0) found++;
      }
      expect(found).toBeGreaterThan(QUERIES / 3);
    },
    runs(120_000),
  );
});

describe("POST /search/count with explain", () => {
  test("counts each condition alone and the query without it", async () => {
    const query: SearchQueryInput = {
      qr: ["代位求偿"],
      without: ["驳回"],
      suitedate: ["2021", "2022"],
      datefrom: "2021-06-01",
    };
    const { data } = await answerTo(SEARCH_COUNT_PATH, { search: query, explain: true }, SearchCountResponse);
    expect(data.explain!.all).toBe(await total({}));
    expect(data.total_count).toBe(await total(query));
    const found = Object.fromEntries(
      data.explain!.conditions.map(({ field, value, alone, dropped }) => [
        `${field} ${value}`,
        [alone, dropped],
      ]),
    );
    expect(found).toEqual({
      "qr 代位求偿": [await total({ qr: ["代位求偿"] }), await total({ ...query, qr: [] })],
      "without 驳回": [await total({ without: ["驳回"] }), await total({ ...query, without: [] })],
      "suitedate 2021": [
        await total({ suitedate: ["2021"] }),
        await total({ ...query, suitedate: ["2022"] }),
      ],
      "suitedate 2022": [
        await total({ suitedate: ["2022"] }),
        await total({ ...query, suitedate: ["2021"] }),
      ],
      "datefrom 2021-06-01": [
        await total({ datefrom: "2021-06-01" }),
        await total({ ...query, datefrom: "" }),
      ],
    });
  });

  test("counts a court and a cause in people's words as the search does", async () => {
    const query: SearchQueryInput = { court: ["北京高院"], reason: ["民间借贷"] };
    const { data } = await answerTo(SEARCH_COUNT_PATH, { search: query, explain: true }, SearchCountResponse);
    expect(data.explain!.conditions).toEqual([
      {
        field: "reason",
        value: "民间借贷",
        alone: await total({ ...query, court: [] }),
        dropped: await total({ ...query, reason: [] }),
      },
      {
        field: "court",
        value: "北京高院",
        alone: await total({ ...query, reason: [] }),
        dropped: await total({ ...query, court: [] }),
      },
    ]);
    expect(data.explain!.conditions.every(({ alone }) => alone > 0)).toBe(true);
  });
});

describe("the sample flag of POST /search", () => {
  test("is true for judgments while they are samples, and never for statutes", async () => {
    const { corpus } = readManifest("data/generated/search");
    expect((await answerTo(SEARCH_PATH, { search: {} }, SearchResponse)).sample).toBe(corpus.sample);
    expect((await answerTo(SEARCH_PATH, { search: { type: 2 } }, SearchResponse)).sample).toBe(false);
  });
});
