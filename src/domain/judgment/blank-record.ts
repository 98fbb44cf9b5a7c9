import type { JudgmentRecord } from "./record.ts";

/**
 * A record of this source in which every other field is empty. Importers of other data than texts fill it.
 */
export function blankRecord(source: string): JudgmentRecord {
  return {
    id: "",
    casename: "",
    court: "",
    court_id: null,
    text_type: "",
    case_number: "",
    casedate: "",
    cause_code: null,
    cause: "",
    causes: [],
    instance: "other",
    parties: [],
    counsel: [],
    presiding_judge: "",
    panel: [],
    clerk: "",
    claim_amount: null,
    outcome: null,
    earlier_cases: [],
    later_cases: [],
    body_text: [],
    tail_text: [],
    body_postscript: [],
    holding: null,
    wenshu_url: "",
    source,
  };
}
