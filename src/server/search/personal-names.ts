import type { SearchQuery } from "#contract/search-query.ts";
import { bareName } from "#domain/search/set-figures.ts";
import type { SearchEngine } from "./search-engine.ts";

/** Which condition of a query names a person, and what person that is in this collection. */
export interface NamedPerson {
  value: string;
  kind: "officer" | "party";
}

/** Lists whose words may be anybody's name. */
const WORDS = ["qr", "within", "near", "title", "holding", "courtname", "without"] as const;

/**
 * The first condition of a query that is a person's: any judge or counsel condition, or a word that is, to the
 * last character, the name of a judge, counsel, firm or person in this collection; null for none. A word that is
 * only part of a name cannot be told from any other word and is no person's.
 */
export async function findNamedPerson(engine: SearchEngine, query: SearchQuery): Promise<NamedPerson | null> {
  const [asked] = [...query.judge, ...query.counsel];
  if (asked !== undefined) return { value: asked, kind: "officer" };
  for (const value of WORDS.flatMap((field) => query[field])) {
    const words = new Set([value.replace(/\s/g, ""), ...value.split(/[\s"“”]+/u)].map(bareName));
    for (const word of words) {
      if (word === "") continue;
      const { officer, party } = await engine.namesPerson(query.type, word);
      if (officer) return { value, kind: "officer" };
      if (party) return { value, kind: "party" };
    }
  }
  return null;
}
