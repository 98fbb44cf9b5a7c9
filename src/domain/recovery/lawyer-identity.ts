import type { Counsel, JudgmentRecord } from "../judgment/record.ts";

/** A practising lawyer under one name in one firm, with the documents they appear in. */
export interface Lawyer {
  name: string;
  /** The spelling printed most often; of equals the first in order. */
  firm: string;
  /** Ids of the documents, in the order they were given, each once. */
  judgments: string[];
}

const BRACKETS = /[（(][^）)]*[）)]/g;
const SPACES = /\s+/gu;
/** Where firm names differ only in such a word, one firm stands behind them: 北京市中和 = 北京中和. */
const PLACE_WORDS = /(?<=^.{2,4})(?:市|省|壮族自治区|回族自治区|维吾尔自治区|自治区)/u;

/** Key under which spellings of one firm meet: no spaces, no brackets, no 市 or 省 behind the leading place. */
export function firmKey(firm: string): string {
  return firm.normalize("NFKC").replace(SPACES, "").replace(BRACKETS, "").replace(PLACE_WORDS, "");
}

/** Key of a name: spaces out, so that "张 三" meets "张三". */
export function nameKey(name: string): string {
  return name.normalize("NFKC").replace(SPACES, "");
}

const isLawyer = (counsel: Counsel) =>
  counsel.kind === "lawyer" && counsel.name !== "" && counsel.firm !== "";

interface Sighting {
  key: string;
  name: string;
  firm: string;
  judgment: JudgmentRecord;
  counsel: Counsel;
}

/** Follows links to the last key. */
function resolve(key: string, links: Map<string, string>): string {
  let at = key;
  for (let next = links.get(at); next !== undefined; next = links.get(at)) at = next;
  return at;
}

/**
 * Moves that the texts themselves tell: the same name for the same party in an earlier and a later document
 * of one dispute, under two firms, with no other lawyer of that name there. The later firm takes over.
 */
function findMoves(sightings: Sighting[]): Map<string, string> {
  const byCase = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const list = byCase.get(sighting.judgment.case_number);
    if (list) list.push(sighting);
    else byCase.set(sighting.judgment.case_number, [sighting]);
  }
  const links = new Map<string, string>();
  for (const later of sightings) {
    for (const { case_number } of later.judgment.earlier_cases) {
      const namesakes = (byCase.get(case_number) ?? []).filter(({ name }) => name === later.name);
      const [earlier] = namesakes;
      if (namesakes.length !== 1 || !earlier || earlier.key === later.key) continue;
      const sharesParty = earlier.counsel.parties.some((party) => later.counsel.parties.includes(party));
      if (!sharesParty) continue;
      const from = resolve(earlier.key, links);
      const to = resolve(later.key, links);
      if (from !== to) links.set(from, to);
    }
  }
  return links;
}

/**
 * All practising lawyers of the judgments, in order of name, then firm (by code unit). One person is a name
 * in a firm: spellings of one firm and moves that the texts tell are joined; trainees, legal workers and
 * people without a firm are not lawyers. Nothing is joined on the name alone.
 */
export function collectLawyers(judgments: Iterable<JudgmentRecord>): Lawyer[] {
  const sightings: Sighting[] = [];
  for (const judgment of judgments) {
    for (const counsel of judgment.counsel) {
      if (!isLawyer(counsel)) continue;
      const name = nameKey(counsel.name);
      sightings.push({
        key: `${name}\n${firmKey(counsel.firm)}`,
        name,
        firm: counsel.firm,
        judgment,
        counsel,
      });
    }
  }
  const links = findMoves(sightings);
  const people = new Map<string, { name: string; firms: Map<string, number>; judgments: Set<string> }>();
  for (const { key, name, firm, judgment } of sightings) {
    const person = resolve(key, links);
    const entry = people.get(person) ?? { name, firms: new Map(), judgments: new Set() };
    people.set(person, entry);
    entry.judgments.add(judgment.id);
    // After a move the firm shown is the one of the newest document, so only its spellings compete.
    if (key === person) {
      entry.firms.set(firm, (entry.firms.get(firm) ?? 0) + 1);
    }
  }
  const mostPrinted = (firms: Map<string, number>) =>
    [...firms].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? "";
  return [...people.values()]
    .map(({ name, firms, judgments: ids }) => ({ name, firm: mostPrinted(firms), judgments: [...ids] }))
    .sort((a, b) => (a.name === b.name ? (a.firm < b.firm ? -1 : 1) : a.name < b.name ? -1 : 1));
}
