import * as z from "zod/mini";

export { SEARCH_FEED_ATOM_PATH, SEARCH_FEED_JSON_PATH } from "./result-paths.ts";

/** Entries in one feed, newest judgments first. */
export const MAX_FEED_ENTRIES = 50;

/** A feed by JSON Feed 1.1; the query stands in the address as in that of the result list, after `?`. */
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
