import * as z from "zod/mini";
import { SCOPE } from "#domain/search/scope.ts";
import type { IndexKind } from "#server/search/opensearch/indexes/index-names.ts";
import { refuseIncomplete } from "#server/search/opensearch/queries/answers.ts";
import type { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";
import { caseNumberKey } from "#server/search/sources/case-number-key.ts";
import { byNewest, type CaseFacts, type CasesByNumber, shortHolding } from "../collections.ts";

/** Upper bound of the documents that share one number. */
const MAX_ALIKE = 100;

const Hits = z.object({
  hits: z.object({
    hits: z.array(z.object({ _source: z.object({ detail: z.string(), hearing: z.string() }) })),
  }),
});
const Detail = z.object({
  id: z.string(),
  casename: z.string(),
  court: z.string(),
  case_number: z.string(),
  casedate: z.string(),
  cause: z.string(),
  text_type: z.string(),
  body_text: z.array(z.string()),
  holding: z.nullable(z.object({ from: z.number(), to: z.number() })),
});
const Hearing = z.object({
  presiding_judge: z.string(),
  panel: z.array(z.string()),
  claim_amount: z.nullable(z.number()),
});

/** The judgments on a cluster by case number. */
export const casesInCluster = (calls: IndexCalls<IndexKind>): CasesByNumber => ({
  find: async (caseNumber) => {
    const answer = await calls.search(SCOPE.cases, {
      query: { bool: { filter: [{ term: { number_key: caseNumberKey(caseNumber) } }] } },
      sort: [{ date: { order: "desc", missing: "_last" } }, { id: { order: "asc" } }],
      size: MAX_ALIKE,
      track_total_hits: false,
      _source: ["detail", "hearing"],
    });
    refuseIncomplete(answer);
    const found = z.parse(Hits, answer).hits.hits.map(({ _source }): CaseFacts => {
      const { body_text, holding, ...row } = z.parse(Detail, JSON.parse(_source.detail));
      const { presiding_judge, panel, claim_amount } = z.parse(Hearing, JSON.parse(_source.hearing));
      return { ...row, presiding_judge, panel, claim_amount, holding: shortHolding({ body_text, holding }) };
    });
    return found.sort(byNewest);
  },
});
