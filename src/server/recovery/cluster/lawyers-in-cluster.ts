import type { PartyCase } from "#contract/recovery/lawyer-party.ts";
import type { Side } from "#domain/judgment/record.ts";
import type { CaseColumns } from "#domain/recovery/ranking/lawyer-table.ts";
import { NO_ORDINAL, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import type { IndexKind } from "#server/search/opensearch/indexes/index-names.ts";
import { readFields, readFilterCounts, readSources } from "#server/search/opensearch/queries/answers.ts";
import type { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";
import { phrase, type QueryClause } from "#server/search/opensearch/queries/query-body.ts";
import { type Lawyers, type LawyerWithCases, MAX_PARTY_CASES } from "../lawyers.ts";
import type { CaseCells, LawyerRow } from "../open-table.ts";
import { readCounted } from "./counted-text.ts";
import { pairNumber, personNumber } from "./lawyers-index.ts";

/** Maximum number of lawyers that one search can list (index.max_result_window). */
const MAX_LISTED = 10_000;

/** What the index of lawyers says about the whole collection. */
type LawyerFacts = Awaited<ReturnType<Lawyers["facts"]>>;

/**
 * The lawyers on a cluster. The cluster finds them and returns their counted cases; this process computes the
 * scores, as it does for files.
 */
export function lawyersInCluster(calls: IndexCalls<IndexKind>): Lawyers {
  const facts = async () => (await calls.meta("lawyers")).facts as LawyerFacts;
  const countFilters = async (filters: QueryClause[]) => {
    if (filters.length === 0) return [];
    const answer = await calls.search("lawyers", {
      ...{ query: { match_all: {} }, size: 0, track_total_hits: false },
      aggs: { pairs: { filters: { filters } } },
    });
    return readFilterCounts(answer, "pairs");
  };
  const shown = async (numbers: readonly number[]) => {
    if (numbers.length === 0) return [];
    const answer = await calls.search("lawyers", {
      query: { bool: { filter: [{ terms: { lawyer: numbers } }] } },
      ...{ size: numbers.length, track_total_hits: false, _source: ["row", "cells"] },
    });
    const found = new Map(readShown(answer).map((one) => [one.number, one]));
    return numbers.map((number) => found.get(number) ?? null);
  };
  return {
    facts,
    counted: async (court) => {
      const { lawyers } = await facts();
      // One search lists at most MAX_LISTED lawyers, so several are sent in parallel. One more than needed is
      // sent, because a push may have added lawyers.
      const stretches = Array.from(
        { length: Math.ceil(lawyers / MAX_LISTED) + 1 },
        (_, at) => at * MAX_LISTED,
      );
      const answers = await Promise.all(
        stretches.map((from) =>
          calls.search("lawyers", {
            query: { bool: { filter: [placed(from), before(court)] } },
            ...{ sort: [{ place: { order: "asc" } }], size: MAX_LISTED, track_total_hits: false },
            ...{ stored_fields: "_none_", docvalue_fields: ["lawyer", "counted"] },
          }),
        ),
      );
      const rows = answers.flatMap(readFields);
      const numbers = rows.map(({ lawyer }) => Number(lawyer?.[0]));
      return {
        counted: readCounted(rows.map(({ counted = [] }) => counted.map(String))),
        numberAt: (place) => numbers[place]!,
      };
    },
    shown,
    named: (people) => shown(people.map(personNumber)),
    countCounted: (pairs) =>
      countFilters(pairs.map((pair) => ({ term: { counted_pair: pairNumber(pair) } }))),
    countWith: async (cause, court) => {
      const [count = 0] = await countFilters([{ term: { pair: pairNumber([cause, court]) } }]);
      return count;
    },
    ofParty: async (text) => {
      const answer = await calls.search("parties", {
        query: {
          bool: {
            should: [phrase("tokens", text), { term: { natural: text } }],
            minimum_should_match: 1,
          },
        },
        sort: [{ day: { order: "desc" } }, { place: { order: "asc" } }],
        ...{ size: MAX_PARTY_CASES, track_total_hits: true, _source: ["row"] },
        aggs: { parties: { filters: { filters: [{ term: { first: 1 } }] } } },
      });
      const { total, hits } = readSources<{ row: string }>(answer);
      const [parties = 0] = readFilterCounts(answer, "parties");
      return { total, parties, cases: hits.map(({ stored }) => JSON.parse(stored.row) as PartyCase) };
    },
  };
}

const placed = (from: number): QueryClause => ({
  range: { place: { gte: from, lte: from + MAX_LISTED - 1 } },
});

/**
 * The clause that finds the lawyers with a counted case in a court whose ordinal is in the range. NO_ORDINAL,
 * the greatest ordinal, stands for courts outside the catalogue.
 */
const before = ([from, to]: OrdinalRange): QueryClause => ({
  range: { court: { gte: from, lte: Math.min(to - 1, NO_ORDINAL) } },
});

/** A lawyer's row as a push stores it. The columns of the counted cases are arrays of numbers. */
type StoredRow = LawyerRow & { ids: string[]; sides: Side[] } & Record<keyof CaseColumns, number[]>;

/** Reads the lawyers of an answer in the form in which they are displayed, each with its number. */
function readShown(answer: unknown): (LawyerWithCases & { number: number })[] {
  return readSources<{ row: string; cells: string }>(answer).hits.map(({ id, stored }) => {
    const { ids, sides, court, level, cause, amount, day, year, reference, ...row }: StoredRow = JSON.parse(
      stored.row,
    );
    const cases: CaseColumns = {
      court: Uint16Array.from(court),
      level: Uint8Array.from(level),
      cause: Uint16Array.from(cause),
      amount: Uint8Array.from(amount),
      day: Int32Array.from(day),
      year: Uint16Array.from(year),
      reference: Uint8Array.from(reference),
    };
    let cells: CaseCells[] | undefined;
    return {
      number: Number(id),
      row,
      cases,
      isShown: () => true,
      counted: sides.map((side, at) => ({ row: at, side })),
      caseId: (at) => ids[at]!,
      caseRow: (at) => {
        cells ??= JSON.parse(stored.cells) as CaseCells[];
        return cells[at]!;
      },
    };
  });
}
