import type { CauseIndex } from "./causes.ts";
import { type KnownWordings, readTyped, type TypedReading } from "./read-typed.ts";
import type { CauseHint } from "./resolve-cause.ts";
import { wordingIndex } from "./wordings/wording-index.ts";
import type { RankedCause } from "./wordings/wording-tables.ts";

/**
 * What typed words mean. `found`: one cause; `others` are causes that a lawyer might name too. `ambiguous`:
 * several possible causes. `unknown`: no known cause. All lists are likeliest first.
 */
export type TypedCause =
  | { kind: "found"; code: string; others: string[] }
  | { kind: "ambiguous"; codes: string[] }
  | { kind: "unknown" };

/** A wording with at most this many causes describes one act. One with more names a thing or a vague act. */
const NARROW = 3;
/** Maximum number of causes that an answer offers. */
export const MAX_CHOICES = 8;
/** Maximum number of other causes listed beside a found one. */
export const MAX_OTHERS = 4;
/** Words at least this similar to a wording are treated as that wording, even if others are similar too. */
const SAME = 0.985;
/** Causes with a lower share than this of the likeliest cause's score are neither offered nor listed. */
const OFFERED = 0.5;
/**
 * MAX_FIELD_CHARS: maximum length of a typed word that names a field of law. GROUP: the deepest level of the
 * catalogue's tree at which a cause can be a field.
 */
const [MAX_FIELD_CHARS, GROUP] = [4, 3];
/** Questions about a price, a choice or a meaning. They may be about a thing and no dispute: 房租一般多少. */
const ASKS_ABOUT_THINGS = /一般多少|多少钱一|行情|哪家|哪个好|推荐|排[名行]|(?:什么意思|是什么)$/;
/** The dispute score of a word of ordinary life is at most this. */
const MAX_ORDINARY_DISPUTE = -0.25;
/**
 * LAW and DISPUTE: weights of the law score and the dispute score in their sum. Words whose sum is at most
 * MIN_LAW get no cause. The weights are from a logistic regression on wordings and ordinary words on which
 * neither score was trained.
 */
const [LAW, DISPUTE, MIN_LAW] = [0.45, 0.32, 0];
/** The dispute score that the own name of a cause gets. */
const SURELY_TOLD = 6;
/** Words at least this similar to a wording with a choice of causes (`isAsked`) lead to a choice too. */
const LIKE_ASKED = 0.8;
/**
 * The likeliest cause is taken without asking if its best wordings score at least NEAR against the words, and
 * at most MAX_RIVALS unrelated causes reach the share RIVAL of its score. The values were chosen on
 * tests/fixtures/causes so that in doubt the visitor is asked, and no wrong cause is taken.
 */
const [NEAR, RIVAL, MAX_RIVALS] = [14, 0.6, 2];
/** Minimum number of other causes listed beside one that is taken by similarity. */
const LEAST_OTHERS = 2;

/**
 * The cause that typed words mean. The words may be a code, a present or former name, or everyday words in
 * any composition (老板拖欠我三个月薪水怎么办). If they fit several causes, all are returned; if some of these are in the
 * preferred branch (`prefer`), only those. Names printed in judgments are read by `resolveCause`, which is
 * stricter. `said` is the result of `readCauseWords` for the same words, if the caller has it.
 */
export function resolveTypedCause(
  typed: string,
  causes: CauseIndex,
  words: KnownWordings,
  prefer?: CauseHint["branch"],
  said: CauseWords = readCauseWords(typed, causes, words, prefer),
): TypedCause {
  const { codes, isSure, like, others, branch } = said;
  const own = branch ? codes.filter((code) => code.startsWith(branch)) : [];
  const left = own.length > 0 ? own : codes;
  // The only cause of the preferred branch is not taken if another branch's cause is likelier and the words
  // have many causes (酒驾).
  const isMeant = isSure && left.length === 1 && (left[0] === codes[0] || codes.length <= NARROW);
  const within = isMeant ? fieldOf(typed.trim(), left[0]!, causes) : [];
  if (isMeant && within.length === 0) {
    const [code] = left as [string];
    const beside = [...new Set([...codes, ...others])].filter((other) => !isOnLine(other, code));
    return { kind: "found", code, others: beside.slice(0, MAX_OTHERS) };
  }
  const rest = isSure && left.length === 1 ? codes : [];
  const choices = [...new Set([...left, ...rest, ...like, ...within])].slice(0, MAX_CHOICES);
  return choices.length > 0
    ? { kind: "ambiguous", codes: fillChoices(choices, causes, words) }
    : { kind: "unknown" };
}

/** The choices, filled up to MAX_CHOICES with causes that share wordings with them. */
function fillChoices(choices: string[], causes: CauseIndex, { tables }: KnownWordings): string[] {
  if (choices.length === MAX_CHOICES) return choices;
  const beside = wordingIndex(tables)
    .beside(choices)
    .filter((code) => causes.byId(code) !== undefined);
  return [...choices, ...beside].slice(0, MAX_CHOICES);
}

/**
 * The children of a civil cause, if the typed word is short and only names this field of law (合同, 保险, 股东).
 * Empty if the cause is a single dispute that merely has variants (货款).
 */
function fieldOf(typed: string, code: string, causes: CauseIndex): string[] {
  const { label, children = [] } = causes.byId(code)!;
  const isGroup = code.startsWith("2") && children.length > 1 && causes.path(code).length <= GROUP;
  return isGroup && typed.length <= MAX_FIELD_CHARS && typed !== label
    ? children.map(({ value }) => value)
    : [];
}

/** What typed words say about causes. All branches are considered. */
export interface CauseWords {
  /** The causes that the words mean, likeliest first. */
  codes: string[];
  /** Whether the words are so similar to a known wording that the cause is taken without asking. */
  isSure: boolean;
  /** Further possible causes, likeliest first, in case the words are not certain. */
  like: string[];
  /** Causes that a lawyer might name besides those in `codes`, likeliest first. */
  others: string[];
  /**
   * The branch that is preferred if the causes are in several branches: the one named in the words, else
   * `prefer`.
   */
  branch: CauseHint["branch"];
  /**
   * Score of how much the words describe a dispute rather than ordinary life: positive if they do, highest
   * for the name of a cause.
   */
  dispute: number;
}

/**
 * What typed words say about causes. If causes of several branches fit about equally well, those of the
 * branch `prefer` come first.
 */
export function readCauseWords(
  typed: string,
  causes: CauseIndex,
  words: KnownWordings,
  prefer?: CauseHint["branch"],
): CauseWords {
  const asked = typed.trim();
  const known = causes.byLabel(asked) ?? causes.byId(asked);
  if (known)
    return { codes: [known.value], isSure: true, like: [], others: [], branch: prefer, dispute: SURELY_TOLD };
  const { index, text, branch, reading } = readTyped(asked, causes, words, prefer);
  const { ranked, dispute } = reading;
  // The site's catalogue may lack a cause named in the wordings.
  const held = (code: string) => causes.byId(code) !== undefined;
  const named = index.named(text).filter(held);
  if (index.isOrdinary(text) && named.length === 0 && index.worded(text).codes.length === 0)
    return {
      codes: [],
      isSure: false,
      like: [],
      others: [],
      branch,
      dispute: Math.min(dispute, MAX_ORDINARY_DISPUTE),
    };
  const isOrdinary = index.isOrdinary(text) || ASKS_ABOUT_THINGS.test(text);
  const own = index.isOrdinary(text) ? { codes: [], isAsked: false } : index.worded(text);
  const worded = own.isAsked ? own.codes.filter(held) : firstOf(own.codes.filter(held), branch);
  const { codes, isSure } =
    worded.length > 0 ? { codes: worded, isSure: !isOrdinary } : meantBy(reading, held, isOrdinary, branch);
  const best = ranked[0]?.score ?? 0;
  const near = ranked.filter(({ score }) => score >= OFFERED * best).map(({ code }) => code);
  const like = codes.length === 0 ? [] : near;
  // If the words are a known wording, its own causes are listed, and otherwise those of similar wordings.
  const others = worded.length > 0 ? own.codes.filter(held) : besideLead(ranked);
  if (named.length > 0) {
    // 盗窃 is the name of a cause and means nothing else. 侵占 and 罚款 are names of causes too, but also mean
    // other causes.
    const also = WHOLE_NAME.test(text)
      ? []
      : alsoMeant(named, worded.length > 0 ? worded : isSure ? codes : [], causes);
    const meant = [...also, ...named];
    const ordered = worded.filter((code) => meant.includes(code));
    return {
      codes: [...new Set([...ordered, ...meant])],
      isSure: !isOrdinary,
      like: [],
      others: [],
      branch,
      dispute,
    };
  }
  return { codes, isSure, like: like.filter((code) => !codes.includes(code)), others, branch, dispute };
}

/** A cause name with its ending. It means nothing else. */
const WHOLE_NAME = /(?:罪|纠纷)$/u;

/**
 * The `worded` causes that a typed name without ending may mean besides the `named` ones: those of other
 * branches of law, or all if a named cause has children. If every `worded` cause is a named civil cause, or
 * an ancestor or descendant of one, there are none.
 */
function alsoMeant(named: string[], worded: string[], causes: CauseIndex): string[] {
  const isGroup = named.some((code) => causes.byId(code)!.children?.length);
  const isOnLine = (code: string) =>
    named.some((own) => own.startsWith("2") && (code.startsWith(own) || own.startsWith(code)));
  const branches = new Set(named.map((code) => code[0]));
  return worded.every(isOnLine) ? [] : worded.filter((code) => isGroup || !branches.has(code[0]));
}

/**
 * The causes that the most similar wordings mean, and whether they may be taken without asking. Empty if
 * nothing suggests a dispute.
 */
function meantBy(
  { ranked, dispute, law, length }: TypedReading,
  held: (code: string) => boolean,
  isOrdinary: boolean,
  branch: CauseHint["branch"],
): Pick<CauseWords, "codes" | "isSure"> {
  const nearest = ranked.reduce<RankedCause | undefined>(
    (best, one) => (best && best.similarity >= one.similarity ? best : one),
    undefined,
  );
  if (!nearest) return { codes: [], isSure: false };
  if (nearest.similarity >= SAME) {
    const codes = nearest.line.filter(held);
    return { codes: nearest.isAsked ? codes : firstOf(codes, branch), isSure: dispute > 0 && !isOrdinary };
  }
  if (LAW * law + DISPUTE * dispute <= MIN_LAW || length < 2) return { codes: [], isSure: false };
  const [lead] = ranked as [RankedCause];
  const isLikeAsked = nearest.similarity >= LIKE_ASKED && nearest.isAsked;
  return { codes: [lead.code], isSure: !isOrdinary && !isLikeAsked && isClear(ranked) };
}

/** Whether the likeliest cause may be taken without asking. */
function isClear(ranked: readonly RankedCause[]): boolean {
  const lead = ranked[0]!;
  const rivals = ranked.filter(
    ({ code, score }) => !isOnLine(code, lead.code) && score >= RIVAL * lead.score,
  );
  return lead.near >= NEAR && rivals.length <= MAX_RIVALS;
}

/**
 * The likeliest cause, then unrelated ones with nearly as high a score, at least LEAST_OTHERS if there are as
 * many.
 */
function besideLead(ranked: readonly RankedCause[]): string[] {
  const [lead] = ranked;
  if (!lead) return [];
  const rivals = ranked.filter(({ code }) => !isOnLine(code, lead.code));
  const named = rivals.filter(({ score }, at) => at < LEAST_OTHERS || score >= OFFERED * lead.score);
  return [lead, ...named].map(({ code }) => code);
}

/** Whether the causes are equal or one is an ancestor of the other. */
const isOnLine = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * The first code in the branch. If no code is in it, the first of all codes. Empty only if there are no
 * codes.
 */
const firstOf = (codes: string[], branch: CauseHint["branch"]): string[] =>
  [codes.find((code) => branch && code.startsWith(branch)) ?? codes[0]].filter((code) => code !== undefined);
