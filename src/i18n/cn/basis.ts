/** The legal basis of the site's statements. */
export const basis = {
  title: "法律依据",
  description: "本站程序和文章里每一条规则、期限、费率所依据的法律条文，以及最后核对的日期。",
  lead: "本站说到的每一条规则、期限和费率都在这里：依据哪部法律、哪一条、哪个版本，最后在哪一天核对。法律如有修改，以修改后的为准。",
  checked: "最后核对：{day}。",
  rules: "程序里的规则",
  rule: ["规则", "依据"],
  calculators: "计算器",
  articles: "文章",
  limitations: "起诉和申请的期限",
  remedies: "各类文书的救济",
  remediesLead:
    "哪种文书可以上诉、复议、异议或者起诉，向哪里，几日之内：共 {n} 项。改判分析按案号、文书种类和裁判主文从中选出。",
  remediesLink: "全部救济一览",
  laws: "引用的法律文件",
  law: ["法律文件", "引用的条文", "版本、施行", "核对"],
  version: "{version} 版，{effective} 施行",
  compared: "已与条文核对",
  notCompared: "没有条文可核对，依公开资料",
  remedy: ["途径", "内容", "依据"],
  back: "返回法律依据",
};
