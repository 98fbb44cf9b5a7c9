import { articleAnchor } from "./article-label.ts";
import { holdsArticle } from "./article-set.ts";
import type { Citation } from "./cite.ts";
import { lawKeys, nameKeys } from "./law-name.ts";
import type { LawStatus } from "./law-status.ts";

/** What must be known of a law to find an article in it. */
export interface CitableLaw {
  id: string;
  title: string;
  short: string;
  status: LawStatus;
  /** yyyy-MM-dd from which this version binds; empty where unknown. */
  from: string;
  /** Its articles as `packArticles` writes them. */
  articles: string;
  /** Keys of the first articles of its pages; empty for a law whose text stands on the law's own page. */
  pages: number[];
  /** How many judgments cite it: decides which come first where only an article is named. */
  cited: number;
}

/** An article of a law at hand. */
export interface ResolvedArticle {
  law: CitableLaw;
  number: number;
  branch: number;
}

/** Finds laws by name and articles by citation among the laws at hand. */
export class LawIndex {
  readonly #byKey = new Map<string, CitableLaw[]>();
  readonly laws: readonly CitableLaw[];

  constructor(laws: readonly CitableLaw[]) {
    this.laws = laws;
    for (const law of laws)
      for (const key of lawKeys(law.title)) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), law]);
    for (const versions of this.#byKey.values()) versions.sort((a, b) => b.from.localeCompare(a.from));
  }

  /** Whether a law goes by a key of `nameKeys`. */
  knows(key: string): boolean {
    return this.#byKey.has(key);
  }

  /** All versions of the law that a name means, newest first; empty where none is at hand. */
  versions(name: string): CitableLaw[] {
    for (const key of nameKeys(name)) {
      const versions = this.#byKey.get(key);
      if (versions) return versions;
    }
    return [];
  }

  /**
   * The article of a named law: in the version that bound on `date` (yyyy-MM-dd), or without a date in the one
   * in force, else the newest. Null where no such version, or no such article in it, is at hand.
   */
  resolve(citation: Pick<Citation, "law" | "number" | "branch">, date = ""): ResolvedArticle | null {
    const { number, branch } = citation;
    const versions = this.versions(citation.law);
    const law = date
      ? versions.find(({ from }) => from !== "" && from <= date)
      : (versions.find(({ status }) => status === "in_force") ?? versions[0]);
    return law && holdsArticle(law.articles, number, branch) ? { law, number, branch } : null;
  }

  /** The laws that have an article, most cited first, those in force before the others; at most `limit`. */
  withArticle(number: number, branch: number, limit: number): ResolvedArticle[] {
    return this.laws
      .filter(({ status, articles }) => isCurrent(status) && holdsArticle(articles, number, branch))
      .sort((a, b) => b.cited - a.cited || (a.title < b.title ? -1 : 1))
      .slice(0, limit)
      .map((law) => ({ law, number, branch }));
  }
}

const isCurrent = (status: LawStatus) => status === "in_force" || status === "unknown";

/** Where laws stand on the site, without language. */
export const STATUTE_PATH = "/layout/statute";

/** The address of a law, or of one of its pages (from 1). */
export function lawAddress(id: string, page = 0): string {
  return page > 0 ? `${STATUTE_PATH}/${id}/${page}` : `${STATUTE_PATH}/${id}`;
}

/** The address of an article: its page and its anchor. */
export function articleAddress({ law, number, branch }: ResolvedArticle): string {
  const key = number * 1000 + branch;
  const page = law.pages.filter((first) => first <= key).length;
  return `${lawAddress(law.id, law.pages.length > 0 ? Math.max(1, page) : 0)}#${articleAnchor(number, branch)}`;
}
