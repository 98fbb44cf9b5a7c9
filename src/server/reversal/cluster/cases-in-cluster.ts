import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { IndexKind } from "#server/search/opensearch/indexes/index-names.ts";
import { readSources } from "#server/search/opensearch/queries/answers.ts";
import type { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";
import { caseNumberKey } from "#server/search/sources/case-number-key.ts";
import { byNewest, type CaseFacts, type CasesByNumber, shortHolding } from "../collections.ts";

/** Upper bound of the number of documents with one case number. */
const MAX_ALIKE = 100;

/** The stored fields that name the judges of a case and the claim. */
type Hearing = Pick<JudgmentRecord, "presiding_judge" | "panel" | "claim_amount">;

/** The judgments on a cluster, found by case number. */
export const casesInCluster = (calls: IndexCalls<IndexKind>): CasesByNumber => ({
  find: async (caseNumber) => {
    const answer = await calls.search(SCOPE.cases, {
      query: { bool: { filter: [{ term: { number_key: caseNumberKey(caseNumber) } }] } },
      sort: [{ date: { order: "desc", missing: "_last" } }, { id: { order: "asc" } }],
      size: MAX_ALIKE,
      track_total_hits: false,
      _source: ["detail", "hearing"],
    });
    const found = readSources<{ detail: string; hearing: string }>(answer).hits.map(
      ({ stored }): CaseFacts => {
        const detail: JudgmentDetail = JSON.parse(stored.detail);
        const { id, casename, court, case_number, casedate, cause, text_type } = detail;
        const { presiding_judge, panel, claim_amount }: Hearing = JSON.parse(stored.hearing);
        return {
          ...{ id, casename, court, case_number, casedate, cause, text_type },
          ...{ presiding_judge, panel, claim_amount, holding: shortHolding(detail) },
        };
      },
    );
    return found.sort(byNewest);
  },
});
