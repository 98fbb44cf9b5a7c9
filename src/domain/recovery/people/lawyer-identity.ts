import type { Counsel, JudgmentRecord } from "../../judgment/record.ts";
import { DOT } from "../../text/han.ts";

/**
 * A practising lawyer under one name in one firm, with the documents they appear in. Spellings of one firm
 * and moves between firms that the texts show are merged. Entries are never merged by name alone.
 */
export interface PractisingLawyer {
  name: string;
  /** The most frequent printed spelling; in a tie the first in order. */
  firm: string;
  /**
   * Every `lawyerKey` under which this person was found, ordered by code unit. Keys of other firms come from
   * moves.
   */
  keys: string[];
  /** Ids of the documents in the given order, without duplicates. */
  judgments: string[];
}

const BRACKETS = /[（(]([^）)]*)[）)]/g;
const SPACES = /\s+/gu;
/** Legal forms, which brackets may contain instead of a branch's place; they are not part of the name. */
const LEGAL_FORM = /合伙|有限|个人/;
/** A branch's place after the name without brackets, as in older documents: …律师事务所上海分所. */
const BRANCH_END = /(?<=律师事务所)(.{2,12}?)分所$/u;
const PLACE_END = /(?:市|省|地区|[壮回]族自治区|维吾尔自治区|自治区)$/u;
/** Words for the kind of a place, which a firm's name may omit: 北京市中和 and 北京中和 are one firm. */
const PLACE_WORDS = /(?<=^.{2,4})(?:市|省|壮族自治区|回族自治区|维吾尔自治区|自治区)/u;

/**
 * Key shared by the spellings of one firm: no spaces, no legal form, no 市 or 省 after the leading place, and a
 * branch's place at the end. A branch has its own key, because two people in a large firm may share a name.
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

const DOTS = new RegExp(`[${DOT}.]`, "gu");

/** Key of a name, without spaces and with all kinds of dots as one: 张 三 equals 张三, 古丽・艾例 equals 古丽·艾例. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").replace(SPACES, "").replace(DOTS, "·");
}

/** Key shared by the spellings of one lawyer in one firm. */
export function lawyerKey(name: string, firm: string): string {
  return `${nameKey(name)}\n${firmKey(firm)}`;
}

const isLawyer = (counsel: Counsel) =>
  counsel.kind === "lawyer" && counsel.name !== "" && counsel.firm !== "";

/** One occurrence of a practising lawyer in a document. */
export interface Sighting extends Pick<Counsel, "firm" | "parties"> {
  /** `lawyerKey` of name and firm. */
  key: string;
  /** `nameKey` of the name. */
  name: string;
}

/**
 * The practising lawyers that a document names, in its order. Trainees, legal workers and people without a
 * firm are left out.
 */
export function sightingsIn({ counsel }: Pick<JudgmentRecord, "counsel">): Sighting[] {
  return counsel.filter(isLawyer).map(({ name, firm, parties }) => {
    const named = nameKey(name);
    return { key: lawyerKey(named, firm), name: named, firm, parties };
  });
}

/** Whether two lawyers acted for the same party. */
export const sharesParty = (one: Pick<Sighting, "parties">, other: Pick<Sighting, "parties">): boolean =>
  one.parties.some((party) => other.parties.includes(party));

/** Order by name, then firm, by code unit. Tables use it, and ties are broken by it. */
export function compareLawyers(
  a: Pick<PractisingLawyer, "name" | "firm">,
  b: Pick<PractisingLawyer, "name" | "firm">,
): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.firm === b.firm ? 0 : a.firm < b.firm ? -1 : 1;
}

/**
 * Moves between firms that the texts show: the same name represents the same party in an earlier and a later
 * document of one dispute, under two firms, and no other lawyer of that name appears there. The later firm
 * replaces the earlier one.
 */
export class FirmMoves {
  readonly #links = new Map<string, string>();

  /** Records that the lawyer with key `earlier` in one document has key `later` in a later document. */
  add(earlier: string, later: string): void {
    const from = this.personOf(earlier);
    const to = this.personOf(later);
    if (from !== to) this.#links.set(from, to);
  }

  /**
   * The key that identifies the person who has a key in some document: the key after this person's last move.
   */
  personOf(key: string): string {
    let at = key;
    for (let next = this.#links.get(at); next !== undefined; next = this.#links.get(at)) at = next;
    return at;
  }
}

/**
 * The lawyer made from the appearances of one person in documents, in the order of the documents. `person` is
 * the key that identifies this person. After a move the displayed firm is that of the newest document, so
 * only spellings of that firm compete.
 */
export function toLawyer(
  person: string,
  sightings: readonly (Pick<Sighting, "key" | "name" | "firm"> & { judgment: string })[],
): PractisingLawyer {
  const firms = new Map<string, number>();
  for (const { key, firm } of sightings) if (key === person) firms.set(firm, (firms.get(firm) ?? 0) + 1);
  return {
    name: sightings[0]?.name ?? "",
    firm: [...firms].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? "",
    keys: [...new Set(sightings.map(({ key }) => key))].sort(),
    judgments: [...new Set(sightings.map(({ judgment }) => judgment))],
  };
}
