import type { Dictionary } from "../cn.ts";
import { amountFaults } from "./amount-faults.ts";
import { familyCalculators } from "./calculators/family.ts";
import { injuryCalculators } from "./calculators/injury.ts";
import { labourCalculators } from "./calculators/labour.ts";
import { limitationCalculators } from "./calculators/limitation.ts";
import { procedureCalculators } from "./calculators/procedure.ts";

/** The calculators of the toolbox. */
export const calculator: Dictionary["calculator"] = {
  pages: {
    ...procedureCalculators,
    ...labourCalculators,
    ...limitationCalculators,
    ...injuryCalculators,
    ...familyCalculators,
  },
  read: "Read as {amount}",
  amountHint: "In yuan, such as 500000 or 500,000; 50万 works too.",
  unit: "yuan",
  optional: " (optional)",
  csv: "Download CSV",
  csvHead: { inputs: ["Given", "Value", "Proof"], lines: ["Item", "Result", "How", "Rule"] },
  print: "Print",
  failed: "The connection failed; reload the page to try again.",
  proofs: { title: "What proves it, and where to find it", figure: "Figure", proof: "Document or source" },
  calculate: "Calculate",
  result: "Result",
  waiting: "The result appears here.",
  noScript: "The calculator needs JavaScript; without it, use the table below.",
  values: {
    yuan: "{amount} yuan",
    range: "{min} to {max} yuan",
    days: "{n} {n:day|days}",
    months: "{n} {n:month|months}",
    years: "{n} {n:year|years}",
    times: "{n}",
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  },
  faults: {
    ...amountFaults,
    date_missing: "Choose a date.",
    date_unreadable: "There is no such day. Write it as 2026-07-01.",
    number_missing: "Give a number.",
    number_unreadable: "Write digits only, such as 12 or 7.5.",
    number_outside: "This number is outside what can be given here.",
    reversed: "The last day cannot come before the first.",
    before_lpr: "The table begins on 2019-08-20; earlier periods follow the benchmark rates of their time.",
    before_lending_rule:
      "Loans made before 2020-08-20: interest until 2020-08-19 follows the older rules; for the rest count from 2020-08-20 and give the day of filing here (private-lending rules art. 31).",
    before_late_rule:
      "Before 2014-08-01 the doubled part followed an older rule that this page does not know.",
  },
  parts: { from: "From", to: "To", days: "Days", rate: "Rate a year", interest: "Interest (yuan)" },
  bands: {
    title: "Schedule",
    part: "Amount (yuan)",
    rate: "Rate",
    quick: "In one step (yuan)",
    upTo: "Up to {amount}",
    between: "The part from {from} to {to}",
    above: "The part above {amount}",
    each: "{fee} yuan each",
    quickFormula: "Amount × {rate} {sign} {constant}",
    capped: "{amount} yuan at most",
    divorce: "Divorce: 50 to 300 yuan each, and 0.5% of the property above 200,000 yuan.",
    personality:
      "Personality rights: 100 to 500 yuan each, and 1% of the damages from 50,000 to 100,000 yuan, 0.5% above.",
    others:
      "Other cases not about property 50 to 100 yuan; intellectual property without an amount 500 to 1,000; labour disputes 10; administrative cases on marks, patents and maritime matters 100, others 50; a dismissed objection to jurisdiction 50 to 100. Halved on mediation, withdrawal or summary procedure.",
    enforcementNone: "Without an amount, 50 to 500 yuan each.",
  },
  lpr: {
    title: "Changes of the LPR",
    from: "From",
    oneYear: "One year",
    fiveYear: "Over five years",
    asOf: "Last announcement: {day}",
  },
  lateFormula:
    "Doubled part = money owed by the judgment and unpaid (without ordinary interest) × 0.0175% a day × days of delay",
  periods: {
    title: "Periods to appeal",
    branch: "Procedure",
    judgment: "Judgment",
    ruling: "Ruling",
    abroad: "Civil, a party without domicile in the mainland",
  },
  holidays: {
    title: "Holidays in our table",
    year: "Year",
    notice: "Notice",
    off: "Days off",
    worked: "Weekend days worked",
    statutory: "no notice yet, statutory days only",
  },
  examples: { title: "Worked examples", given: "Given", result: "Result" },
  rules: { title: "Rules", law: "Document", articles: "Articles", inForce: "In force from" },
  checked: "This table was checked on {day}.",
  stale:
    "This table ends on {day}, more than 45 days ago. Check it against the official site before you use it.",
  notAdvice: "For orientation only; what the court tells you decides.",
};
