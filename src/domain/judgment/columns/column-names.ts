/**
 * The kinds of columns of a collection, with the headings that collections use for them: tables, JSON Lines,
 * and the fields of the national site's and the case library's JSON. `text` is the whole document.
 */
const HEADINGS = {
  source_id: "id docid doc_id uuid uniqid 文书ID s5 writId cpws_al_id",
  wenshu_url: "原始链接 链接 文书链接 原文链接 网址 url wenshu_url source_url link",
  case_number: "案号 案件字号 文书字号 案件号 裁判字号 case_number case_no ah s7 cpws_al_ajzh",
  casename:
    "案件名称 案名 标题 文书标题 文书名称 裁判文书标题 案例名称 案例标题 casename case_title title name s1 writName ajName cpws_al_title",
  court:
    "法院 法院名称 审理法院 审判法院 裁判法院 受理法院 经办法院 court court_name trial_court s2 jbdw slfy cpws_al_slfy_name",
  kind: "案件类型 案件类别 category case_type case_category s8 ajlb cpws_al_case_sort_name",
  text_type: "文书类型 文书种类 文书性质 text_type doc_type document_type s6 wszl",
  procedure: "审理程序 审判程序 程序 审级 procedure trial_procedure s9 slcx cpws_al_slcx_name",
  casedate:
    "裁判日期 判决日期 审结日期 结案日期 裁判时间 判决时间 审结时间 结案时间 casedate case_date date judgment_date judgement_date decision_date closing_date s31 cprq jaDate cpws_al_zs_date",
  parties: "当事人 当事人名称 当事人信息 诉讼当事人 parties party litigants s17",
  causes: "案由 案由名称 cause causes case_cause cause_of_action wenshuAy s11 ay cpws_al_sort_name",
  legal_basis: "法律依据 裁判依据 适用法律 适用法条 legal_basis s47 s29",
  region: "所属地区 地区 省份 region province s33",
  reason: "不公开理由 不公开原因 s32",
  text: "全文 文书内容 文书全文 文书正文 裁判文书 裁判文书全文 裁判文书正文 裁判全文 判决书全文 判决书正文 正文 内容 qw fbqw text content full_text doc_text judgment_text document_text s21",
};
export type ColumnName = keyof typeof HEADINGS;
export const COLUMN_NAMES = Object.keys(HEADINGS) as ColumnName[];

/** Returns the kind of a column with a heading, or null if the heading is unknown. */
export type ColumnReader = (heading: string) => ColumnName | null;

/** A heading without case, blanks, underscores, a byte order mark and trailing brackets. */
const bare = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\ufeff_:.*-]/g, "")
    .replace(/(?<=.)\([^()]*\)$/, "");

const BY_HEADING = new Map(
  COLUMN_NAMES.flatMap((name) => HEADINGS[name].split(" ").map((heading) => [bare(heading), name] as const)),
);

/** Reads the usual headings of collections. */
export const columnNamed: ColumnReader = (heading) => BY_HEADING.get(bare(heading)) ?? null;

/** Reads the given headings first. A kind of column that they name is not read from any other heading. */
export function columnsGiven(given: Readonly<Record<string, ColumnName>>): ColumnReader {
  const own = new Map(Object.entries(given).map(([heading, name]) => [bare(heading), name]));
  const taken = new Set(own.values());
  return (heading) => {
    const known = own.get(bare(heading)) ?? columnNamed(heading);
    return known && taken.has(known) && own.get(bare(heading)) !== known ? null : known;
  };
}

/**
 * True for the headings of a table of judgments: it has texts, or case numbers with reasons for missing
 * texts.
 */
export function isTableHeading(headings: readonly string[], named: ColumnReader = columnNamed): boolean {
  const known = new Set(headings.map(named));
  return known.has("text") || (known.has("case_number") && known.has("reason"));
}
