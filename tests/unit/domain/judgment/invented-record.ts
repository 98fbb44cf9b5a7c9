import { judgmentId } from "#domain/judgment/judgment-id.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { sha256OfText } from "#server/files/sha256.ts";

/** An invented civil judgment with the given fields; its id is computed from them. */
export function invented(fields: Partial<JudgmentRecord> = {}): JudgmentRecord {
  const record: JudgmentRecord = {
    id: "",
    casename: "例某与样某买卖合同纠纷一审民事判决书",
    court: "呼和浩特市新城区人民法院",
    court_id: null,
    text_type: "民事判决书",
    case_number: "（2021）内0102民初1号",
    casedate: "2021-03-04",
    cause_code: null,
    cause: "买卖合同纠纷",
    causes: [{ code: null, label: "买卖合同纠纷" }],
    instance: "first",
    parties: [
      { name: "例某", side: "plaintiff", role: "原告" },
      { name: "样某", side: "defendant", role: "被告" },
    ],
    counsel: [],
    presiding_judge: "",
    panel: [],
    clerk: "",
    claim_amount: null,
    outcome: null,
    earlier_cases: [],
    later_cases: [],
    body_text: ["原告：例某。", "被告：样某。", "判决如下：", "驳回例某的诉讼请求。"],
    tail_text: [],
    body_postscript: [],
    holding: null,
    wenshu_url: "",
    source: "test",
    ...fields,
  };
  return { ...record, id: judgmentId(record, sha256OfText) };
}
