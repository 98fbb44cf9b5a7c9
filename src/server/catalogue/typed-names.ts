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

/**
 * What a typed name means. `others` are further possible meanings. A failure lists the possible meanings as
 * choices, if there are any.
 */
export type TypedName<Key> = { key: Key; others?: Choice[] } | { failure: RequestFailure };

/** Maximum number of choices. If there are more, the visitor has to type more. */
const MAX_COURTS = 20;

/**
 * The code of the cause that a visitor's words mean. `field` is the path of the words in the request. If the
 * words mean no cause, the failure offers the causes that they mean with everyday words replaced: 故意伤害罪 for
 * 掐脖子. `prefer` and `said` are those of `resolveTypedCause`.
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
 * The causes that a text means if everyday words in it are replaced by legal terms. Causes that the catalogue
 * lacks are left out.
 */
const codesByStreet = (text: string, causes: CauseIndex): string[] =>
  causesByStreet(toSimplified(text), [])
    .map(({ code }) => code)
    .filter((code) => causes.byId(code) !== undefined);

/** The label of a cause. If the label alone means another cause, the branch is added: 行政赔偿（国家赔偿案由）. */
function ownLabel(code: string, causes: CauseIndex): string {
  const { label } = causes.byId(code)!;
  return causes.byLabel(label)!.value === code ? label : `${label}（${causes.path(code)[0]!.label}）`;
}

/** The cause of a label that is followed by its branch in brackets. */
function ofBranch(text: string, causes: CauseIndex): CauseNode | undefined {
  const [, name, branch] = /^(.+)（(.+)）$/u.exec(text) ?? [];
  if (!name) return undefined;
  return causes.ordered.find(({ value, label }) => label === name && causes.path(value)[0]!.label === branch);
}

/** The cause of a name in Latin letters (minjian jiedai). Undefined for other texts. */
function readSpelling(text: string, prefer?: CauseHint["branch"]): TypedCause | undefined {
  if (!/^[a-z\s'’]{2,}$/iu.test(text)) return undefined;
  const all = loadSpellings()[foldCauseText(text)] ?? [];
  const own = prefer ? all.filter((code) => code.startsWith(prefer)) : [];
  const codes = (own.length > 0 ? own : all).slice(0, MAX_CAUSES);
  if (codes.length === 0) return undefined;
  return codes.length === 1 ? { kind: "found", code: codes[0]!, others: [] } : { kind: "ambiguous", codes };
}

/** The id of the court that a visitor's words mean. `field` is the path of the words in the request. */
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

/**
 * The courts or causes that a visitor's words mean, as ids or codes, most likely first. Civil causes precede
 * others.
 */
export interface MeantKeys {
  /** In a list, these precede the names that only contain the words. */
  meant: string[];
  /** Further causes that the words may mean. In a list, they follow the names that only contain the words. */
  like: string[];
  /** Causes that the words mean with an everyday word replaced. They follow `meant`. */
  street: StreetCause[];
}

/** What a visitor's words mean in a selector. Empty for pinyin, which selectors handle themselves. */
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
