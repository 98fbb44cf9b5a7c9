import type { Dictionary } from "../cn.ts";
import { amountFaults } from "./amount-faults.ts";

/** The calculators of the toolbox. */
export const calculator: Dictionary["calculator"] = {
  pages: {
    "court-fee": {
      title: "Court fee",
      lead: "The fee of a first instance. The fee of an appeal is calculated in the same way, on the amount that is appealed.",
    },
    "preservation-fee": {
      title: "Preservation fee",
      lead: "The fee of an application to preserve property, 5,000 yuan at most for each.",
    },
    "enforcement-fee": {
      title: "Enforcement fee",
      lead: "The fee of enforcement. The debtor bears it; the applicant pays nothing in advance.",
    },
    interest: {
      title: "Interest by LPR",
      lead: "Interest by the loan prime rate (LPR); the first and the last day both count. With multiple 1 each day has the rate then in force; with 1.3, 1.5 and 4 the rate of one day applies to the whole time.",
    },
    "late-performance": {
      title: "Late-performance interest",
      lead: "The doubled part of the interest on a debt once the period set by the judgment has ended.",
    },
    "appeal-deadline": {
      title: "Appeal deadline",
      lead: "Counted from the day after service; a last day that is a public holiday rolls over.",
    },
  },
  fields: {
    kind: "Kind of case",
    amount: "Amount in dispute",
    principal: "Principal",
    owed: "Money owed by the judgment and unpaid (without ordinary interest)",
    halving: "Reason for half the fee",
    none: "No amount (delivery of a thing, performance of an act)",
    from: "From",
    to: "To",
    term: "Rate for",
    multiple: "Multiple",
    fixedOn: "Day of the contract or of the breach",
    served: "Date of service",
    branch: "Procedure",
    document: "Document",
    abroad: "No domicile in the mainland (civil cases)",
  },
  options: {
    kind: {
      property: "Property",
      divorce: "Divorce (amount: all property)",
      personality: "Personality right (amount: damages)",
      other_civil: "Other, not about property",
      ip_without_amount: "Intellectual property without an amount",
      labour: "Labour dispute",
      administrative_ip: "Administrative: marks, patents, maritime",
      administrative_other: "Administrative: other",
      jurisdiction_objection: "Objection to the court's jurisdiction, dismissed",
    },
    halving: {
      none: "Not halved",
      mediated_or_withdrawn: "Settled by mediation, or withdrawn",
      summary_procedure: "Summary procedure",
    },
    term: { oneYear: "One year", fiveYear: "Over five years" },
    multiple: {
      "1": "1 (follows the LPR)",
      "1.3": "1.3 (late payment under a sale, plus 30%)",
      "1.5": "1.5 (late payment under a sale, plus 50%)",
      "4": "4 (ceiling of private lending)",
    },
    branch: { civil: "Civil", administrative: "Administrative", criminal: "Criminal" },
    document: { judgment: "Judgment", ruling: "Ruling" },
  },
  hints: {
    term: "To be chosen for multiple 1; for 1.3, 1.5 and 4 the one-year rate applies.",
    fixedOn:
      "For 4, the day of the loan contract; for 1.3 and 1.5, the day of the breach. The one-year LPR of that day holds throughout.",
    lateFrom:
      "The rule counts from the day on which the period to pay ends: give its last day, or the next day to count one day less.",
  },
  read: "Read as {amount}",
  amountHint: "In yuan, such as 500000 or 500,000; 50万 works too.",
  unit: "yuan",
  calculate: "Calculate",
  result: "Result",
  waiting: "The result appears here.",
  noScript: "The calculator needs JavaScript; without it, use the table below.",
  lines: {
    fee: "Fee",
    appealFee: "Fee of an appeal",
    interest: "Interest",
    days: "Days",
    lastDay: "Last day to appeal",
    countedDay: "Last day before rolling over",
    period: "Period",
    article: "Rule",
    retrialLastDay: "Last day to apply for retrial if nobody appeals",
  },
  values: {
    yuan: "{amount} yuan",
    range: "{min} to {max} yuan",
    days: "{days} {days:day|days}",
    article: "{law}, art. {article}",
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    laws: {
      civil_procedure: "Civil Procedure Law",
      administrative_procedure: "Administrative Procedure Law",
      criminal_procedure: "Criminal Procedure Law",
    },
  },
  notes: {
    "court-fee": {
      range: "Each province sets the figure within this range.",
    },
    "preservation-fee": {
      capped: "This is the ceiling of 5,000 yuan for each application.",
    },
    "enforcement-fee": {
      not_prepaid: "The debtor bears it after enforcement; nothing is paid in advance.",
    },
    interest: {
      fixed_by_contract:
        "This is the ceiling of private lending: four times the one-year LPR when the contract was made, whatever the LPR does later (private-lending rules art. 25). Licensed lenders are outside it.",
      fixed_by_breach:
        "The one-year LPR at the breach, plus the addition, whatever the LPR does later; only where the contract has no clause on late payment (interpretation on sales art. 18).",
    },
    "late-performance": {
      ordinary_interest_on_top:
        "This is the doubled part; the ordinary interest of the judgment comes on top.",
    },
    "appeal-deadline": {
      rolled: "The counted day is a rest day, so the first working day after it is the last.",
      custody:
        "With a defendant in custody, keep to the day before rolling over to be safe (Criminal Procedure Law art. 105).",
      holidays_unknown:
        "The holiday notice of that year is not in our table yet: only weekends and the known statutory days were rolled over. Please check.",
      other_rulings:
        "Only three kinds of civil ruling can be appealed: refusal to accept a case, jurisdiction, and dismissal of an action (Civil Procedure Law art. 157). Against a preservation ruling, apply for review within five days instead.",
      no_appeal:
        "Judgments in small-claims procedure and mediation statements cannot be appealed. The civil part of a criminal judgment follows the criminal period.",
      retrial_exceptions:
        "The six months run from when the judgment takes effect; better not to wait. In four cases, such as new evidence, they run from when you knew or should have known (Civil Procedure Law art. 216).",
    },
  },
  faults: {
    ...amountFaults,
    date_missing: "Choose a date.",
    date_unreadable: "There is no such day. Write it as 2026-07-01.",
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
