import type { LawStatus } from "../record.ts";
import { articleAnchor } from "./article-label.ts";
import { articleKey, holdsArticle } from "./article-set.ts";
import type { Citation } from "./cite.ts";
import { lawKeys, nameKeys } from "./law-name.ts";

/** What must be known about a law to find an article in it. */
export interface CitableLaw {
  id: string;
  title: string;
  short: string;
  status: LawStatus;
  /** The day from which this version is binding, yyyy-MM-dd. Empty if unknown. */
  from: string;
  /** The numbers of the law's articles, from `packArticles`. Empty if the text is not available. */
  articles: string;
  /**
   * If the text of the law is on several pages, the key (`articleKey`) of the first article of each; else
   * empty.
   */
  pages: number[];
  /** Number of judgments that cite the law. It orders the laws if only an article is named. */
  cited: number;
  /**
   * The day from which the articles have had their present numbers, yyyy-MM-dd. Absent or empty if unknown.
   */
  numbered_since?: string;
  /** True if only facts about the law are available and not its text. */
  is_listed?: boolean;
}

/** An article of an available law. */
export interface ResolvedArticle {
  law: CitableLaw;
  number: number;
  branch: number;
}

/** The version of a law that answers a citation, and the article in it. */
export interface LawCitation {
  law: CitableLaw;
  /** Null if only facts about the law are available. */
  article: ResolvedArticle | null;
  /**
   * True if the version is later than the one that was binding, and the article has the same number in it.
   */
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

  /** Whether an available law has this key (see `nameKeys`). */
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
   * The article of a named law in the version binding on `date` (yyyy-MM-dd). Without a date, it is the
   * version in force among those whose text is available, else the newest of these. Null if there is no such
   * version, or if it does not have the article.
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
   * The law and the article to which a citation in a text of the day `date` (yyyy-MM-dd) refers. The version
   * is the one binding on that day, or if it is not available, a later one with the same article numbers.
   * `named` is the year of the version named in the citation, or "former". Null if nothing is available or
   * the version contradicts `named`.
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

  /** The laws in force or of unknown status that have this article, at most `limit`, most cited first. */
  withArticle(number: number, branch: number, limit: number): ResolvedArticle[] {
    return this.laws
      .filter(({ status, articles }) => isCurrent(status) && holdsArticle(articles, number, branch))
      .sort((a, b) => b.cited - a.cited || (a.title < b.title ? -1 : 1))
      .slice(0, limit)
      .map((law) => ({ law, number, branch }));
  }
}

/**
 * Whether a citation that names a version by its year can mean this one. It can if this version is binding
 * from that year or the next, or if the articles have had the same numbers since that year.
 */
function isVersionNamed({ from, numbered_since: since }: CitableLaw, named: string): boolean {
  if (named === "") return true;
  // For "former", which is not a year, all comparisons below are false.
  const year = from.slice(0, 4);
  return (
    year === named ||
    year === String(Number(named) + 1) ||
    Boolean(since && since.slice(0, 4) <= named && named <= year)
  );
}

const isCurrent = (status: LawStatus) => status === "in_force" || status === "unknown";

/** Path of the pages of laws, without the language. */
const STATUTE_PATH = "/layout/statute";

/** The address of a law. If a page is given (from 1), the address of that page of the law. */
export function lawAddress(id: string, page = 0): string {
  return page > 0 ? `${STATUTE_PATH}/${id}/${page}` : `${STATUTE_PATH}/${id}`;
}

/**
 * The address of a page that compares a version of a law with the previous one. Pages are numbered from 1.
 */
export const changesAddress = (id: string, page = 1) => `${lawAddress(id)}/changes/${page}`;

/** The address of an article: the page of the law that contains it, and the anchor. */
export function articleAddress({ law, number, branch }: ResolvedArticle): string {
  const key = articleKey(number, branch);
  const page = law.pages.filter((first) => first <= key).length;
  return `${lawAddress(law.id, law.pages.length > 0 ? Math.max(1, page) : 0)}#${articleAnchor(number, branch)}`;
}
