import type { Dictionary } from "../cn.ts";

/** The litigation toolbox. */
export const toolbox: Dictionary["toolbox"] = {
  title: "Litigation toolbox",
  lead: "Official sites, databases and calculators for work on a case, in ten categories. Most of the sites are in Chinese.",
  categories: "Categories",
  groups: "Groups of {name}",
  calculator: "Calculator of this site",
  disclaimer: "Disclaimer",
};
