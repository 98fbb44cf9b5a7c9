import type { Dictionary } from "../cn.ts";

/** Guides: their list and one guide. */
export const guide: Dictionary["guide"] = {
  title: "Guides",
  lead: "One everyday trouble each: a short answer, what to do today, deadlines, evidence and cost. Every deadline and figure stands beside its article of law.",
  topics: {
    work: "Work",
    money: "Loans and debts",
    company: "Companies and trade",
    family: "Marriage, family, inheritance",
    home: "Renting, buying, neighbours",
    harm: "Injury and harm",
    shopping: "Shopping and the net",
    crime: "Crime and police",
    state: "Land and public offices",
  },
  back: "All guides",
  more: "Similar matters",
  also: "{n} more articles of use",
  next: "Where to go from here",
  first: "Do not miss:",
  numbers: "Numbers to call",
  call: "Call {number}, {name}",
  numberSource: "Where the numbers are from",
  judgments: "Judgments of this kind",
  judgmentsOf: "Judgments of this kind: {cause}",
  lawyers: "Lawyers who have handled it",
  lawyersFor: "Lawyers who have handled it: {cause}",
};
