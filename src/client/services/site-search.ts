import { INVISIBLE_SEPARATOR } from "#domain/text/hidden-characters.ts";
import "../trusted-types.ts";

/** A page of this site that contains the words of a search. */
export interface SiteHit {
  url: string;
  title: string;
  /** Text around the first match, split into pieces. `found` says whether a piece matches a word. */
  excerpt: { text: string; found: boolean }[];
}

/** The functions of pagefind.js that are used here. */
export interface Pagefind {
  search: (words: string) => Promise<{
    results: { data: () => Promise<{ url: string; content: string; meta: { title?: string } }> }[];
  }>;
}

const PAGEFIND = "/pagefind/pagefind.js";
/** Maximum number of Pagefind's results that are opened and checked. Each is a small file. */
const CHECKED = 40;
/** Maximum number of results of the search for single characters that are opened and checked. */
const CHECKED_BY_LETTERS = 20;
/** Number of characters before the first match in an excerpt, which is three times as long. */
const AROUND_CHARS = 36;
const HAN = /\p{Script=Han}{2}/u;
const LETTER = /[\p{L}\p{N}]/u;

let loading: Promise<Pagefind> | undefined;
/** Loads Pagefind at the first search. A failed load is tried again at the next search. */
function loadPagefind(): Promise<Pagefind> {
  loading ??= import(/* @vite-ignore */ PAGEFIND).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading as Promise<Pagefind>;
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** The words of a query. Spaces and the punctuation between Chinese words separate them. */
export function splitWords(query: string): string[] {
  return [
    ...new Set(
      fold(query)
        .split(/[\s,，、;；。]+/)
        .filter(Boolean),
    ),
  ];
}

/**
 * The title of a law without its date, the name of the state, and title marks. Other titles stay unchanged.
 */
const bareTitle = (title: string) =>
  fold(title)
    .replace(/\(\d{4}-\d{2}-\d{2}\)$/, "")
    .replace(/[《》\s]|中华人民共和国/g, "");

/** A word without the name of the state at its beginning. Pagefind would return every law for that name. */
const tellingPart = (word: string) => word.replace(/^(?:中华)?人民共和国(?=.)/, "");

/**
 * The text around the first match of any word, with every match marked. Without a match it is the beginning
 * of the text.
 */
export function excerptOf(content: string, words: string[]): SiteHit["excerpt"] {
  const text = content.normalize("NFKC").replace(/\s+/g, " ");
  // In a few scripts, the text has another length in lower case, and positions in it would be wrong. The text
  // is then searched as it is, and words in capitals are not marked.
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
 * The pages of this site that contain every word of a query, in the language of the page. Matches in titles
 * come first. Pagefind also returns pages that contain only parts of a Chinese word, so the text of each page
 * is checked.
 */
export async function searchSite(query: string, pagefind?: Pagefind): Promise<SiteHit[]> {
  const words = splitWords(query);
  if (words.length === 0) return [];
  const { search } = pagefind ?? (await loadPagefind());
  const told = words.map(tellingPart);
  const asked: [words: string[], most: number][] = [[told, CHECKED]];
  const letters = [...new Set(told.flatMap((word) => (HAN.test(word) ? [...word] : [word])))];
  // Pagefind splits texts and queries into words separately, and not always alike (民法通, 则). So Pagefind is
  // also asked for the single characters of the query, which both have in common.
  if (letters.length > told.length)
    asked.push([letters.filter((one) => LETTER.test(one)), CHECKED_BY_LETTERS]);
  const found = [];
  for (const [some, most] of asked) found.push(...(await search(some.join(" "))).results.slice(0, most));
  const opened = await Promise.all(found.map((result) => result.data()));
  const pages = [...new Map(opened.map((page) => [page.url, page])).values()];
  const inTitle: SiteHit[] = [];
  const inText: SiteHit[] = [];
  for (const { url, content: indexed, meta } of pages) {
    const title = meta.title ?? "";
    const [content = ""] = indexed.split(INVISIBLE_SEPARATOR);
    const holds = (text: string) => words.every((word) => fold(text).includes(word));
    if (!holds(`${title} ${content}`)) continue;
    (holds(title) ? inTitle : inText).push({ url, title, excerpt: excerptOf(content, words) });
  }
  // A title that consists of the words alone comes before one that only contains them, as 社会保险法 contains 保险法.
  const isWhole = ({ title }: SiteHit) => bareTitle(title) === words.join("");
  return [...inTitle.filter(isWhole), ...inTitle.filter((hit) => !isWhole(hit)), ...inText];
}
