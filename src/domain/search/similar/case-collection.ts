import { type Hierarchy, resolveSubtrees } from "../tree/hierarchy.ts";
import type { KnownTraits } from "./neighbour-votes.ts";
import type { CaseCounts, RankedCase } from "./rank-cases.ts";

/** A request for similar cases: the facts, and what is known about the law that applies. */
export interface CaseQuery {
  text: string;
  /** Keys or labels of the causes of the query. Empty if they are unknown. */
  causes: readonly string[];
  /** The articles of law on which the case turns (`specialArticles`), as law#number. */
  articles: readonly string[];
  /** Ids of documents that are left out: the document that is the query, and others of its dispute. */
  outside: readonly string[];
}

/** What a case and a query have in common: labels of causes, and articles as law#number. */
export interface CommonLaw {
  causes: string[];
  articles: string[];
}

/**
 * The counts of a collection of cases. It translates causes and articles to ordinals and back. Only articles
 * that more than one case cites have ordinals.
 */
export class CaseCollection {
  readonly counts: CaseCounts;
  readonly #causes: Hierarchy;
  readonly #keys: ReadonlyMap<string, number>;
  readonly #articles: ReadonlyMap<string, number>;

  /**
   * Articles are ordered by number of citing cases, highest first, then by name. Articles that a single case
   * cites are dropped, because no other case can share them.
   */
  constructor({ articles, citing, ...counts }: CaseCounts, causes: Hierarchy) {
    const shared = articles
      .map((article, at) => ({ article, cases: citing[at]! }))
      .filter(({ cases }) => cases > 1)
      .sort((a, b) => b.cases - a.cases || (a.article < b.article ? -1 : 1));
    this.counts = {
      ...counts,
      articles: shared.map(({ article }) => article),
      citing: shared.map(({ cases }) => cases),
    };
    this.#causes = causes;
    this.#keys = new Map(causes.keys.map((key, ordinal) => [key, ordinal]));
    this.#articles = new Map(this.counts.articles.map((article, ordinal) => [article, ordinal]));
  }

  /** The ordinals of articles. Articles without an ordinal are left out. */
  articleOrdinals(articles: readonly string[]): number[] {
    return articles.flatMap((article) => this.#articles.get(article) ?? []);
  }

  /** The ordinals of the causes with the given keys; unknown keys are left out. */
  causeOrdinals(keys: readonly string[]): number[] {
    return keys.flatMap((key) => this.#keys.get(key) ?? []);
  }

  /** The causes of the query that are known, with all causes below them, and its articles. */
  knownTraits({ causes, articles }: CaseQuery): KnownTraits {
    const known = new Set<number>();
    for (const cause of causes)
      for (const [from, to] of resolveSubtrees(this.#causes, cause))
        for (let ordinal = from; ordinal < to; ordinal++) known.add(ordinal);
    return { causes: known, articles: new Set(this.articleOrdinals(articles)) };
  }

  causeAt(ordinal: number): { key: string; label: string } {
    return { key: this.#causes.keys[ordinal]!, label: this.#causes.labels[ordinal]! };
  }

  commonLaw({ causes, articles }: RankedCase): CommonLaw {
    return {
      causes: causes.map((ordinal) => this.causeAt(ordinal).label),
      articles: articles.map((ordinal) => this.counts.articles[ordinal]!),
    };
  }
}
