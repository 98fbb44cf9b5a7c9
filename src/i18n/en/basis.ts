import type { Dictionary } from "../cn.ts";

/** The legal basis of the site's statements. */
export const basis: Dictionary["basis"] = {
  title: "Legal basis",
  description:
    "The law behind every rule, period and rate that this site states, with the day it was last checked.",
  lead: "The legal source of every rule, period and rate on this site: law, article, version, and the day it was last checked. If a law has since changed, the changed law applies.",
  checked: "Last checked: {day}.",
  rules: "Rules used by the calculations",
  rule: ["Rule", "Basis"],
  calculators: "Calculators",
  articles: "Articles",
  limitations: "Limitation periods by cause",
  remedies: "Remedies against each kind of court document",
  remediesLead:
    "Which court documents can be appealed, reviewed, objected to or followed by a lawsuit, at which court and within how many days: {n} entries. The analysis chooses among them by case number, kind of document and what the court ordered.",
  remediesLink: "All remedies",
  laws: "Laws cited",
  law: ["Law", "Articles cited", "Version, in force", "Checked"],
  version: "version of {version}, in force {effective}",
  compared: "compared with the text of the law",
  notCompared: "text not available here; from public sources",
  remedy: ["Route", "Content", "Basis"],
  back: "Back to the legal basis",
};
