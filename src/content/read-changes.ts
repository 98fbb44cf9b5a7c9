import { type ArticleChange, compareVersions } from "#server/statutes/compare-versions.ts";
import { readLawText, type ShownLaw } from "#server/statutes/law-files.ts";
import { shownLaws } from "./read-laws.ts";

/**
 * Maximum size of the changes on one page in brotli bytes, as estimated below. It is that of a page of a
 * law's text.
 */
const PAGE_BYTES = 7600;
/** Estimated number of brotli bytes for each UTF-8 byte of words. */
const TEXT_RATIO = 0.4;
/** Estimated number of brotli bytes for the markup of an article. */
const CHANGE_BYTES = 40;

/** The latest version before `law` that has a text. Null if there is none, or if `law` itself has no text. */
export function versionBefore(law: ShownLaw): ShownLaw | null {
  const { byId } = shownLaws();
  const older = law.versions.slice(law.versions.indexOf(law.id) + 1).map((id) => byId.get(id));
  return law.isText ? (older.find((one) => one?.isText) ?? null) : null;
}

const known = new Map<string, ArticleChange[][]>();

/** The changes between two versions, divided into pages. A single empty page if there are none. */
export function changesOf(law: ShownLaw, before: ShownLaw): ArticleChange[][] {
  const found = known.get(law.id);
  if (found) return found;
  const pages: ArticleChange[][] = [[]];
  let weight = 0;
  for (const change of compareVersions(readLawText(before.id).units, readLawText(law.id).units)) {
    const bytes = change.words.reduce((sum, { text }) => sum + Buffer.byteLength(text, "utf8"), 0);
    const own = bytes * TEXT_RATIO + change.words.length * 3 + CHANGE_BYTES;
    if (weight > 0 && weight + own > PAGE_BYTES) {
      pages.push([]);
      weight = 0;
    }
    pages.at(-1)!.push(change);
    weight += own;
  }
  known.set(law.id, pages);
  return pages;
}
