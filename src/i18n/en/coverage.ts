import type { Dictionary } from "../cn.ts";

export const coverage: Dictionary["coverage"] = {
  title: "Coverage",
  description: "How many judgments this collection has from each court and year, and where they come from.",
  lead: "This collection does not hold all judgments. The table counts what it has from each court and year; an empty place means that nothing was collected, not that there were no cases. Every figure on this site is limited to these documents.",
  total:
    "{total} {total:document|documents}, {from} to {to}; {undated} of them without a date. As of {imported}.",
  none: "No judgments have been collected yet.",
  court: "Court",
  all: "All",
  complete: "Complete",
  completeHint:
    "Complete sources hold every published judgment of named courts and years. Rates are computed from them alone.",
  nowhere: "no court named",
  shade: "The colour deepens from 1, 4, 16, 64 and 256 documents on.",
  open: "Show the courts of {court}",
  failed: "This did not load. Please try again later.",
  sourcesTitle: "Sources",
  sources: ["Source", "Sampling", "Documents"],
  samplings: { complete: "complete", selected: "selected" },
  file: "Download the data (JSON)",
  caption: "Judgments collected by court and year",
  link: "Which courts and years this collection covers",
};
