const BRANCH =
  "(?:刑事附带民事|民事|刑事|行政附带民事|行政赔偿|行政|执行|国家赔偿|赔偿|司法救助|司法制裁|司法|强制医疗|强制清算|破产|非诉|再审|复核|减刑|假释|民事制裁|商事|海事|涉外|附带|公益诉讼|生效)";
const FORM = "(?:判决|裁定|决定|调解|制裁决定|通知|支付令|函复|批复|复函)";
const DECISION = new RegExp(`^${BRANCH}{0,3}${FORM}(?:书)?`);

/** What may stand between a case number and the kind of the decision. */
const GAP = /^(?:的|之|号|作出的?|[“”"《〈]){0,3}/;

/** The kind of decision named at the start of a text (民事判决, 执行裁定书), without what leads up to it; or empty. */
export function decisionAt(text: string): string {
  const rest = text.slice(0, 40).replace(GAP, "");
  return rest.match(DECISION)?.[0] ?? "";
}

/** The document that holds a decision: 民事判决书 for 民事判决. */
export function toDocumentType(decision: string): string {
  return /(?:判决|裁定|决定|调解)$/.test(decision) ? `${decision}书` : decision;
}

const TITLE_FORM =
  /^(?:中华人民共和国)?((?:刑事附带民事|民事|刑事|行政附带民事|行政赔偿|行政|执行|国家赔偿|赔偿|司法救助|司法制裁|强制医疗|公益诉讼|再审){0,3}(?:判决书|裁定书|决定书|调解书|制裁决定书|通知书|支付令|驳回申诉通知书|驳回申请再审通知书|拘留决定书|罚款决定书|履行催告书))(?:[（(](?:稿|正本|副本)[）)])?$/;

/** The document type if a line without its blanks is nothing else (民事判决书), or empty. */
export function documentTypeOfLine(line: string): string {
  return line.match(TITLE_FORM)?.[1] ?? "";
}
