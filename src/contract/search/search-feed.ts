import * as z from "zod/mini";
import type { Operation } from "../operation.ts";
import { SEARCH_FEED_ATOM_PATH } from "./result-paths.ts";
import { SearchQuery } from "./search-query.ts";

/** Entries in one feed, newest judgments first. */
export const MAX_FEED_ENTRIES = 50;

/** A feed in JSON Feed 1.1; the query is in the address as in that of the result list, after `?`. */
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
      /** Cause, court, case number, date: never a party's name. */
      title: z.string(),
      content_text: z.string(),
      date_published: z.optional(z.string()),
    }),
  ),
});
export type JsonFeed = z.infer<typeof JsonFeed>;

/** The newest judgments of a query as a feed. */
export const searchFeed = {
  route: SEARCH_FEED_ATOM_PATH,
  method: "GET",
  // No fields: an address may repeat a name, so the query's own codec reads it.
  input: z.object({}),
  written: SearchQuery,
  media: { "application/atom+xml": null, "application/feed+json": JsonFeed },
  revalidates: true,
  fails: ["ambiguous", "too_large"],
  examples: () => ({ cause: { reason: ["保险人代位求偿权纠纷"], suitedate: ["2022", "2023"] } }),
} satisfies Operation;
