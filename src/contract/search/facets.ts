import * as z from "zod/mini";
import { answered } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { SEARCH_TREEDATA_PATH } from "../paths.ts";
import { SearchQuery } from "./search-query.ts";

/** The body of the request is the query itself. Other calls have it in a field `search`. */
export const SearchTreedataRequest = SearchQuery;

/** What a facet counts by: court, keyword, cause, kind of document, instance or year. */
export type FacetType = "court" | "qr" | "reason" | "kind" | "instance" | "year";

/** A value of a facet, with its number of documents. `flag`: the query already contains the value. */
export interface FacetNode {
  label: string;
  /** What is put into the query: the court id, cause code or year, as text. */
  value: string;
  type: FacetType;
  flag: boolean;
  count: number;
  children: FacetNode[];
}
export const FacetNode: z.ZodMiniType<FacetNode> = z.object({
  label: z.string(),
  value: z.string(),
  type: z.enum(["court", "qr", "reason", "kind", "instance", "year"]),
  flag: z.boolean(),
  count: z.number(),
  get children() {
    return z.array(FacetNode);
  },
});
export const SearchTreedataResponse = answered({ treedata: z.array(FacetNode) });
export type SearchTreedataResponse = z.infer<typeof SearchTreedataResponse>;

/** Returns the facet tree of a query. */
export const searchTreedata = {
  route: SEARCH_TREEDATA_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: SearchTreedataRequest,
  output: SearchTreedataResponse,
  fails: ["ambiguous"],
  examples: () => ({ words: { qr: ["代位求偿"] } }),
} satisfies Operation;
