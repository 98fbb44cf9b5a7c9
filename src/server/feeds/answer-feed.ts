import { hash } from "node:crypto";
import { decodeQuery, encodeQuery, hasConditions } from "#contract/search/query-address.ts";
import { SEARCH_FEED_ATOM_PATH } from "#contract/search/result-paths.ts";
import { type JsonFeed, MAX_FEED_ENTRIES } from "#contract/search/search-feed.ts";
import { listConditions } from "#domain/search/query/query-fields.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { documentPath } from "#domain/search/results/document-path.ts";
import { escapeHtml, xmlText } from "#domain/text/escape-html.ts";
import type { feedWords } from "#i18n/feed-words.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { publishedOrigin } from "../http/site-origin.ts";
import { findNamedPerson } from "../search/answers/named-person.ts";
import { openManifest } from "../search/index-manifest.ts";
import { openEngine } from "../search/open/open-engine.ts";
import { planRequest } from "../search/plan-request.ts";
import type { SearchEngine, SearchHit } from "../search/search-engine.ts";

/** The texts of feeds in one language. */
export type FeedWords = (typeof feedWords)["cn"];

/** An hour's delay does no harm, because the collection changes only by an import. */
const CACHE = "public, max-age=3600, stale-while-revalidate=86400";
const NO_PAGE = 1_000_000;
/** Maximum length of the query string in characters. */
const MAX_QUERY_CHARS = 4_000;

/**
 * Answers with the newest judgments that the query in the address finds, as a feed. The status is 304 if the
 * feed reader already has the current feed. A query that names a person is refused: a feed is requested for
 * years, and its address is stored in readers and logs.
 */
export async function answerFeed(
  request: Request,
  words: FeedWords,
): Promise<Response | { failure: RequestFailure }> {
  const address = new URL(request.url);
  if (address.search.length > MAX_QUERY_CHARS)
    return { failure: { error: "too_large", value: String(MAX_QUERY_CHARS) } };
  const query = { ...decodeQuery(address.search), sort: "date" as const, index: 1 };
  const engine = openEngine();
  const planned = planRequest(engine, query, "");
  const [named, newest] = await Promise.all([
    findNamedPerson(engine, query),
    "plan" in planned ? listNewest(engine, planned.plan) : [],
  ]);
  if (named) {
    const reason = named.kind === "unchecked" ? "feed_unchecked" : "feed_names_person";
    return { failure: { error: "bad_input", reason, value: named.value } };
  }
  if ("failure" in planned) return planned;
  const { corpus } = openManifest();
  const isAtom = address.pathname === SEARCH_FEED_ATOM_PATH;
  const encoded = encodeQuery({ ...query, sort: "relevance" });
  const lang = words.lang === "en" ? "en" : "";
  const asked = listConditions(query)
    .map(({ field, value }) => `${words.fields[field]} ${value}`)
    .join("；");
  const origin = publishedOrigin();
  const feed: Feed = {
    author: words.site,
    title: `${words.site}：${hasConditions(query) ? asked : words.everything}`,
    description: [
      corpus.sample ? words.sample : "",
      words.description.replace("{max}", String(MAX_FEED_ENTRIES)),
    ].join(""),
    lang: words.lang,
    site: origin,
    list: `${origin}${lang && "/en"}/layout/serachList#${encoded}`,
    self: `${origin}${address.pathname}?${[encoded, lang && `lang=${lang}`].filter(Boolean).join("&")}`,
    updated: corpus.imported,
    entries: newest.map(({ id, court, number, date, url, causes }) => ({
      id,
      path: url ? documentPath(url, lang !== "") : `${lang && "/en"}/layout/award#${id}`,
      title: [causes, court, number, date].filter(Boolean).join(" "),
      date,
    })),
  };
  const body = isAtom ? toAtom(feed) : toJsonFeed(feed);
  const etag = `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
  const headers = {
    etag,
    "cache-control": CACHE,
    vary: "accept-language, x-lang",
    "content-type": isAtom ? "application/atom+xml; charset=utf-8" : "application/feed+json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "access-control-allow-origin": "*",
  };
  const known = request.headers.get("if-none-match") ?? "";
  const isKnown = known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}

/** The first rows of a plan's list, each with the labels of its causes. */
async function listNewest(
  engine: SearchEngine,
  plan: QueryPlan,
): Promise<(SearchHit & { causes: string })[]> {
  // Feeds show no snippets, and this function is deployed without the texts. The page NO_PAGE has no rows, so
  // no snippets are made.
  const rows = (await engine.find({ ...plan, page: NO_PAGE })).rows.slice(0, MAX_FEED_ENTRIES);
  const labels = await engine.causeLabels(
    plan.type,
    rows.map(({ id }) => id),
  );
  return rows.map((row, at) => ({ ...row, causes: labels[at]?.join("、") ?? "" }));
}

/** A judgment in a feed. */
interface FeedEntry {
  id: string;
  /** Address of the judgment's page without host. */
  path: string;
  title: string;
  /** yyyy-MM-dd; empty if unknown. */
  date: string;
}

/** The content of a feed, in no particular format. */
export interface Feed {
  title: string;
  author: string;
  description: string;
  lang: string;
  /** Address of the list of results. */
  list: string;
  /** Address of the feed. */
  self: string;
  /**
   * Address of the site without a slash at the end. Empty if unknown; the addresses in the feed then begin
   * with a slash.
   */
  site: string;
  /** Day of the latest import. The entries change only by an import. */
  updated: string;
  entries: FeedEntry[];
}

/** The moment at which a day begins in China. */
const timeOf = (day: string) => `${day}T00:00:00+08:00`;

/** Writes a feed as JSON Feed 1.1. */
export function toJsonFeed(feed: Feed): string {
  const written: JsonFeed = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.list,
    feed_url: feed.self,
    language: feed.lang,
    items: feed.entries.map(({ id, path, title, date }) => ({
      id: `urn:fasu:judgment:${id}`,
      url: `${feed.site}${path}`,
      title,
      content_text: title,
      ...(date && { date_published: timeOf(date) }),
    })),
  };
  return JSON.stringify(written, null, 1);
}

/** The id of a feed. It must be absolute (RFC 4287, 4.2.6). */
const idOf = ({ site, self }: Feed): string => (site ? self : `urn:fasu:feed:${encodeURIComponent(self)}`);

/** Writes a feed as Atom (RFC 4287). */
export function toAtom(feed: Feed): string {
  const entries = feed.entries.map(
    ({ id, path, title, date }) => `<entry>
<id>urn:fasu:judgment:${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(feed.site + path)}"/>
<updated>${timeOf(date || feed.updated)}</updated>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.lang}">
<id>${escapeXml(idOf(feed))}</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.list)}"/>
<updated>${timeOf(feed.updated)}</updated>
<author><name>${escapeXml(feed.author)}</name></author>
${entries.join("\n")}
</feed>
`;
}

const escapeXml = (text: string) => escapeHtml(xmlText(text));
