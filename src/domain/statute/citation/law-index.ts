import type { LawStatus } from "../record.ts";
import { articleAnchor } from "./article-label.ts";
import { articleKey, holdsArticle } from "./article-set.ts";
import type { Citation } from "./cite.ts";
import { lawKeys, nameKeys } from "./law-name.ts";

/** The facts of a law that are needed to find an article in it. */
export interface CitableLaw {
  id: string;
  title: string;
  short: string;
  status: LawStatus;
  /** yyyy-MM-dd from which this version is binding; empty if unknown. */
  from: string;
  /** Articles of the law in the form of `packArticles`. */
  articles: string;
  /**
   * Keys of the first articles of the subpages with the law's text; empty for a law whose text is on the
   * law's own page.
   */
  pages: number[];
  /** Number of judgments that cite the law; it orders the results if only an article is named. */
  cited: number;
  /** yyyy-MM-dd from which the law's articles have had their present numbers; absent or empty if unknown. */
  numbered_since?: string;
  /** True if only facts of the law are available, so that its articles are unknown. */
  is_listed?: boolean;
}

/** An article of an available law. */
export interface ResolvedArticle {
  law: CitableLaw;
  number: number;
  branch: number;
}

/** The available version of an article cited in a text of some day. */
export interface LawCitation {
  law: CitableLaw;
  /** Null if only the facts of the law are available. */
  article: ResolvedArticle | null;
  /** True if the available version is a later one, in which the article has the same number. */
  isLater: boolean;
}

/** Finds laws by name and articles by citation among the available laws. */
export class LawIndex {
  readonly #byKey = new Map<string, CitableLaw[]>();
  readonly laws: readonly CitableLaw[];

  constructor(laws: readonly CitableLaw[]) {
    this.laws = laws;
    for (const law of laws)
      for (const key of lawKeys(law.title)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), law]);
    for (const versions of this.#byKey.values()) versions.sort((a, b) => b.from.localeCompare(a.from));
  }

  /** Whether a law has this key (of `nameKeys`). */
  knows(key: string): boolean {
    return this.#byKey.has(key);
  }

  /** All versions of the law with this name, newest first; empty if none is available. */
  versions(name: string): CitableLaw[] {
    for (const key of nameKeys(name)) {
      const versions = this.#byKey.get(key);
      if (versions) return versions;
    }
    return [];
  }

  /**
   * The article of a named law, in the version binding on `date` (yyyy-MM-dd). Without a date it is the
   * version in force, else the newest, among those with available articles (some laws have only facts). Null
   * if there is no such version, or no such article in it.
   */
  resolve(citation: Pick<Citation, "law" | "number" | "branch">, date = ""): ResolvedArticle | null {
    const { number, branch } = citation;
    const versions = this.versions(citation.law);
    const texts = versions.filter(({ articles }) => articles !== "");
    const law = date
      ? versions.find(({ from }) => from !== "" && from <= date)
      : (texts.find(({ status }) => status === "in_force") ?? texts[0]);
    return law && holdsArticle(law.articles, number, branch) ? { law, number, branch } : null;
  }

  /**
   * The available version of an article cited on a day (yyyy-MM-dd): the version binding then, or a later one
   * with the same article numbers. `named` is the year of the version that the citation names, or "former";
   * versions that contradict it are not returned. Null if nothing is available.
   */
  cited(citation: Pick<Citation, "law" | "number" | "branch">, date: string, named = ""): LawCitation | null {
    const { number, branch } = citation;
    const versions = this.versions(citation.law);
    const bound = versions.find(({ from }) => from !== "" && from <= date);
    const law = bound ?? versions.findLast(({ numbered_since: since }) => since && since <= date);
    if (!law || !isVersionNamed(law, named)) return null;
    const article = holdsArticle(law.articles, number, branch) ? { law, number, branch } : null;
    return article || law.is_listed ? { law, article, isLater: law !== bound } : null;
  }

  /** The laws in force (or of unknown status) that contain an article, most cited first; at most `limit`. */
  withArticle(number: number, branch: number, limit: number): ResolvedArticle[] {
    return this.laws
      .filter(({ status, articles }) => isCurrent(status) && holdsArticle(articles, number, branch))
      .sort((a, b) => b.cited - a.cited || (a.title < b.title ? -1 : 1))
      .slice(0, limit)
      .map((law) => ({ law, number, branch }));
  }
}

/**
 * Whether a version can be the one that a citation names by a year. It is if it is binding from that year or
 * the next one, or if a version of that year had the same article numbers.
 */
function isVersionNamed({ from, numbered_since: since }: CitableLaw, named: string): boolean {
  if (named === "") return true;
  // "former" is not a year, so the comparisons below are false.
  const year = from.slice(0, 4);
  return (
    year === named ||
    year === String(Number(named) + 1) ||
    Boolean(since && since.slice(0, 4) <= named && named <= year)
  );
}

const isCurrent = (status: LawStatus) => status === "in_force" || status === "unknown";

/** Path of laws on the site, without language. */
const STATUTE_PATH = "/layout/statute";

/** The address of a law, or of one of its pages (from 1). */
export function lawAddress(id: string, page = 0): string {
  return page > 0 ? `${STATUTE_PATH}/${id}/${page}` : `${STATUTE_PATH}/${id}`;
}

/** The address of a page (from 1) that compares a version of a law with the previous one. */
export const changesAddress = (id: string, page = 1) => `${lawAddress(id)}/changes/${page}`;

/** The address of an article: its page and its anchor. */
export function articleAddress({ law, number, branch }: ResolvedArticle): string {
  const key = articleKey(number, branch);
  const page = law.pages.filter((first) => first <= key).length;
  return `${lawAddress(law.id, law.pages.length > 0 ? Math.max(1, page) : 0)}#${articleAnchor(number, branch)}`;
}
