/** What visitors call the fields of requests; a field without a word keeps its name. */
const FIELDS: Record<"cn" | "en", Record<string, string>> = {
  cn: {
    body: "请求内容",
    search: "检索条件",
    qr: "关键词",
    keyword: "关键词",
    within: "在结果中检索",
    without: "不含",
    near: "同一段落",
    title: "标题",
    holding: "裁判要点",
    judge: "法官",
    mainjudge: "主审法官",
    collegial_panel_members: "合议庭成员",
    counsel: "代理人",
    courtname: "法院名称",
    court: "法院",
    reason: "案由",
    kind: "文书种类",
    suitedate: "年份",
    datefrom: "起始日期",
    dateto: "结束日期",
    index: "页码",
    type: "检索类型",
    sort: "排序",
    id: "文书编号",
    text: "案号列表",
    case_number: "案号",
    first_instance_number: "一审或二审案号",
    subject: "主体身份",
    amount: "标的金额",
    amountMax: "最高金额",
    name: "名称",
    party: "当事人名称",
    from: "起始篇",
    to: "结束篇",
    format: "格式",
  },
  en: {
    body: "request",
    search: "query",
    qr: "keyword",
    keyword: "keyword",
    within: "words in results",
    without: "words left out",
    near: "same paragraph",
    suitedate: "year",
    datefrom: "first day",
    dateto: "last day",
    courtname: "court name",
    reason: "cause",
    kind: "kind of document",
    mainjudge: "chief judge",
    collegial_panel_members: "panel members",
    index: "page",
    id: "document id",
    text: "list of case numbers",
    party: "name of the party",
    case_number: "case number",
    first_instance_number: "case number",
    amountMax: "highest amount",
    from: "first document",
    to: "last document",
  },
};

/** The fields named by paths into a request ("search.qr.0"), in words, each once. */
export function wordFields(paths: readonly string[], language: "cn" | "en"): string {
  const words = paths.map((path) => {
    const name = path.split(".").findLast((step) => !/^\d+$/.test(step)) ?? path;
    // Own members only: a path contains names that the visitor sent.
    return Object.hasOwn(FIELDS[language], name) ? FIELDS[language][name] : name;
  });
  return [...new Set(words)].join(language === "cn" ? "、" : ", ");
}
