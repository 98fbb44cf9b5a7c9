import type { Dictionary } from "../cn.ts";

/** The page for an address that leads nowhere. */
export const notFound: Dictionary["notFound"] = {
  title: "There is no such page",
  lead: "The address may be mistyped, or the page has moved. You can go on from here:",
  search: "Search court judgments",
  recovery: "Find lawyers by cause and court",
  reversal: "See how appeals end",
  toolbox: "Open the litigation toolbox",
  knowledge: "Read the guides and search this site",
  contact: "Contact us",
};
