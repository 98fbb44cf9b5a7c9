import * as z from "zod/mini";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import { type AppealGroupRanges, type GroupFigures, MAX_APPEALS } from "#domain/reversal/analyse-appeals.ts";
import { BACKOFF_GROUPS, emptyCounts, type GroupName } from "#domain/reversal/change-rate.ts";
import { GROUNDS } from "#domain/reversal/grounds.ts";
import type { IndexKind } from "#server/search/opensearch/indexes/index-names.ts";
import { readFields, refuseIncomplete } from "#server/search/opensearch/queries/answers.ts";
import type { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";
import type { QueryClause } from "#server/search/opensearch/queries/query-body.ts";
import type { AppealSource, Appeals } from "../collections.ts";

const Counted = z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) });
const Year = z.object({ value: z.nullable(z.number()) });
const Figures = z.object({
  aggregations: z.object({
    groups: z.object({
      buckets: z.array(
        z.object({
          doc_count: z.number(),
          grounds: Counted,
          complete: z.object({ doc_count: z.number(), outcomes: Counted, from: Year, to: Year }),
        }),
      ),
    }),
  }),
});
const ROW = ["judgments", "casename", "court_name", "case_number", "casedate", "outcome", "complete"];

/** The appeals on a cluster. Each group is a filter, and the cluster does all the counting. */
export const appealsInCluster = (calls: IndexCalls<IndexKind>): Appeals => ({
  sources: async () => ((await calls.meta("appeals")).facts as { sources: AppealSource[] }).sources,
  figures: async (question) => {
    const answer = await calls.search("appeals", {
      query: { match_all: {} },
      size: 0,
      track_total_hits: false,
      aggs: {
        groups: {
          filters: { filters: BACKOFF_GROUPS.map((group) => groupClause(question, group)) },
          aggs: {
            grounds: { terms: { field: "grounds", size: GROUNDS.length } },
            complete: {
              filter: { term: { complete: 1 } },
              aggs: {
                outcomes: { terms: { field: "outcome", size: APPEAL_OUTCOMES.length } },
                from: { min: { field: "year" } },
                to: { max: { field: "year" } },
              },
            },
          },
        },
      },
    });
    refuseIncomplete(answer);
    const { buckets } = z.parse(Figures, answer).aggregations.groups;
    return buckets.map(({ doc_count, grounds, complete }): GroupFigures => {
      const { from, to, outcomes } = complete;
      const counts = Object.fromEntries(outcomes.buckets.map((one) => [one.key, one.doc_count]));
      return {
        complete: { ...emptyCounts(), ...counts },
        selected: doc_count - complete.doc_count,
        period: from.value === null || to.value === null ? null : { from: from.value, to: to.value },
        grounds: GROUNDS.map((ground) => grounds.buckets.find(({ key }) => key === ground)?.doc_count ?? 0),
      };
    });
  },
  cases: async (question, group) => {
    const answer = await calls.search("appeals", {
      query: groupClause(question, group),
      sort: [
        { complete: { order: "desc" } },
        { casedate: { order: "desc" } },
        { judgments: { order: "desc" } },
      ],
      size: MAX_APPEALS,
      track_total_hits: false,
      stored_fields: "_none_",
      docvalue_fields: ROW,
    });
    return readFields(answer).map((fields) => {
      const text = (name: string) => String(fields[name]?.[0] ?? "");
      return {
        id: text("judgments"),
        casename: text("casename"),
        court: text("court_name"),
        case_number: text("case_number"),
        casedate: text("casedate"),
        outcome: APPEAL_OUTCOMES.find((outcome) => outcome === text("outcome"))!,
        complete: fields.complete?.[0] === 1,
      };
    });
  },
});

const within = (field: string, [from, to]: readonly [number, number]): QueryClause => ({
  range: { [field]: { gte: from, lte: to - 1 } },
});

/** The clause that finds the appeals of a group. They include the appeals of all narrower groups. */
function groupClause(question: AppealGroupRanges, group: GroupName): QueryClause {
  const { branch, parentCause, cause, province, court } = question;
  const causes = [branch, parentCause, cause].map((range) => within("cause", range));
  const courts = [within("court", court), within("court", province)];
  const depth = BACKOFF_GROUPS.length - BACKOFF_GROUPS.indexOf(group);
  const filter: QueryClause[] = causes.slice(0, depth);
  if (group === "cause_court") filter.push(courts[0]!);
  if (group === "cause_province") filter.push({ bool: { should: courts, minimum_should_match: 1 } });
  return { bool: { filter } };
}
