import type { JsonFeed } from "#contract/search/search-feed.ts";
import { escapeHtml, xmlText } from "#domain/text/escape-html.ts";

/** A judgment in a feed. */
export interface FeedEntry {
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
