import type { Counsel, JudgmentRecord } from "../../judgment/record.ts";
import { DOT } from "../../text/han.ts";
import { mostFrequent } from "./firm-place.ts";

/**
 * A practising lawyer with one name in one firm, and the documents that name this lawyer. Different spellings
 * of a firm are one entry, and so are two firms if the texts show that the lawyer moved. Entries are never
 * merged by name alone.
 */
export interface PractisingLawyer {
  name: string;
  /**
   * The spelling of the firm that is printed most often. Of several equally frequent spellings, the first in
   * order.
   */
  firm: string;
  /**
   * All keys (`lawyerKey`) under which the texts name this person, ordered by code unit. If there are keys
   * with another firm, the lawyer moved.
   */
  keys: string[];
  /** Ids of the documents, in the given order, without duplicates. */
  judgments: string[];
}

const BRACKETS = /[（(]([^）)]*)[）)]/g;
const SPACES = /\s+/gu;
/**
 * Words for a legal form. Brackets may contain one instead of the place of a branch; it does not belong to
 * the name.
 */
const LEGAL_FORM = /合伙|有限|个人/;
/** The place of a branch after the firm's name, as older documents print it without brackets: …律师事务所上海分所. */
const BRANCH_END = /(?<=律师事务所)(.{2,12}?)分所$/u;
const PLACE_END = /(?:市|省|地区|[壮回]族自治区|维吾尔自治区|自治区)$/u;
/**
 * The word for the kind of place at the start of a firm's name. It may be missing: 北京市中和 and 北京中和 are one
 * firm.
 */
const PLACE_WORDS = /(?<=^.{2,4})(?:市|省|壮族自治区|回族自治区|维吾尔自治区|自治区)/u;

/**
 * Key that all spellings of a firm share. It has no blanks, no legal form and no 市 or 省 after the place at
 * its start; the place of a branch is at its end. A branch has a key of its own, because two people in a
 * large firm may have the same name.
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

/** Key of a name. It has no blanks, and only one kind of dot: 张 三 equals 张三, 古丽・艾例 equals 古丽·艾例. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").replace(SPACES, "").replace(DOTS, "·");
}

/** Key that all spellings of a lawyer in a firm share. */
export function lawyerKey(name: string, firm: string): string {
  return `${nameKey(name)}\n${firmKey(firm)}`;
}

const isLawyer = (counsel: Counsel) =>
  counsel.kind === "lawyer" && counsel.name !== "" && counsel.firm !== "";

/** A practising lawyer in one document. */
export interface Sighting extends Pick<Counsel, "firm" | "parties"> {
  /** The `lawyerKey` of name and firm. */
  key: string;
  /** The `nameKey` of the name. */
  name: string;
}

/**
 * The practising lawyers named in a document, in order. Trainees, legal workers and people without a firm are
 * left out.
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

/**
 * Order by name, then by firm, each by code unit. Tables are in this order, and so are lawyers with equal
 * scores.
 */
export function compareLawyers(
  a: Pick<PractisingLawyer, "name" | "firm">,
  b: Pick<PractisingLawyer, "name" | "firm">,
): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.firm === b.firm ? 0 : a.firm < b.firm ? -1 : 1;
}

/**
 * Moves of lawyers between firms that the texts show. A move is shown by an earlier and a later document of
 * one dispute. Both name the same lawyer for the same party, but under two firms, and neither names another
 * lawyer with that name. The later firm then replaces the earlier one.
 */
export class FirmMoves {
  readonly #links = new Map<string, string>();

  /** Records that the lawyer with the key `earlier` in a document has the key `later` in a later document. */
  add(earlier: string, later: string): void {
    const from = this.personOf(earlier);
    const to = this.personOf(later);
    if (from !== to) this.#links.set(from, to);
  }

  /** The key after the last recorded move of the person with this key. It identifies the person. */
  personOf(key: string): string {
    let at = key;
    for (let next = this.#links.get(at); next !== undefined; next = this.#links.get(at)) at = next;
    return at;
  }
}

/**
 * The lawyer whom one person's sightings show; `sightings` are in the order of the documents. `person` is the
 * key that identifies the person. After a move, only spellings of the newest firm are considered for display.
 */
export function toLawyer(
  person: string,
  sightings: readonly (Pick<Sighting, "key" | "name" | "firm"> & { judgment: string })[],
): PractisingLawyer {
  const own = sightings.filter(({ key }) => key === person);
  return {
    name: sightings[0]?.name ?? "",
    firm: mostFrequent(own.map(({ firm }) => [firm, 1])),
    keys: [...new Set(sightings.map(({ key }) => key))].sort(),
    judgments: [...new Set(sightings.map(({ judgment }) => judgment))],
  };
}
