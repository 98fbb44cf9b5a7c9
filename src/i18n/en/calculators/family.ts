import type { Dictionary } from "../../cn.ts";

/** The calculators of a child's maintenance and of deposits, by name. */
export const familyCalculators: Pick<Dictionary["calculator"]["pages"], "child-maintenance" | "deposit"> = {
  "child-maintenance": {
    title: "Child maintenance",
    lead: "What the parent who does not live with the children pays a month and until when; with a sum agreed, all at once and arrears.",
    fields: {
      income: "Total monthly income of the payer",
      from: "Day counted from",
      children: "Children",
      born: "Date of birth",
      agreed: "Monthly sum agreed or awarded for each child",
      since: "Unpaid since",
      paid: "Paid since then",
    },
    hints: { income: "Without a fixed income, a twelfth of this year's income or of the trade's average." },
    proofs: {
      income: "Wage record, tax record, insured wage; the court can inquire on application",
      children: "Birth certificate, household register",
      agreed: "Divorce agreement, judgment, mediation statement",
      since: "Bank statements, messages",
      paid: "Transfers, receipts",
    },
    lines: {
      monthly: ["Usual range a month, in all", "{least}% to {most}% of {income}"],
      months: ["Left until eighteen", "Born {born}, eighteen in {year}"],
      once: ["All at once", "{agreed} a month × {months} months, without interest"],
      arrears: ["Arrears", "{agreed} a month × {months} months − {paid} paid"],
    },
    notes: {
      grown:
        "All are eighteen: as a rule nothing more is due, except at secondary school or unable to live on their own (Civil Code art. 1067).",
      needs:
        "The child's needs, the parents' means and local living costs decide; the share may be higher or lower; for several children half at most as a rule.",
      working: "From sixteen, a child living mainly on its own wages may be left out (art. 53).",
      change: "More may be asked where it is not enough, or for illness or school (art. 58).",
      limit:
        "Maintenance knows no limitation (Civil Code art. 196), but enforcement must be sought within two years (Civil Procedure Law art. 250).",
    },
  },
  deposit: {
    title: "Deposit and liquidated damages",
    lead: "The deposit rule, its ceiling of a fifth, and liquidated damages that are too high or too low; only one of the two may be chosen.",
    fields: {
      breach: "Who broke the contract so that its purpose fails",
      contract: "Value of the contract",
      deposit: "Deposit handed over",
      unperformed: "Part not performed (%)",
      penalty: "Liquidated damages agreed",
      loss: "Actual loss, lost profit included",
      malicious: "Breach in bad faith",
    },
    options: { breach: { receiver: "The party that received it", giver: "The party that gave it" } },
    hints: {
      deposit: "The contract must call it 定金; 订金, 押金 and 保证金 do not count without that.",
      unperformed: "Leave empty where nothing was performed.",
      penalty: "Leave empty where none were agreed.",
    },
    proofs: {
      breach: "Demands, refusal to perform, messages, proof of delay",
      contract: "Contract, order",
      deposit: "Receipt that says 定金, transfer",
      unperformed: "Acceptance notes, delivery notes, statements",
      penalty: "Clause of the contract",
      loss: "Contract for a replacement, valuation, books, contracts with others",
      malicious: "Proof such as a second sale of the same thing",
    },
    lines: {
      claim: ["What the other party may get or keep"],
      valid: ["Valid as a deposit", "{given} handed over; the ceiling is 20% of {contract}, {cap}"],
      byDeposit: [
        "Returned by the deposit rule",
        "{given} handed over + {forfeited}, {share}% of the valid deposit",
      ],
      kept: ["Kept by the deposit rule", "Valid deposit × {share}%"],
      excess: ["Above the ceiling, no deposit"],
      handedBack: ["Still to be returned", "{given} handed over − {forfeited} kept"],
      byPenalty: ["By liquidated damages", "{penalty} agreed, loss {loss}, 130% of the loss is {ceiling}"],
    },
    notes: {
      penalty:
        "Liquidated damages bring more; where the receiver broke the contract the deposit is returned as given. Both may not be claimed (Civil Code art. 588).",
      deposit:
        "The deposit rule brings as much or more; a loss beyond it may be claimed as well (Civil Code art. 588).",
      reduced:
        "Above the loss by over 30%: the other side may ask for less, and courts as a rule agree. Cut here to 130% of the loss; the court decides.",
      raised: "Below the loss: one may ask for as much as the loss (Civil Code art. 585).",
      malicious:
        "A party in bad faith is as a rule refused a reduction (Interpretation on Contracts art. 65).",
      named:
        "The deposit rule does not apply where both parties frustrated the contract, or for force majeure (Interpretation on Contracts art. 68).",
      purpose: "Nor for a slight delay that leaves the purpose of the contract within reach.",
    },
  },
};
