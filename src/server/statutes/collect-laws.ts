import type { Sampling } from "#domain/judgment/record.ts";
import { articleAnchor } from "#domain/statute/citation/article-label.ts";
import { articleKey, packArticles } from "#domain/statute/citation/article-set.ts";
import { shortName } from "#domain/statute/citation/law-name.ts";
import { pageKeys, splitPages } from "#domain/statute/citation/split-pages.ts";
import { lawKind } from "#domain/statute/parse/law-kind.ts";
import { numberedSince } from "#domain/statute/parse/statute-history.ts";
import { LAW_KINDS, type StatuteDocument } from "#domain/statute/record.ts";
import { findRepeals } from "#domain/statute/versions/find-repeals.ts";
import { effectiveFrom, namedLater, settleStatus } from "#domain/statute/versions/law-status.ts";
import { type Law, mergeBooks } from "#domain/statute/versions/merge-books.ts";
import { versionKey } from "#domain/statute/versions/version-key.ts";
import type { LawText, ShownLaw } from "./law-files.ts";
import type { ListedLaw } from "./listed-laws.ts";

/**
 * Maximum size of the articles on one page in brotli bytes, as estimated below: the budget of a page without
 * header and footer.
 */
const PAGE_BYTES = 7600;
/** Estimated number of brotli bytes for each UTF-8 byte of a law's text. */
const TEXT_RATIO = 0.34;
/** Estimated number of brotli bytes for the markup of an article. */
const ARTICLE_BYTES = 12;
/** Estimated number of brotli bytes for the markup of a paragraph. */
const PARAGRAPH_BYTES = 2;
/** Estimated number of brotli bytes for a judgment that is listed below an article. */
const CASE_BYTES = 45;
/** Estimated number of brotli bytes for a line of the contents. */
const HEADING_BYTES = 22;
/** Estimated number of brotli bytes for an event in the history of a law. */
const EVENT_BYTES = 45;
/** Estimated number of brotli bytes for the facts about a law. */
const FRONT_BYTES = 700;

/** A law as it is displayed. Its citations are added later. */
export interface CollectedLaw {
  shown: ShownLaw;
  text: LawText;
}

/** Name and sampling of each source of texts, by the id of the source. */
type Sources = ReadonlyMap<string, { name: string; sampling: Sampling }>;

/**
 * All laws that are displayed on a day: the imported laws, and those on the hand-kept list that were not
 * imported. An imported law also gets the facts on the list: official number, address, and the first day in
 * force if the text does not state it. Laws are sorted by kind, then title, newest version first.
 */
export function collectLaws(
  documents: Iterable<StatuteDocument>,
  listed: readonly ListedLaw[],
  sources: Sources,
  asOf: string,
): CollectedLaw[] {
  const knownById = new Map(listed.map((entry) => [entry.law.id, entry]));
  // The collection may name a version by the day of its publication, and the list by the day of its adoption.
  // So they are matched by the day on which the version takes effect.
  const dayOf = ({ title, effective }: Law) => effective && `${versionKey(title)} ${effective}`;
  const knownByDay = new Map(listed.map((entry) => [dayOf(entry.law), entry]));
  const known = new Map<string, ListedLaw>();
  const imported = mergeBooks(documents).map((law) => {
    const entry = knownById.get(law.id) ?? knownByDay.get(dayOf(law) || "-");
    if (entry) known.set(law.id, entry);
    return { ...law, effective: law.effective || (entry?.law.effective ?? "") };
  });
  const texts = new Set(imported.map(({ id }) => id));
  const taken = new Set(known.values());
  const left = listed.filter((entry) => !taken.has(entry));
  for (const entry of left) known.set(entry.law.id, entry);
  const laws = [...imported, ...left.map(({ law }) => law)];
  const told = listed.flatMap(({ law, repealed }) =>
    repealed ? [[versionKey(law.title), repealed] as const] : [],
  );
  const standings = settleStatus(laws, new Map([...told, ...findRepeals(laws)]), asOf);
  return laws
    .map((law) => {
      const isText = texts.has(law.id);
      return {
        shown: {
          ...citableParts(law),
          numbered_since: numberedSince(law.history, law.first_effective),
          is_listed: !isText,
          ...standings.get(law.id)!,
          kind: law.kind ?? lawKind(law.title, known.get(law.id)?.facts.number),
          version: law.version,
          found: law.found ?? null,
          effective: law.effective,
          first_effective: law.first_effective,
          history: law.history,
          count: law.units.filter(({ kind }) => kind !== "text").length,
          isText,
          facts: known.get(law.id)?.facts ?? null,
          source: isText ? (sources.get(law.source) ?? null) : null,
        },
        text: {
          id: law.id,
          headings: law.headings,
          units: law.units,
          pages: [],
          isSplit: false,
          citing: {},
        },
      };
    })
    .sort(({ shown: a }, { shown: b }) => compareLaws(a, b));
}

function citableParts(law: Law) {
  const numbered = law.units.filter(({ kind }) => kind !== "text");
  return {
    id: law.id,
    title: law.title,
    short: shortName(law.title),
    // A later date in the file's name may mean that the file holds the version of that day. Only from then on
    // is it certain that these article numbers apply.
    from: [effectiveFrom(law), namedLater(law)].sort().at(-1)!,
    articles: packArticles(numbered.map(({ number, branch }) => articleKey(number, branch))),
    pages: [],
    cited: 0,
  };
}

/** Compares laws by the legal force of their kind, then by title, then by version, newest first. */
function compareLaws(a: ShownLaw, b: ShownLaw): number {
  return (
    LAW_KINDS.indexOf(a.kind) - LAW_KINDS.indexOf(b.kind) ||
    (a.title === b.title ? b.version.localeCompare(a.version) : a.title < b.title ? -1 : 1)
  );
}

/**
 * Divides a law into pages. The citations of all articles must be known. If the law fits, it is one page;
 * otherwise its text is on subpages.
 */
export function layOutPages({ shown, text }: CollectedLaw): void {
  const { headings, units, citing } = text;
  const weights = units.map((unit) => {
    const cited = citing[articleAnchor(unit.number, unit.branch)]?.cases.length ?? 0;
    return weigh(unit) + (unit.kind === "text" ? 0 : cited * CASE_BYTES);
  });
  const front = FRONT_BYTES + headings.length * HEADING_BYTES + shown.history.length * EVENT_BYTES;
  const whole = weights.reduce((sum, weight) => sum + weight, front);
  text.pages =
    whole <= PAGE_BYTES ? [{ from: 0, to: units.length }] : splitPages(headings, weights, PAGE_BYTES);
  text.isSplit = whole > PAGE_BYTES;
  shown.pages = text.isSplit ? pageKeys(text.pages, units) : [];
}

function weigh({ paragraphs }: Law["units"][number]): number {
  const bytes = Buffer.byteLength(paragraphs.join(""), "utf8");
  return ARTICLE_BYTES + paragraphs.length * PARAGRAPH_BYTES + bytes * TEXT_RATIO;
}
