import type { Dictionary } from "../../cn.ts";

/** The calculators of fees, interest and appeals, by name. */
export const procedureCalculators: Pick<
  Dictionary["calculator"]["pages"],
  "court-fee" | "preservation-fee" | "enforcement-fee" | "interest" | "late-performance" | "appeal-deadline"
> = {
  "court-fee": {
    title: "Court fee",
    lead: "The fee of a first instance. The fee of an appeal is calculated in the same way, on the amount that is appealed.",
    fields: {
      kind: "Kind of case",
      amount: "Amount in dispute",
      halving: "Reason for half the fee",
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
    },
    lines: {
      fee: ["Fee"],
    },
    notes: {
      range: "Each province sets the figure within this range.",
    },
  },
  "preservation-fee": {
    title: "Preservation fee",
    lead: "The fee of an application to preserve property, 5,000 yuan at most for each.",
    fields: {
      amount: "Amount in dispute",
    },
    lines: {
      fee: ["Fee"],
    },
    notes: {
      capped: "This is the ceiling of 5,000 yuan for each application.",
    },
  },
  "enforcement-fee": {
    title: "Enforcement fee",
    lead: "The fee of enforcement. The debtor bears it; the applicant pays nothing in advance.",
    fields: {
      amount: "Amount in dispute",
      none: "No amount (delivery of a thing, performance of an act)",
    },
    lines: {
      fee: ["Fee"],
    },
    notes: {
      not_prepaid: "The debtor bears it after enforcement; nothing is paid in advance.",
    },
  },
  interest: {
    title: "Interest by LPR",
    lead: "Interest by the loan prime rate (LPR); the first and the last day both count. With multiple 1 each day has the rate then in force; with 1.3, 1.5 and 4 the rate of one day applies to the whole time.",
    fields: {
      principal: "Principal",
      from: "From",
      to: "To",
      multiple: "Multiple",
      term: "Rate for",
      fixedOn: "Day of the contract or of the breach",
    },
    options: {
      multiple: {
        "1": "1 (follows the LPR)",
        "4": "4 (ceiling of private lending)",
        "1.3": "1.3 (late payment under a sale, plus 30%)",
        "1.5": "1.5 (late payment under a sale, plus 50%)",
      },
      term: {
        oneYear: "One year",
        fiveYear: "Over five years",
      },
    },
    hints: {
      term: "To be chosen for multiple 1; for 1.3, 1.5 and 4 the one-year rate applies.",
      fixedOn:
        "For 4, the day of the loan contract; for 1.3 and 1.5, the day of the breach. The one-year LPR of that day holds throughout.",
    },
    lines: {
      interest: ["Interest"],
      days: ["Days"],
    },
    notes: {
      fixed_by_contract:
        "This is the ceiling of private lending: four times the one-year LPR when the contract was made, whatever the LPR does later (private-lending rules art. 25). Licensed lenders are outside it.",
      fixed_by_breach:
        "The one-year LPR at the breach, plus the addition, whatever the LPR does later; only where the contract has no clause on late payment (interpretation on sales art. 18).",
    },
  },
  "late-performance": {
    title: "Late-performance interest",
    lead: "The doubled part of the interest on a debt once the period set by the judgment has ended.",
    fields: {
      principal: "Money owed by the judgment and unpaid (without ordinary interest)",
      from: "From",
      to: "To",
    },
    hints: {
      from: "The rule counts from the day on which the period to pay ends: give its last day, or the next day to count one day less.",
    },
    lines: {
      interest: ["Interest"],
      days: ["Days"],
    },
    notes: {
      ordinary_interest_on_top:
        "This is the doubled part; the ordinary interest of the judgment comes on top.",
    },
  },
  "appeal-deadline": {
    title: "Appeal deadline",
    lead: "Counted from the day after service; a last day that is a public holiday rolls over.",
    fields: {
      served: "Date of service",
      branch: "Procedure",
      document: "Document",
      abroad: "No domicile in the mainland (civil cases)",
    },
    options: {
      branch: {
        civil: "Civil",
        administrative: "Administrative",
        criminal: "Criminal",
      },
      document: {
        judgment: "Judgment",
        ruling: "Ruling",
      },
    },
    lines: {
      lastDay: ["Last day to appeal"],
      countedDay: ["Last day before rolling over"],
      period: ["Period"],
      retrialLastDay: ["Last day to apply for retrial if nobody appeals"],
    },
    notes: {
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
};
