import type { Counsel, JudgmentRecord } from "../../judgment/record.ts";

/** A practising lawyer under one name in one firm, with the documents they appear in. */
export interface PractisingLawyer {
  name: string;
  /** The spelling printed most often; in a tie the first in order. */
  firm: string;
  /** Every `lawyerKey` this person was found under, ordered by code unit: other firms come from moves. */
  keys: string[];
  /** Ids of the documents in the given order, each once. */
  judgments: string[];
}

const BRACKETS = /[（(]([^）)]*)[）)]/g;
const SPACES = /\s+/gu;
/** What brackets may contain beside the place of a branch: the legal form, which is not part of the name. */
const LEGAL_FORM = /合伙|有限|个人/;
/** A branch's place after the name, as printed before brackets came into use: …律师事务所上海分所. */
const BRANCH_END = /(?<=律师事务所)(.{2,12}?)分所$/u;
const PLACE_END = /(?:市|省|地区|[壮回]族自治区|维吾尔自治区|自治区)$/u;
/** Firm names that differ only in such a word are one firm: 北京市中和 = 北京中和. */
const PLACE_WORDS = /(?<=^.{2,4})(?:市|省|壮族自治区|回族自治区|维吾尔自治区|自治区)/u;

/**
 * Key shared by the spellings of one firm: no spaces, no legal form, no 市 or 省 after the leading place, and a
 * branch's place at the end. A branch counts as its own office: in a firm of thousands two people may share a
 * name.
 */
export function firmKey(firm: string): string {
  const plain = firm.normalize("NFKC").replace(SPACES, "");
  let branch = BRANCH_END.exec(plain)?.[1] ?? "";
  const name = plain
    .replace(BRANCH_END, "")
    .replace(BRACKETS, (_, inside: string) => {
      if (!LEGAL_FORM.test(inside)) branch ||= inside.replace(/分所$/, "");
      return "";
    })
    .replace(PLACE_WORDS, "");
  return branch ? `${name}(${branch.replace(PLACE_END, "")})` : name;
}

/** Key of a name: spaces removed, so that "张 三" equals "张三". */
export function nameKey(name: string): string {
  return name.normalize("NFKC").replace(SPACES, "");
}

/** Key shared by the spellings of one lawyer in one firm. */
export function lawyerKey(name: string, firm: string): string {
  return `${nameKey(name)}\n${firmKey(firm)}`;
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

interface Person {
  name: string;
  firms: Map<string, number>;
  keys: Set<string>;
  judgments: Set<string>;
}

/** Order by name, then firm, by code unit: the order of every table and every tie. */
export function compareLawyers(
  a: Pick<PractisingLawyer, "name" | "firm">,
  b: Pick<PractisingLawyer, "name" | "firm">,
): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.firm === b.firm ? 0 : a.firm < b.firm ? -1 : 1;
}

/** Follows links to the last key. */
function resolve(key: string, links: Map<string, string>): string {
  let at = key;
  for (let next = links.get(at); next !== undefined; next = links.get(at)) at = next;
  return at;
}

/**
 * Moves between firms that the texts show: the same name for the same party in an earlier and a later
 * document of one dispute, under two firms, with no other lawyer of that name there. The later firm takes
 * over.
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
 * All practising lawyers of the judgments, ordered by name, then firm (by code unit). A person is a name in a
 * firm: spellings of one firm and moves shown by the texts are joined; trainees, legal workers and people
 * without a firm are not lawyers. Nothing is joined by name alone.
 */
export function collectLawyers(judgments: Iterable<JudgmentRecord>): PractisingLawyer[] {
  const sightings: Sighting[] = [];
  for (const judgment of judgments) {
    for (const counsel of judgment.counsel) {
      if (!isLawyer(counsel)) continue;
      const name = nameKey(counsel.name);
      sightings.push({
        key: lawyerKey(name, counsel.firm),
        name,
        firm: counsel.firm,
        judgment,
        counsel,
      });
    }
  }
  const links = findMoves(sightings);
  const people = new Map<string, Person>();
  for (const { key, name, firm, judgment } of sightings) {
    const person = resolve(key, links);
    const entry = people.get(person) ?? { name, firms: new Map(), keys: new Set(), judgments: new Set() };
    entry.keys.add(key);
    people.set(person, entry);
    entry.judgments.add(judgment.id);
    // After a move the firm shown is that of the newest document, so only its spellings compete.
    if (key === person) {
      entry.firms.set(firm, (entry.firms.get(firm) ?? 0) + 1);
    }
  }
  const mostPrinted = (firms: Map<string, number>) =>
    [...firms].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? "";
  return [...people.values()]
    .map(({ name, firms, keys, judgments: ids }) => ({
      name,
      firm: mostPrinted(firms),
      keys: [...keys].sort(),
      judgments: [...ids],
    }))
    .sort(compareLawyers);
}
