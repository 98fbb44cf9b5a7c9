/** A page of this site that holds what was looked for. */
export interface SiteHit {
  url: string;
  title: string;
  /** Text around the first place found, cut into plain and found pieces. */
  excerpt: { text: string; found: boolean }[];
}

/** What pagefind.js offers, as far as it is used here. */
export interface Pagefind {
  search: (words: string) => Promise<{
    results: { data: () => Promise<{ url: string; content: string; meta: { title?: string } }> }[];
  }>;
}

const PAGEFIND = "/pagefind/pagefind.js";
/** How many of Pagefind's answers are opened and checked: each is a small file. */
const CHECKED = 40;
const AROUND_CHARS = 36;

let loading: Promise<Pagefind> | undefined;
/** Pagefind, loaded once, on the first search; a failure may be tried again. */
function loadPagefind(): Promise<Pagefind> {
  loading ??= import(/* @vite-ignore */ PAGEFIND).catch((cause: unknown) => {
    loading = undefined;
    throw new SiteSearchError("The index of this site did not load.", { cause });
  });
  return loading as Promise<Pagefind>;
}

/** Thrown when the index cannot be loaded. */
export class SiteSearchError extends Error {
  override name = "SiteSearchError";
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** The words of a query, cut at blanks and at the signs between Chinese words. */
export function splitWords(query: string): string[] {
  return [
    ...new Set(
      fold(query)
        .split(/[\s,，、;；。]+/)
        .filter(Boolean),
    ),
  ];
}

/** The text around the first of the words, every found word marked; the beginning where none is there. */
export function excerptOf(content: string, words: string[]): SiteHit["excerpt"] {
  const text = content.normalize("NFKC").replace(/\s+/g, " ");
  // Lower case may be longer than the original in a few scripts; then nothing is marked rather than wrongly.
  const low = text.toLowerCase().length === text.length ? text.toLowerCase() : text;
  const first = Math.max(
    0,
    Math.min(...words.map((word) => low.indexOf(word)).filter((at) => at >= 0), text.length),
  );
  const from = first === text.length ? 0 : Math.max(0, first - AROUND_CHARS);
  const to = Math.min(text.length, from + 3 * AROUND_CHARS);
  const pieces: SiteHit["excerpt"] = [];
  let done = from;
  for (let at = from; at < to; ) {
    const word = words.find((one) => low.startsWith(one, at));
    if (!word) {
      at++;
      continue;
    }
    if (at > done) pieces.push({ text: text.slice(done, at), found: false });
    pieces.push({ text: text.slice(at, at + word.length), found: true });
    at += word.length;
    done = at;
  }
  if (done < to) pieces.push({ text: text.slice(done, to), found: false });
  if (from > 0) pieces.unshift({ text: "…", found: false });
  if (to < text.length) pieces.push({ text: "…", found: false });
  return pieces;
}

/**
 * Pages of this site in the page's language that hold every word of the query, titles first. Pagefind also returns
 * pages through parts of a Chinese word, so each is opened and its text checked before it is shown.
 */
export async function searchSite(query: string, pagefind?: Pagefind): Promise<SiteHit[]> {
  const words = splitWords(query);
  if (words.length === 0) return [];
  const { results } = await (pagefind ?? (await loadPagefind())).search(words.join(" "));
  const pages = await Promise.all(results.slice(0, CHECKED).map((result) => result.data()));
  const inTitle: SiteHit[] = [];
  const inText: SiteHit[] = [];
  for (const { url, content, meta } of pages) {
    const title = meta.title ?? "";
    const holds = (text: string) => words.every((word) => fold(text).includes(word));
    if (!holds(`${title} ${content}`)) continue;
    (holds(title) ? inTitle : inText).push({ url, title, excerpt: excerptOf(content, words) });
  }
  return [...inTitle, ...inText];
}
