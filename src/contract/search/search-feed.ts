import * as z from "zod/mini";
import type { Operation } from "../operation.ts";
import { SEARCH_FEED_ATOM_PATH } from "./result-paths.ts";
import { SearchQuery } from "./search-query.ts";

/** Maximum number of judgments in a feed. They are the newest ones. */
export const MAX_FEED_ENTRIES = 50;

/**
 * A feed in the format JSON Feed 1.1. The query follows `?` in the address, as in that of the result list.
 */
export const JsonFeed = z.object({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string(),
  description: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  language: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      /** Cause, court, case number and date. Names of parties never occur. */
      title: z.string(),
      content_text: z.string(),
      date_published: z.optional(z.string()),
    }),
  ),
});
export type JsonFeed = z.infer<typeof JsonFeed>;

/** Returns the newest judgments of a query as a feed. */
export const searchFeed = {
  route: SEARCH_FEED_ATOM_PATH,
  method: "GET",
  // Empty, because an address may repeat a name: the query is read by its own decoder.
  input: z.object({}),
  written: SearchQuery,
  media: { "application/atom+xml": null, "application/feed+json": JsonFeed },
  revalidates: true,
  fails: ["ambiguous", "too_large"],
  examples: () => ({ cause: { reason: ["保险人代位求偿权纠纷"], suitedate: ["2022", "2023"] } }),
} satisfies Operation;
