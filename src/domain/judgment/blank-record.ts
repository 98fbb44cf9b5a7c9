import type { JudgmentRecord } from "./record.ts";

/** An empty record of a source, to be filled from something other than a text. */
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
