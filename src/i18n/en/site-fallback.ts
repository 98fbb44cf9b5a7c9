import type { Dictionary } from "../cn.ts";

/** What the site search says when the search itself cannot be reached; it is sent only then. */
export const siteFallback: Dictionary["siteFallback"] = {
  title: "The search service cannot be reached; here is what the site search finds",
  note: "The site search covers info pages, knowledge articles and names of laws, not judgments and not the text of laws.",
  none: "The site search finds no page with these words either.",
  failed: "The site search did not load either.",
  busy: "Searching the site …",
};
