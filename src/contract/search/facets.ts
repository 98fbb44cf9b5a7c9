import * as z from "zod/mini";
import { Result } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { SEARCH_TREEDATA_PATH } from "../paths.ts";
import { SearchQuery } from "./search-query.ts";

/** The query, unwrapped. */
export const SearchTreedataRequest = SearchQuery;

/** What a facet counts: courts, keywords, causes, kinds of documents, instances, years. */
export type FacetType = "court" | "qr" | "reason" | "kind" | "instance" | "year";

/** A facet with its document count. `flag` means that the query already contains this value. */
export interface FacetNode {
  label: string;
  /** Court id, cause code or year as text: what goes into the query. */
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
export const SearchTreedataResponse = z.object({ result: Result, treedata: z.array(FacetNode) });
export type SearchTreedataResponse = z.infer<typeof SearchTreedataResponse>;

/** The facet tree of a query. */
export const searchTreedata = {
  route: SEARCH_TREEDATA_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: SearchTreedataRequest,
  output: SearchTreedataResponse,
  fails: ["ambiguous"],
  examples: () => ({ words: { qr: ["代位求偿"] } }),
} satisfies Operation;
