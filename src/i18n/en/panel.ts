import type { Dictionary } from "../cn.ts";

/** The experts panel: rotating practice areas, experts. */
export const panel: Dictionary["panel"] = {
  title: "Experts panel",
  areasTitle: "Practice areas",
  pages: "Page {page}, areas {from} to {to}",
  pause: "Pause",
  resume: "Go on",
  all: "Show all {count}",
  star: "Corresponds to a specialty of the Ministry of Justice",
  expertsTitle: "Experts",
  noExperts: "No expert is shown at present.",
  sample: "Sample",
};
