import type { Choice } from "#contract/envelope.ts";
import { foldCauseText } from "#domain/catalogue/causes/cause-wordings.ts";
import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CauseHint } from "#domain/catalogue/causes/resolve-cause.ts";
import {
  type CauseWords,
  MAX_CHOICES as MAX_CAUSES,
  readCauseWords,
  resolveTypedCause,
  type TypedCause,
} from "#domain/catalogue/causes/typed-cause.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import type { CourtHint } from "#domain/catalogue/courts/printed/narrow-courts.ts";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { loadCauses } from "./causes.ts";
import { loadCourts } from "./courts.ts";
import { loadSpellings, loadWordings } from "./everyday-words.ts";
import { causesByStreet, type StreetCause } from "./street-words.ts";

/** The meaning of a typed name, with other possible meanings; or a failure with the possible meanings, if any. */
export type TypedName<Key> = { key: Key; others?: Choice[] } | { failure: RequestFailure };

/** Maximum number of choices; with more the visitor has to type more. */
const MAX_COURTS = 20;

/**
 * The code of the cause that a visitor's words mean; `field` is the words' path in the request. Words that
 * mean none give, as choices, the causes that pairs of everyday words add, as in the selectors: 掐脖子, 故意伤害罪.
 * `said` as for `resolveTypedCause`.
 */
export function readTypedCause(
  text: string,
  field: string,
  prefer?: CauseHint["branch"],
  causes: CauseIndex = loadCauses(),
  said?: CauseWords,
): TypedName<string> {
  const known = causes.byLabel(text) ?? causes.byId(text) ?? ofBranch(text, causes);
  if (known) return { key: known.value };
  const read =
    readSpelling(text, prefer) ?? resolveTypedCause(toSimplified(text), causes, loadWordings(), prefer, said);
  const choicesOf = (codes: string[]) => codes.map((code) => ({ code, label: ownLabel(code, causes) }));
  if (read.kind === "found")
    return { key: read.code, ...(read.others.length > 0 && { others: choicesOf(read.others) }) };
  const codes = read.kind === "unknown" ? codesByStreet(text, causes) : read.codes;
  if (codes.length === 0) return unknown("unknown_cause", text, field);
  return ambiguous("ambiguous_cause", text, field, choicesOf(codes));
}

/**
 * The causes that a text means once everyday words in it are replaced by words of the law; for texts that mean
 * no cause by themselves. Causes missing from the catalogue in use are left out.
 */
const codesByStreet = (text: string, causes: CauseIndex): string[] =>
  causesByStreet(toSimplified(text), [])
    .map(({ code }) => code)
    .filter((code) => causes.byId(code) !== undefined);

/** A cause's label, with its branch if another cause takes precedence under the same label: 行政赔偿（国家赔偿案由）. */
function ownLabel(code: string, causes: CauseIndex): string {
  const { label } = causes.byId(code)!;
  return causes.byLabel(label)!.value === code ? label : `${label}（${causes.path(code)[0]!.label}）`;
}

/** The cause of a label with its branch. */
function ofBranch(text: string, causes: CauseIndex): CauseNode | undefined {
  const [, name, branch] = /^(.+)（(.+)）$/u.exec(text) ?? [];
  if (!name) return undefined;
  return causes.ordered.find(({ value, label }) => label === name && causes.path(value)[0]!.label === branch);
}

/** The cause of a spelling in Latin letters (minjian jiedai); undefined for other text. */
function readSpelling(text: string, prefer?: CauseHint["branch"]): TypedCause | undefined {
  if (!/^[a-z\s'’]{2,}$/iu.test(text)) return undefined;
  const all = loadSpellings()[foldCauseText(text)] ?? [];
  const own = prefer ? all.filter((code) => code.startsWith(prefer)) : [];
  const codes = (own.length > 0 ? own : all).slice(0, MAX_CAUSES);
  if (codes.length === 0) return undefined;
  return codes.length === 1 ? { kind: "found", code: codes[0]!, others: [] } : { kind: "ambiguous", codes };
}

/** The id of the court that a visitor's words mean; `field` is the words' path in the request. */
export function readTypedCourt(
  text: string,
  field: string,
  hint: CourtHint = {},
  courts: CourtIndex = loadCourts(),
): TypedName<number> {
  const read = resolveTypedCourt(toSimplified(text), courts, hint);
  if (read.kind === "found") return { key: read.id };
  if (read.kind === "unknown") return unknown("unknown_court", text, field);
  const choices = read.ids
    .slice(0, MAX_COURTS)
    .map((id) => ({ code: String(id), label: courts.byId(id)!.label }));
  return ambiguous("ambiguous_court", text, field, choices);
}

/** Ids or codes of the meanings of a visitor's words, most likely first, civil causes before others. */
export interface MeantKeys {
  /** Ids or codes that a list shows before the names that merely contain the words. */
  meant: string[];
  /** Ids or codes that a list shows after the names that merely contain the words. */
  like: string[];
  /** Causes that pairs of everyday words add; they follow `meant`. */
  street: StreetCause[];
}

/** The meanings of a visitor's words in a selector. Empty for pinyin, which selectors handle themselves. */
export function meantKeys(kind: "court" | "cause", typed: string): MeantKeys {
  if (!/\p{Script=Han}[\s\d]*\p{Script=Han}/u.test(typed)) return { meant: [], like: [], street: [] };
  if (kind === "court") {
    const read = resolveTypedCourt(toSimplified(typed), loadCourts());
    const ids = read.kind === "unknown" ? [] : read.kind === "found" ? [read.id] : read.ids;
    return { meant: ids.map(String), like: [], street: [] };
  }
  const read = readCauseWords(toSimplified(typed), loadCauses(), loadWordings());
  const isCivil = (code: string) => code.startsWith("2");
  return {
    meant: [...read.codes.filter(isCivil), ...read.codes.filter((code) => !isCivil(code))],
    like: read.like,
    street: causesByStreet(toSimplified(typed), read.codes),
  };
}

const unknown = (reason: "unknown_cause" | "unknown_court", value: string, field: string) => ({
  failure: { error: "bad_input" as const, reason, value, fields: [field] },
});

const ambiguous = (
  reason: "ambiguous_cause" | "ambiguous_court",
  value: string,
  field: string,
  choices: Choice[],
) => ({ failure: { error: "ambiguous" as const, reason, value, fields: [field], choices } });
