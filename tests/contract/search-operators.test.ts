import { beforeAll, describe, expect, test } from "vitest";
import { ERROR_CODES } from "#contract/envelope.ts";
import { SEARCH_COUNT_PATH, SEARCH_PATH, SEARCH_TREEDATA_PATH } from "#contract/paths.ts";
import { SearchTreedataResponse } from "#contract/search/facets.ts";
import { emptyQuery } from "#contract/search/query-address.ts";
import { SearchResponse } from "#contract/search/search.ts";
import { SearchCountResponse } from "#contract/search/search-count.ts";
import type { SearchQuery, SearchQueryInput } from "#contract/search/search-query.ts";
import { AMOUNT_NAMES, findAmountRange } from "#domain/judgment/amount-ranges.ts";
import { KIND_NAMES } from "#domain/judgment/document-kind.ts";
import { INSTANCE_NAMES, OUTCOME_NAMES } from "#domain/judgment/record.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { DATE_FIELDS, LIST_FIELDS, listConditions } from "#domain/search/query/query-fields.ts";
import { planQuery } from "#domain/search/query/query-plan.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readManifest } from "#server/search/index-manifest.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { passagesByField, SEARCH_FIELDS, type SearchDocument } from "#server/search/sources/document.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { runs } from "../fixtures/laws.ts";
import { pick, seededRandom } from "../fixtures/search/random.ts";
import { ScanEngine } from "../fixtures/search/scan-engine.ts";
import { answerTo } from "./answer-to.ts";
import { postJson } from "./call-function.ts";

beforeAll(builtData, 120_000);

const total = async (search: SearchQueryInput) =>
  (await answerTo(SEARCH_PATH, { search }, SearchResponse)).data.total_count;

const random = seededRandom(3);
/** Number of queries, each of which is compared with a scan of all texts. */
const QUERIES = runs(120);

/** A random query from pieces of one document, with any of the operators. */
function randomQuery(documents: readonly SearchDocument[]): Partial<SearchQuery> {
  const document = pick(documents, random);
  const groups = passagesByField(document);
  const word = (pieces: string[], length: number): string => {
    const characters = [...pick(pieces, random)];
    const start = Math.floor(random() * Math.max(1, characters.length - 2));
    return characters.slice(start, start + 2 + Math.floor(random() * length)).join("");
  };
  const some = (chance: number, field: (typeof SEARCH_FIELDS)[number]) => {
    const pieces = groups[SEARCH_FIELDS.indexOf(field)]!;
    return random() < chance && pieces.length > 0 ? [word(pieces, 4)] : [];
  };
  const paragraph = [pick(groups[3]!, random)];
  return {
    qr: random() < 0.5 ? [word(groups.flat(), 6)] : [],
    within: random() < 0.2 ? [word(groups.flat(), 3)] : [],
    near: random() < 0.3 ? [`${word(paragraph, 2)} ${word(paragraph, 2)}`] : [],
    without: random() < 0.3 ? [word(passagesByField(pick(documents, random)).flat(), 3)] : [],
    title: some(0.15, "title"),
    holding: some(0.15, "holding"),
    judge: some(0.15, "judge"),
    counsel: some(0.15, "counsel"),
    courtname: some(0.1, "courtname"),
    datefrom: random() < 0.15 ? pick(["2019", "2020-06", "2021-02-03"], random) : "",
    kind: random() < 0.15 && document.kind ? [KIND_NAMES[document.kind]] : [],
    instance: random() < 0.15 && document.instance ? [INSTANCE_NAMES[document.instance]] : [],
    outcome: random() < 0.15 && document.outcome ? [OUTCOME_NAMES[document.outcome]] : [],
    amount: random() < 0.15 ? [AMOUNT_NAMES[findAmountRange(document.amount)] ?? ""] : [],
    dateto: random() < 0.15 ? pick(["2022", "2023-05", "2024-09-30"], random) : "",
    sort: pick(["relevance", "date", "court_level"] as const, random),
  };
}

describe("the query operators through the handlers", () => {
  test(
    `find, count and gather the same as a plain scan of the corpus for ${QUERIES} random queries`,
    async () => {
      const documents = [...judgmentDocuments(activeCorpusDir())];
      const catalogue = openEngine().catalogue(1);
      const scan = new ScanEngine(documents, catalogue);
      let found = 0;
      const helped = new Map<string, number>();
      for (let run = 0; run < QUERIES; run++) {
        const asked = { ...emptyQuery(), ...randomQuery(documents) };
        const planned = planQuery(asked, catalogue.courts, catalogue.causes);
        if (planned.kind === "faults") {
          // A random word may consist of punctuation only, or both words of a group may be the same.
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
        for (const { field } of expected.total > 0 ? listConditions(asked) : [])
          helped.set(field, (helped.get(field) ?? 0) + 1);
      }
      expect(found).toBeGreaterThan(QUERIES / 3);
      const used = [...LIST_FIELDS, ...DATE_FIELDS].filter(
        (field) => !["reason", "court", "suitedate"].includes(field),
      );
      for (const field of used) expect(helped.get(field), field).toBeGreaterThan(QUERIES / 60);
    },
    runs(120_000),
  );

  test("find judges and counsel by name, also by a piece of it, and nobody else's", async () => {
    const documents = [...judgmentDocuments(activeCorpusDir())];
    const { judges = [], counsel = [] } = documents.find(
      (document) => document.judges?.length && document.counsel?.length,
    )!;
    const having = (names: (document: SearchDocument) => string[], name: string) =>
      documents.filter((document) =>
        names(document).some((one) => normaliseKeyword(one).includes(normaliseKeyword(name))),
      ).length;
    expect(await total({ judge: [judges[0]!] })).toBe(having(({ judges = [] }) => judges, judges[0]!));
    expect(await total({ counsel: [counsel[0]!] })).toBe(having(({ counsel = [] }) => counsel, counsel[0]!));
    const piece = counsel[0]!.slice(0, 2);
    expect(await total({ counsel: [piece] })).toBe(having(({ counsel = [] }) => counsel, piece));
    expect(await total({ judge: ["无此法官"] })).toBe(0);
  });

  test("take a day, a month or a year as an inclusive bound, and no reversed ones", async () => {
    const year = await total({ suitedate: ["2021"] });
    expect(year).toBeGreaterThan(0);
    expect(await total({ datefrom: "2021", dateto: "2021" })).toBe(year);
    expect(await total({ datefrom: "2021-01-01", dateto: "2021-12-31" })).toBe(year);
    expect(await total({ datefrom: "2021年1月", dateto: "2021/12" })).toBe(year);
    const refused = async (search: SearchQueryInput) => {
      const response = await postJson(SEARCH_PATH, { search });
      const body = (await response.json()) as { result: { code: number; fields: string[] } };
      expect(body.result.code).toBe(ERROR_CODES.bad_input.code);
      return body.result.fields;
    };
    expect(await refused({ datefrom: "2022", dateto: "2021" })).toEqual(["search.dateto"]);
    expect(await refused({ datefrom: "2021-02-30" })).toEqual(["search.datefrom"]);
    expect(await refused({ dateto: "昨天" })).toEqual(["search.dateto"]);
    expect(await refused({ near: ["保险"] })).toEqual(["search.near"]);
    expect(await refused({ without: ["，。"] })).toEqual(["search.without"]);
    expect(await refused({ judge: ["\u0000"] })).toEqual(["search.judge"]);
  });

  test("shows the paragraph that holds the words of a group first", async () => {
    const { data } = await answerTo(SEARCH_PATH, { search: { near: ["保险 赔偿"] } }, SearchResponse);
    expect(data.total_count).toBeGreaterThan(0);
    const [first] = data.id_list[0]!.snippets!.filter(({ paragraph }) => paragraph >= 0);
    expect(first!.ranges.length).toBeGreaterThan(0);
  });
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

  test("is left out unless asked for", async () => {
    const { data } = await answerTo(SEARCH_COUNT_PATH, { search: { qr: ["代位求偿"] } }, SearchCountResponse);
    expect(data).toEqual({ total_count: data.total_count });
  });
});

describe("the sample flag of POST /search", () => {
  test("is true for judgments while they are samples, and never for statutes", async () => {
    const { corpus } = readManifest("data/generated/search");
    expect((await answerTo(SEARCH_PATH, { search: {} }, SearchResponse)).sample).toBe(corpus.sample);
    expect((await answerTo(SEARCH_PATH, { search: { type: 2 } }, SearchResponse)).sample).toBe(false);
  });
});
