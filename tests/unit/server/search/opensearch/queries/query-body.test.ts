import { describe, expect, test } from "vitest";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import {
  isRankedInSteps,
  queryBody,
  rankedBody,
  sortBody,
  TIER_DEPTHS,
  tierBody,
} from "#server/search/opensearch/queries/query-body.ts";
import type { SearchCatalogue } from "#server/search/search-engine.ts";

interface Node {
  label: string;
  children?: Node[];
}
const tree = flattenTree<Node>(
  [{ label: "a", children: [{ label: "b" }] }, { label: "c" }],
  ({ label }) => label,
);
const catalogue = { courts: tree, causes: tree } as unknown as SearchCatalogue;
const word = (...forms: string[]) => ({ text: forms[0]!, forms }) as unknown as QueryPlan["keywords"][number];
const plan = (more: Partial<QueryPlan> = {}): QueryPlan => ({ ...matchAllPlan(1), ...more });
const clauses = (body: unknown) => (body as { bool: { filter: unknown[]; must_not: unknown[] } }).bool;

describe("a single character", () => {
  test("is the first of a pair", () => {
    const { filter } = clauses(queryBody(plan({ keywords: [word("的")] }), catalogue));
    expect(filter).toEqual([{ prefix: { text: { value: "的" } } }]);
  });

  test("stands in a paragraph where any pair does that it begins, and is never taken for a class", () => {
    const patterns = (character: string) => {
      const { filter } = clauses(queryBody(plan({ near: [[word(character), word("合同")]] }), catalogue));
      return [...JSON.stringify(filter).matchAll(/"pattern":"((?:\\.|[^"])+)"/g)].map(
        ([, pattern]) => JSON.parse(`"${pattern}"`) as string,
      );
    };
    const all = patterns("d");
    expect(all.every((pattern) => pattern.startsWith("d["))).toBe(true);
    const held = (second: string) =>
      all.filter((pattern) => new RegExp(`^${pattern}$`, "u").test(`d${second}`)).length;
    for (const second of ["·", "a", "一", "同", "龥", "\u9fff", "が", "𠮷", "\u{10ffff}"])
      expect(held(second), second).toBe(1);
    expect(patterns("*")[0]).toMatch(/^\\\*\[/);
  });
});

describe("queryBody", () => {
  test("finds everything where nothing is asked", () => {
    expect(queryBody(plan(), catalogue)).toEqual({ match_all: {} });
  });

  test("has a clause for each condition, and those to leave out apart", () => {
    const { filter, must_not } = clauses(
      queryBody(
        plan({
          keywords: [word("合同"), word("违约")],
          without: [word("离婚")],
          courts: [[0, 2]],
          causes: [
            [1, 2],
            [2, 3],
          ],
          kinds: [1],
          years: [2020, 2021],
          dates: { from: 18_262, to: 18_628 },
        }),
        catalogue,
      ),
    );
    expect(filter).toHaveLength(7);
    expect(filter.slice(2)).toEqual([
      { term: { court_path: "a" } },
      { terms: { cause_path: ["b", "c"] } },
      { term: { kind: DOCUMENT_KINDS[1] } },
      { terms: { year: ["2020", "2021"] } },
      { range: { date: { gte: 18_262, lte: 18_628 } } },
    ]);
    expect(must_not).toHaveLength(1);
    expect(clauses(queryBody(plan({ without: [word("离婚")] }), catalogue)).filter).toEqual([]);
  });

  test("finds any form of a word, and several words in one passage without a boundary between", () => {
    const [one, any] = clauses(
      queryBody(plan({ keywords: [word("合同"), word("合同", "契约")] }), catalogue),
    ).filter;
    expect(any).toMatchObject({ bool: { should: [one, {}], minimum_should_match: 1 } });
    const near = [[word("合同"), word("违约", "毁约")]] as unknown as QueryPlan["near"];
    const [passage] = clauses(queryBody(plan({ near }), catalogue)).filter as {
      intervals: Record<string, { all_of: { ordered: boolean; intervals: object[]; filter: object } }>;
    }[];
    const [{ all_of }] = Object.values(passage!.intervals) as [
      { all_of: { ordered: boolean; intervals: object[]; filter: object } },
    ];
    expect(all_of.ordered).toBe(false);
    expect(all_of.intervals).toMatchObject([
      { match: { max_gaps: 0, ordered: true } },
      { any_of: { intervals: [{}, {}] } },
    ]);
    expect(all_of.filter).toMatchObject({ not_containing: { match: { max_gaps: 0 } } });
  });

  test("refuses a range that is no subtree", () => {
    expect(() => queryBody(plan({ courts: [[0, 1]] }), catalogue)).toThrow(RangeError);
  });
});

describe("the order of a plan", () => {
  /** How many clauses each tier has for each keyword. */
  const clausesByTier = (keywords: QueryPlan["keywords"]) => {
    const { bool } = rankedBody(plan({ keywords }), catalogue) as {
      bool: {
        filter: unknown[];
        should: [
          {
            dis_max: {
              queries: { constant_score: { boost: number; filter: { bool: { filter: object[] } } } }[];
            };
          },
        ];
      };
    };
    expect(bool.filter).toEqual([queryBody(plan({ keywords }), catalogue)]);
    const { queries } = bool.should[0].dis_max;
    expect(queries.map(({ constant_score }) => constant_score.boost)).toEqual([5, 4, 3, 2]);
    return queries.map(({ constant_score }) =>
      constant_score.filter.bool.filter.map(
        (clause) => (clause as { bool?: { should: object[] } }).bool?.should.length ?? 1,
      ),
    );
  };

  test("is by tiers where there are keywords, best first, everything else after them", () => {
    expect(rankedBody(plan(), catalogue)).toEqual(queryBody(plan(), catalogue));
    // The number itself, and each form in each field of the tier.
    expect(clausesByTier([word("合同"), word("违约", "毁约")])).toEqual(
      TIER_DEPTHS.map((depth) => [1 + depth, 1 + 2 * depth]),
    );
  });

  test("seeks one keyword once in each field", () => {
    expect(clausesByTier([word("违约", "毁约")])).toEqual([[1], [2], [2], [2]]);
  });

  test("asks tiers one by one from forty forms on, and only by relevance", () => {
    const many = (count: number) => ({
      keywords: [word(...Array.from({ length: count }, (_, at) => `甲${at}`))],
    });
    expect(isRankedInSteps(plan({ ...many(40), sort: "relevance" }))).toBe(false);
    expect(isRankedInSteps(plan({ ...many(41), sort: "relevance" }))).toBe(true);
    expect(isRankedInSteps(plan({ ...many(41), sort: "date" }))).toBe(false);
    const { filter } = clauses(tierBody(plan({ keywords: [word("合同")], years: [2020] }), 1, catalogue));
    expect(filter[0]).toEqual(queryBody(plan({ years: [2020] }), catalogue));
    expect(filter).toHaveLength(2);
  });

  test("ends with the newest and then the id, documents without a date last", () => {
    const by = (field: string) => ({ [field]: { order: "asc" } });
    const newest = { date: { order: "desc", missing: "_last" } };
    const last = [newest, by("id_number")];
    const keywords = [word("合同")];
    expect(sortBody(plan({ sort: "date", keywords }))).toEqual(last);
    expect(sortBody(plan({ sort: "relevance" }))).toEqual(last);
    expect(sortBody(plan({ type: 2, sort: "relevance" }))).toEqual([newest, by("id")]);
    expect(sortBody(plan({ sort: "relevance", keywords }))).toEqual([{ _score: { order: "desc" } }, ...last]);
    expect(sortBody(plan({ sort: "court_level", keywords }))).toEqual([{ level: { order: "asc" } }, ...last]);
  });
});
