import { pinyin } from "pinyin-pro";
import { LAW_KINDS, type LawKind } from "#domain/statute/record.ts";
import { languagePaths } from "#i18n/lang.ts";
import { readLaws, type ShownLaw } from "#server/statutes/law-files.ts";

let known: { laws: ShownLaw[]; byId: Map<string, ShownLaw> } | undefined;

/** All laws of this build, also by id. They are read once. */
export function shownLaws() {
  if (!known) {
    const laws = readLaws();
    known = { laws, byId: new Map(laws.map((law) => [law.id, law])) };
  }
  return known;
}

/**
 * What the page of a law needs to know about the laws to which it links: other versions, and the law that
 * repealed it.
 */
export function linkedLaws(law: ShownLaw) {
  const ids = [...law.versions, law.repealed?.by ?? ""].filter((id) => id && id !== law.id);
  const { byId } = shownLaws();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const other = byId.get(id);
      return other
        ? [[id, { title: other.title, version: other.version, found: other.found, status: other.status }]]
        : [];
    }),
  );
}

/** Number of laws on one page of a list. A title takes about twenty bytes of brotli. */
export const LIST_LAWS = 120;

/**
 * A list of laws: those of one kind (`kind-law`), or those whose short titles begin with the same letter
 * (`letter-b`).
 */
export interface LawList {
  name: string;
  kind: LawKind | null;
  /** A to Z, or # for titles that do not begin with a letter. Empty for the list of a kind. */
  letter: string;
  laws: ShownLaw[];
}

let lists: LawList[] | undefined;

/** All lists of laws: those of kinds, in order of legal force, then those of letters. */
export function lawLists(): LawList[] {
  lists ??= [...byKind(shownLaws().laws), ...byLetter(shownLaws().laws)];
  return lists;
}

function byKind(laws: ShownLaw[]): LawList[] {
  return LAW_KINDS.map((kind) => ({
    name: `kind-${kind.replaceAll("_", "-")}`,
    kind,
    letter: "",
    laws: laws.filter((law) => law.kind === kind),
  })).filter((list) => list.laws.length > 0);
}

function byLetter(laws: ShownLaw[]): LawList[] {
  const letters = new Map<string, ShownLaw[]>();
  for (const law of laws) {
    const letter = /^[a-z]/.exec(initialsOf(law.short))?.[0].toUpperCase() ?? "#";
    letters.set(letter, [...(letters.get(letter) ?? []), law]);
  }
  return [...letters.keys()].sort().map((letter) => ({
    name: `letter-${letter === "#" ? "other" : letter.toLowerCase()}`,
    kind: null,
    letter,
    laws: letters.get(letter)!,
  }));
}

/**
 * Matches an issuer at the beginning of a title. So many titles have one that it does not tell them apart.
 */
const ISSUER =
  /^(?:中华人民共和国|(?:最高人民(?:法院|检察院)|全国人民代表大会(?:常务委员会)?|国务院)[、和]?)+(?:关于)?|^关于/;

/**
 * The first letters of the syllables of a title in pinyin, from a to z: mfd for 民法典. The issuer is left out.
 */
export function initialsOf(title: string): string {
  const said = title.replace(ISSUER, "") || title;
  return pinyin(said, { toneType: "none", type: "array", pattern: "first", nonZh: "consecutive" })
    .join("")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** What `getStaticPaths` of the lists returns: all pages of each list, in each language. */
export function lawListPaths() {
  return languagePaths().flatMap(({ params, props }) =>
    lawLists().flatMap((list) => {
      const pages = Math.ceil(list.laws.length / LIST_LAWS);
      return Array.from({ length: pages }, (_, at) => ({
        params: { ...params, list: `${list.name}-${at + 1}` },
        props: { ...props, list, page: at + 1, pages },
      }));
    }),
  );
}
