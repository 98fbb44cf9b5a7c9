import type { Dictionary } from "../cn.ts";

/** What the site's statements of law rest on. */
export const basis: Dictionary["basis"] = {
  title: "Legal basis",
  description:
    "The law behind every rule, period and rate that this site states, with the day it was last checked.",
  lead: "Every rule, period and rate that this site states stands here: the law and article it rests on, in which version, and the day it was last checked. Where a law changes, the changed law counts.",
  checked: "Last checked: {day}.",
  rules: "Rules in the programs",
  rule: ["Rule", "Basis"],
  calculators: "Calculators",
  articles: "Articles",
  remedies: "What is open against which paper",
  remediesLead:
    "Which paper can be appealed, reviewed, objected to or sued upon, where and within how many days: {n} entries. The analysis picks from them by case number, kind of paper and what it orders.",
  remediesLink: "All remedies",
  laws: "Laws cited",
  law: ["Law", "Articles cited", "Version, in force", "Checked"],
  version: "version of {version}, in force {effective}",
  compared: "compared with the text",
  notCompared: "no text at hand, from public sources",
  remedy: ["Route", "Content", "Basis"],
  back: "Back to the legal basis",
};
