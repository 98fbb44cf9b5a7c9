import type { catalogueFields as cn } from "../../cn/api-fields/catalogue.ts";

/** Fields of courts and causes to choose from. */
export const catalogueFields: Record<keyof typeof cn, string> = {
  children: "what lies below",
  parent: "code or name of what lies above",
  leaf: "nothing lies below",
  "CatalogueItem.path": "codes from the top down",
  former: "where a former name was typed: that name and the year it ended in",
  "CatalogueItem.name": "the former name",
  "CatalogueItem.until": "year in which it ended",
};
