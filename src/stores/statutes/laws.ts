import { fetchOnce } from "#client/services/fetch-once.ts";
import { LAWS_PATH, type NamedLaw } from "#contract/site-files/laws.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/** All laws by title, fetched once per page. Null if they could not be fetched. */
export const readNamedLaws = () => withLoadingBar(fetchOnce<NamedLaw[]>(LAWS_PATH));

/**
 * The laws that contain every typed word. A law contains a word if its title contains it, or if the initials
 * of the title start with it. A law whose title has the first word further to the front comes earlier.
 * Without a typed word, all laws are returned.
 */
export function narrowLaws(laws: readonly NamedLaw[], typed: string): NamedLaw[] {
  const words = typed.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
  const places = laws.map((law) => placeIn(law, words));
  return laws
    .map((law, at) => ({ law, place: places[at]! }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ law }) => law);
}

const ISSUER = /^中华人民共和国/;

/**
 * Position of the first word in a law's title, after the name of the country has been removed. It is 0 if the
 * initials start with the word. It is -1 if any of the words is missing.
 */
function placeIn({ title, initials }: NamedLaw, words: readonly string[]): number {
  const said = title.normalize("NFKC").toLowerCase().replace(ISSUER, "");
  const found = words.map((word) =>
    /^[a-z]+$/.test(word) && initials.startsWith(word) ? 0 : said.indexOf(word),
  );
  return found.includes(-1) ? -1 : (found[0] ?? 0);
}
