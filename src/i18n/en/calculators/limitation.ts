import type { Dictionary } from "../../cn.ts";

/** The calculators of limitation and of payments on a judgment, by name. */
export const limitationCalculators: Pick<Dictionary["calculator"]["pages"], "limitation" | "instalments"> = {
  limitation: {
    title: "Limitation period",
    lead: "From which day it runs, what interruptions and suspensions do, and the last day, step by step with the articles.",
    fields: {
      kind: "Kind of claim",
      start: "Start (you knew of the harm and who answers for it, or the debt fell due)",
      harm: "Day of the harm, delivery or act",
      events: "Interruptions and suspensions",
      what: "What happened",
      on: "From (that day)",
      until: "To",
      acting: "Day you mean to sue or apply",
    },
    options: {
      kind: {
        ordinary: "Civil claim as a rule: three years",
        trade: "International sale, technology trade: four years",
        auction: "Undeclared defect of an auctioned lot: a year",
        air: "Carriage by air: two years",
        product: "Harm by a defective product: two years",
        insurance: "Insurance other than life: two years",
        liability: "Liability insurance: two years",
        life: "Life insurance: five years",
        labour: "Labour arbitration: a year",
        bill: "Bill: against drawer or acceptor, two years",
        cheque: "Cheque: against the drawer, six months",
        recourse: "Bill: against earlier parties, six months",
        recourse_again: "Bill: further recourse, three months",
        revocation: "Revoking a debtor's act: a year",
        resolution: "Revoking a company resolution: sixty days",
        administrative: "Suing an office directly: six months",
        after_review: "After administrative review: fifteen days",
        enforcement: "Applying for enforcement: two years",
        state: "State compensation: two years",
      },
      what: {
        interrupted: "Interruption: a demand, a promise to pay, a suit or arbitration",
        suspended: "Suspension: force majeure or another obstacle",
      },
    },
    hints: {
      start:
        "The day itself does not count. Debts without a date: the end of the time given to pay. Carriage by air: arrival, due arrival or end of carriage. Liability insurance: when the liability was fixed. Bills: maturity, or issue if payable at sight.",
      harm: "For the longest protection, which interruptions do not move.",
      events:
        "Interruption: for a suit or arbitration give the end of the proceedings, from which the period runs anew; for a demand no end. Suspension: give the day the obstacle ended.",
    },
    proofs: {
      start: "Contract, note of debt, agreement to pay, accident report, record of finding the harm",
      harm: "Accident record, delivery note, decision",
      events:
        "Demand with proof of receipt, messages, transfers, signed statements, court papers, proof of the obstacle",
      acting: "Statement of claim, receipt of online filing",
    },
    lines: {
      lastDay: ["Last day"],
      period: ["Period", "Counted from the day after {start}"],
      interrupted: ["Interrupted, runs anew from"],
      suspended: ["Suspended, obstacle ended on"],
      longest: ["End of the longest protection"],
      left: ["Days between", "Up to {acting}"],
    },
    notes: {
      in_time: "The day you mean to sue is in time.",
      late: "The day you mean to sue is too late. A debtor who agreed to perform or did so cannot go back on it (Civil Code art. 192).",
      rolled: "The last day is a rest day and moves to the next working day.",
      without:
        "Some events had no effect: after the period's end, outside its last six months, or of a kind this period does not know.",
      longest:
        "Without the day of the harm the longest protection is left out: as a rule twenty years; ten from a product's delivery, five from a debtor's act, a year from a resolution, five from an administrative act (twenty for real estate).",
      holidays_unknown:
        "The holiday notice of that year is not in our table: only weekends and known statutory days were rolled over. Please check.",
      restart:
        "An interruption begins the period anew; after an obstacle in its last six months six months are left.",
      resume:
        "An interruption begins the period anew; the time of an obstacle does not count. Wages owed while employed: within a year of leaving.",
      extend:
        "Nothing begins this period anew; time lost without your fault does not count. A new interpretation of May 2026 is still to be checked.",
      last: "An obstacle in the last six months does not count; time in custody never counts: move the start by it first.",
      fixed: "Nothing interrupts, suspends or extends this period.",
      defence:
        "The other side must plead limitation; maintenance, return of real estate and ending an interference know none (Civil Code arts. 193, 196).",
    },
  },
  instalments: {
    title: "Interest of a judgment paid in instalments",
    lead: "What each payment is set off against, how much ordinary interest and doubled interest there is, and what is still owed.",
    fields: {
      principal: "Sum of the judgment (without ordinary interest)",
      due: "Last day to pay",
      until: "Count up to",
      rate: "Yearly rate by the judgment (%)",
      from: "Ordinary interest runs from",
      payments: "Payments",
      on: "Day paid or collected",
      sum: "Sum",
    },
    hints: {
      due: "Where the judgment sets no time, the day it took effect.",
      rate: "Leave empty where the judgment awards no ordinary interest.",
      payments:
        "Collected by the court: the day of collection; by auction: when the ruling on the sale took effect.",
    },
    proofs: {
      principal: "Effective judgment or mediation statement",
      due: "Judgment, proof of service and of effect",
      rate: "Operative part",
      from: "Operative part",
      payments: "Transfers, receipts, the court's notices and rulings",
    },
    lines: {
      total: ["Still owed in all"],
      principal: ["Principal owed"],
      ordinary: ["Ordinary interest owed", "Unpaid principal × yearly rate × days ÷ 365"],
      doubled: ["Doubled part owed", "Unpaid principal × 0.0175% a day × days"],
      payment: [
        "Payment",
        "{on}: interest {interest}, principal {principal}, doubled part {doubled}; principal left {left}",
      ],
      surplus: ["Overpaid"],
    },
    notes: {
      no_ordinary:
        "Without ordinary interest in the judgment there is none during delay (Fa Shi [2014] No. 8 art. 1).",
      order:
        "First the debt of the judgment, interest before principal, last the doubled part, unless agreed otherwise.",
      stopped:
        "Time in which enforcement was stayed, but not on the debtor's application, bears no doubled part (art. 3); it is not deducted here.",
      costs:
        "Costs the judgment awards to you are a money debt, too, and may be added; rows at 6.388% are the doubled part.",
    },
  },
};
