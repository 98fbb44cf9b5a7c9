const BRANCH =
  "(?:刑事附带民事|民事|刑事|行政附带民事|行政赔偿|行政|执行|国家赔偿|赔偿|司法救助|司法制裁|司法|强制医疗|强制清算|破产|非诉|再审|复核|减刑|假释|民事制裁|商事|海事|涉外|附带|公益诉讼|生效)";
const FORM = "(?:判决|裁定|决定|调解|制裁决定|通知|支付令|函复|批复|复函)";
const DECISION = new RegExp(`^${BRANCH}{0,3}${FORM}(?:书)?`);

/** Text between a case number and the kind of decision (民事判决). */
const GAP = /^(?:的|之|号|作出的?|[“”"《〈]){0,3}/;

/**
 * The kind of decision that a text starts with (民事判决, 执行裁定书), after at most a few connecting words; else
 * empty.
 */
export function decisionAt(text: string): string {
  const rest = text.slice(0, 40).replace(GAP, "");
  return rest.match(DECISION)?.[0] ?? "";
}

/** The document type of a kind of decision: 民事判决书 for 民事判决. */
export function toDocumentType(decision: string): string {
  return /(?:判决|裁定|决定|调解)$/.test(decision) ? `${decision}书` : decision;
}

const TITLE_FORM =
  /^(?:中华人民共和国)?((?:刑事附带民事公益诉讼|附带民事公益诉讼|民事公益诉讼|行政公益诉讼|刑事附带民事|刑事|民事|行政附带民事|行政赔偿|行政|执行|国家赔偿|赔偿|司法救助|司法制裁|强制医疗|公益诉讼|再审|仲裁|督促|破产|海事|涉外|司法){0,3}(?:判决书|裁定书|决定书|调解书|制裁决定书|通知书|支付令|驳回申诉通知书|驳回申请再审通知书|拘留决定书|罚款决定书|履行催告书|受理案件通知书|应诉通知书|执行通知书|结案通知书|协助执行通知书|报告财产令|限制消费令|搜查令|执行令|公告|人身安全保护令|公示催告|令))(?:[（(](?:稿|正本|副本)[）)])?$/;

/** The document type that a line consists of (民事判决书), or empty. The line must have no blanks. */
export function documentTypeOfLine(line: string): string {
  return line === "令" || line === "公告" ? "" : (line.match(TITLE_FORM)?.[1] ?? "");
}

/**
 * A type that also says what the document decides: 指定管辖决定书, 驳回回避申请决定书, 罚款复议决定书. Only a line below the court
 * can be one.
 */
const DECIDED = /^[\u4e00-\u9fff]{2,12}(?:判决书|裁定书|决定书|通知书)$/;

/**
 * The document type that a line directly below the court consists of, or empty. The line must have no blanks.
 */
export const documentTypeBelowCourt = (line: string): string =>
  documentTypeOfLine(line) || (DECIDED.exec(line)?.[0] ?? "");

const MISPRINTED =
  /^(?:[^\u4e00-\u9fff]{0,3}[a-z]{0,3}[^\u4e00-\u9fff]{0,12})?([\u4e00-\u9fff]{1,3}?)??((?:刑|民|行|执|赔|国家)[\u4e00-\u9fff]{0,10}(?:书|令|裁定|判决|决定))[^\u4e00-\u9fff]{0,6}$/;
const FORMS: [word: RegExp, form: string][] = [
  [/裁定/, "裁定书"],
  [/调解/, "调解书"],
  [/通知/, "通知书"],
  [/支付令/, "支付令"],
  [/决定/, "决定书"],
  [/判|决/, "判决书"],
];

/**
 * The document type in a misprinted line of a head, or empty. The type may be misspelt (刑事裁判书, 附事民事, 审刑事判决书),
 * or stray characters may precede it.
 */
export function misprintedDocumentType(line: string): string {
  const own = line.length > 40 ? null : line.match(MISPRINTED);
  const words = own?.[2] ?? "";
  if (words === "" || /法院|一案|纠纷/.test(words)) return "";
  const exact = documentTypeOfLine(words);
  if (exact) return exact;
  const form = FORMS.find(([word]) => word.test(words))?.[1];
  const branch = words.match(/^(?:刑事?|民事?|行政?|执行?|国家赔偿|赔偿?)/)?.[0] ?? "";
  const name = { 刑: "刑事", 民: "民事", 行: "行政", 执: "执行", 赔: "赔偿" }[branch] ?? branch;
  const joined = /^刑.*附.{0,2}民/.test(words) ? "附带民事" : /^行政赔偿/.test(words) ? "赔偿" : "";
  return form && name ? `${name}${joined}${form}` : "";
}
