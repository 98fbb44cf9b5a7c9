import type { LawyerEntry, LawyerListData, LawyerListResponse } from "#contract/recovery/lawyer-list.ts";

/**
 * The parts of the request that the answer must contain. The lawyer service of another operator does not
 * repeat them.
 */
interface Asked {
  reason: string;
  court: string;
  pageSize?: number;
}

/** What every lawyer service returns. The service of another operator may return less or more. */
interface SpecifiedAnswer {
  data?: Partial<LawyerListData> | null;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number =>
  typeof value === "number" || typeof value === "string" ? Number(value) || 0 : 0;
const list = (value: unknown): LawyerEntry[] => (Array.isArray(value) ? value.map(completeEntry) : []);

/**
 * Completes the answer of a lawyer service with every value that the page reads. Missing texts become empty
 * and missing numbers 0, as the specification demands. The page then omits what the service does not report.
 * The answer of this site's own service, which has `corpus`, `claim` and `counts`, is returned unchanged.
 */
export function completeAnswer(answer: unknown, asked: Asked): LawyerListResponse {
  const data = (answer as SpecifiedAnswer | null)?.data ?? {};
  if (data.corpus && data.claim && data.counts) return answer as LawyerListResponse;
  const lists = {
    lawyerExp: list(data.lawyerExp),
    lawyerImpact: list(data.lawyerImpact),
    lawyerActiv: list(data.lawyerActiv),
  };
  return {
    result: { code: 0, msg: "" },
    data: {
      ...lists,
      activeLawyer: number(data.activeLawyer),
      totalLawyer: number(data.totalLawyer),
      page: 1,
      pageSize: asked.pageSize ?? Math.max(1, lists.lawyerExp.length),
      counts: {
        exp: lists.lawyerExp.length,
        impact: lists.lawyerImpact.length,
        activ: lists.lawyerActiv.length,
      },
      nearestCause: "same",
      highest: { exp: 0, impact: 0, activ: 0 },
      claim: {
        reason: asked.reason,
        court: asked.court,
        courtId: null,
        courtsBelow: false,
        map: "",
        area: "",
        amountRange: null,
      },
      corpus: {
        sample: false,
        complete: false,
        nationwide: true,
        judgments: 0,
        from: 0,
        to: 0,
        newest: "",
        counsel: true,
        sources: [],
      },
    },
  };
}

function completeEntry(given: Partial<LawyerEntry> | null): LawyerEntry {
  const entry = given ?? {};
  return {
    lawyer: text(entry.lawyer),
    lawoffice: text(entry.lawoffice),
    lProvince: text(entry.lProvince),
    lCity: text(entry.lCity),
    lPic: text(entry.lPic),
    scoreExp: number(entry.scoreExp),
    scoreImpact: number(entry.scoreImpact),
    scoreActivation: number(entry.scoreActivation),
    n: 0,
    firstYear: 0,
    lastYear: 0,
    evidence: [],
  };
}
