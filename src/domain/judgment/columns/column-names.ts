/** What a column of a collection holds; `text` is the whole document. */
export type ColumnName =
  | "source_id"
  | "wenshu_url"
  | "case_number"
  | "casename"
  | "court"
  | "kind"
  | "text_type"
  | "procedure"
  | "casedate"
  | "parties"
  | "causes"
  | "legal_basis"
  | "region"
  | "reason"
  | "text";

/**
 * How collections name their columns: the monthly CSV files, JSON Lines, and the fields of the national
 * site's JSON.
 */
const HEADINGS: Record<ColumnName, string[]> = {
  source_id: ["id", "docid", "docId", "doc_id", "uuid", "uniqid", "文书ID", "文书id", "s5"],
  wenshu_url: ["原始链接", "链接", "url", "wenshu_url"],
  case_number: ["案号", "case_number", "caseNumber", "s7"],
  casename: ["案件名称", "案名", "标题", "casename", "title", "name", "s1"],
  court: ["法院", "法院名称", "审理法院", "court", "s2"],
  kind: ["案件类型", "s8"],
  text_type: ["文书类型", "文书种类", "text_type", "s6"],
  procedure: ["审理程序", "审判程序", "procedure", "s9"],
  casedate: ["裁判日期", "判决日期", "casedate", "date", "s31"],
  parties: ["当事人", "s17"],
  causes: ["案由", "cause", "wenshuAy", "s11"],
  legal_basis: ["法律依据", "s47", "s29"],
  region: ["所属地区", "地区", "s33"],
  reason: ["不公开理由", "不公开原因", "s32"],
  text: ["全文", "文书内容", "文书全文", "qw", "text", "content", "s21"],
};

const BY_HEADING = new Map(
  (Object.keys(HEADINGS) as ColumnName[]).flatMap((name) =>
    HEADINGS[name].map((heading) => [heading, name] as const),
  ),
);

/** What a column with that heading holds, or null if no reader knows it. */
export function columnNamed(heading: string): ColumnName | null {
  return BY_HEADING.get(heading.replace(/^\ufeff/, "").trim()) ?? null;
}

/** True for the first row of a table of judgments: a text or a case number, and three more known columns. */
export function isTableHeading(headings: readonly string[]): boolean {
  const known = new Set(headings.map(columnNamed));
  known.delete(null);
  return known.size >= 4 && (known.has("text") || known.has("case_number"));
}
