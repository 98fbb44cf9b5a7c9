import { amountFaults } from "./amount-faults.ts";
import { familyCalculators } from "./calculators/family.ts";
import { injuryCalculators } from "./calculators/injury.ts";
import { labourCalculators } from "./calculators/labour.ts";
import { limitationCalculators } from "./calculators/limitation.ts";
import { procedureCalculators } from "./calculators/procedure.ts";
/** The calculators of the toolbox. */
export const calculator = {
  pages: {
    ...procedureCalculators,
    ...labourCalculators,
    ...limitationCalculators,
    ...injuryCalculators,
    ...familyCalculators,
  },
  read: "读作 {amount}",
  amountHint: "单位：元。可以写 500000、50万、五十万元。",
  unit: "元",
  optional: "（可不填）",
  csv: "下载 CSV",
  csvHead: { inputs: ["填写的内容", "数值", "证明材料"], lines: ["项目", "结果", "算法", "依据"] },
  print: "打印",
  failed: "网络连接失败，请刷新页面重试。",
  proofs: { title: "用什么证明、到哪里查", figure: "填写的内容", proof: "证明材料或者出处" },
  calculate: "计算",
  result: "计算结果",
  waiting: "填好后，结果显示在这里。",
  noScript: "自动计算需要浏览器允许运行脚本；没有脚本时，请按下面的表计算。",
  values: {
    yuan: "{amount} 元",
    range: "{min} 至 {max} 元",
    days: "{n} 天",
    months: "{n} 个月",
    years: "{n} 年",
    times: "{n}",
    weekdays: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
  },
  faults: {
    ...amountFaults,
    date_missing: "请选择日期。",
    date_unreadable: "没有这一天，请写成 2026-07-01。",
    number_missing: "请填写数字。",
    number_unreadable: "请只写数字，例如 12 或 7.5。",
    number_outside: "这个数字超出了可以填的范围。",
    reversed: "截止日不能早于起算日。",
    before_lpr: "表里最早的利率从 2019-08-20 起，更早的期间按当时的贷款基准利率计算。",
    before_lending_rule:
      "2020-08-20 以前成立的借款合同：2020-08-19 以前的利息按当时的规定；以后的部分按起诉时的四倍，请从 2020-08-20 算起，并把起诉日填在这里（民间借贷规定第三十一条）。",
    before_late_rule: "2014-08-01 以前的加倍部分另有算法，这里不能计算。",
  },
  parts: { from: "自", to: "至", days: "天数", rate: "年利率", interest: "利息（元）" },
  bands: {
    title: "收费标准",
    part: "标的额",
    rate: "比例",
    quick: "速算（元）",
    upTo: "不超过 {amount}",
    between: "{from} 至 {to} 的部分",
    above: "超过 {amount} 的部分",
    each: "每件 {fee} 元",
    quickFormula: "标的额 × {rate} {sign} {constant}",
    capped: "最多 {amount} 元",
    divorce: "离婚：每件 50 至 300 元；财产总额超过 20 万元的部分，另加 0.5%。",
    personality:
      "侵害人格权：每件 100 至 500 元；赔偿额超过 5 万元至 10 万元的部分另加 1%，超过 10 万元的部分另加 0.5%。",
    others:
      "其他非财产案件每件 50 至 100 元；没有争议金额的知识产权案件 500 至 1,000 元；劳动争议 10 元；商标、专利、海事行政案件 100 元，其他行政案件 50 元；管辖权异议不成立 50 至 100 元。调解结案、撤诉或适用简易程序的减半。",
    enforcementNone: "没有执行金额的，每件 50 至 500 元。",
  },
  lpr: {
    title: "LPR 变动表",
    from: "起始日",
    oneYear: "一年期",
    fiveYear: "五年期以上",
    asOf: "最近一次公布：{day}",
  },
  lateFormula:
    "加倍部分 = 判决确定、尚未清偿的金钱债务（不含一般债务利息）× 日万分之一点七五 × 迟延履行的天数",
  periods: {
    title: "上诉期间",
    branch: "类型",
    judgment: "判决",
    ruling: "裁定",
    abroad: "民事，当事人在内地没有住所",
  },
  holidays: {
    title: "已收录的节假日",
    year: "年份",
    notice: "通知",
    off: "放假",
    worked: "调休上班",
    statutory: "尚无通知，仅法定日期",
  },
  examples: { title: "算例", given: "已知", result: "结果" },
  rules: { title: "依据", law: "文件", articles: "条文", inForce: "施行日期" },
  checked: "本表核对于 {day}。",
  stale: "本表截至 {day}，已经超过 45 天没有更新，请先到官方网站核对再使用。",
  notAdvice: "结果只供参考，以法院的通知为准。",
};
