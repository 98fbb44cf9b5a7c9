import type { CauseIndex } from "./causes.ts";
import { type KnownWordings, readTyped, type TypedReading } from "./read-typed.ts";
import type { CauseHint } from "./resolve-cause.ts";
import { wordingIndex } from "./wordings/wording-index.ts";
import type { RankedCause } from "./wordings/wording-tables.ts";

/**
 * The meaning of typed words: one cause, with others that a lawyer might name too, likeliest first; several
 * possible causes, likeliest first; or no known cause.
 */
export type TypedCause =
  | { kind: "found"; code: string; others: string[] }
  | { kind: "ambiguous"; codes: string[] }
  | { kind: "unknown" };

/** Wordings with up to this many causes describe one act; those with more name a thing or a vague act. */
const NARROW = 3;
/** Maximum number of causes that an answer offers. */
export const MAX_CHOICES = 8;
/** Maximum number of causes listed besides the one that is taken. */
export const MAX_OTHERS = 4;
/** From this similarity on, words are treated as the wording itself, even if other wordings resemble them too. */
const SAME = 0.985;
/** Causes with less than this share of the likeliest cause's score are neither offered nor listed besides it. */
const OFFERED = 0.5;
/**
 * Longest typed name of a field of law in characters, and the deepest level in the tree of a cause that is such
 * a field.
 */
const [MAX_FIELD_CHARS, GROUP] = [4, 3];
/** Questions about a price, a choice or a meaning, which may concern only a thing: 房租一般多少. */
const ASKS_ABOUT_THINGS = /一般多少|多少钱一|行情|哪家|哪个好|推荐|排[名行]|(?:什么意思|是什么)$/;
/** Upper bound of the dispute score of a word of ordinary life. */
const MAX_ORDINARY_DISPUTE = -0.25;
/**
 * Weights of the law score and of the dispute score in their combined score, and the combined score up to which
 * words are not asked about. The weights are from a logistic regression on wordings and words of ordinary life
 * that were in neither training set.
 */
const [LAW, DISPUTE, MIN_LAW] = [0.45, 0.32, 0];
/** Dispute score of a cause's own name. */
const SURELY_TOLD = 6;
/** From this similarity on to a wording whose causes the visitor chooses, the visitor chooses too. */
const LIKE_ASKED = 0.8;
/**
 * The likeliest cause is taken if its best wordings score at least NEAR against the words, and at most
 * MAX_RIVALS unrelated causes have RIVAL of its score. The values were chosen on the wordings of
 * tests/fixtures/causes so as to ask rather than take a wrong cause.
 */
const [NEAR, RIVAL, MAX_RIVALS] = [14, 0.6, 2];
/** At least this many others are listed besides a cause that is taken by similarity. */
const LEAST_OTHERS = 2;

/**
 * The cause that typed words mean. The words may be a code, a present or former name, or an everyday wording
 * in any composition (老板拖欠我三个月薪水怎么办). Words that fit several causes give them all; if some are of the
 * preferred branch (`prefer`), only those. Names printed in judgments are read by `resolveCause`, which is
 * stricter. `said` is the result of `readCauseWords` for the same words, if the caller already has it.
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
  // The only cause of the preferred branch is not taken if the words are as ambiguous as 酒驾 and other causes
  // are likelier.
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

/** The choices, filled up to MAX_CHOICES with causes that wordings name together with them. */
function fillChoices(choices: string[], causes: CauseIndex, { tables }: KnownWordings): string[] {
  if (choices.length === MAX_CHOICES) return choices;
  const beside = wordingIndex(tables)
    .beside(choices)
    .filter((code) => causes.byId(code) !== undefined);
  return [...choices, ...beside].slice(0, MAX_CHOICES);
}

/**
 * The children of a civil group, if the short word names it as a field of law: 合同, 保险 and 股东 name fields.
 * Empty for a word such as 货款, which names one cause that has children.
 */
function fieldOf(typed: string, code: string, causes: CauseIndex): string[] {
  const { label, children = [] } = causes.byId(code)!;
  const isGroup = code.startsWith("2") && children.length > 1 && causes.path(code).length <= GROUP;
  return isGroup && typed.length <= MAX_FIELD_CHARS && typed !== label
    ? children.map(({ value }) => value)
    : [];
}

/** What typed words say about causes, across all branches. */
export interface CauseWords {
  /** The causes that the words mean, likeliest first. */
  codes: string[];
  /** Whether the words are similar enough to a known wording (everyday phrase) to be taken without asking. */
  isSure: boolean;
  /** Further possible causes if the words are not certain, likeliest first. */
  like: string[];
  /** Causes that a lawyer might name besides the meant ones, likeliest first. */
  others: string[];
  /** The branch that is preferred if the causes are of several: the one that the words name, else `prefer`. */
  branch: CauseHint["branch"];
  /**
   * Score of how much the words describe a dispute rather than ordinary life; positive if they do, highest if
   * they are the name of a cause.
   */
  dispute: number;
}

/**
 * What typed words say about causes. `prefer` decides between branches if their causes fit about equally
 * well.
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
  // A supplied catalogue may lack a cause.
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
  // The causes listed for the wording itself precede those of similar wordings.
  const others = worded.length > 0 ? own.codes.filter(held) : besideLead(ranked);
  if (named.length > 0) {
    // 盗窃 is a cause name and means only that; 侵占 and 罚款 are cause names with other meanings too.
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

/** A cause name with its ending, which has no other meaning. */
const WHOLE_NAME = /(?:罪|纠纷)$/u;

/**
 * The `worded` causes that a name without its ending may mean besides the `named` ones: those of other
 * branches, and all if the name is of a group. None if all are above or below a named civil cause.
 */
function alsoMeant(named: string[], worded: string[], causes: CauseIndex): string[] {
  const isGroup = named.some((code) => causes.byId(code)!.children?.length);
  const isOnLine = (code: string) =>
    named.some((own) => own.startsWith("2") && (code.startsWith(own) || own.startsWith(code)));
  const branches = new Set(named.map((code) => code[0]));
  return worded.every(isOnLine) ? [] : worded.filter((code) => isGroup || !branches.has(code[0]));
}

/**
 * The causes of the most similar wording, and whether they may be taken without asking; none if nothing
 * suggests a dispute.
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

/** The likeliest cause and those with nearly as high a score, but at least the next LEAST_OTHERS. */
function besideLead(ranked: readonly RankedCause[]): string[] {
  const [lead] = ranked;
  if (!lead) return [];
  const rivals = ranked.filter(({ code }) => !isOnLine(code, lead.code));
  const named = rivals.filter(({ score }, at) => at < LEAST_OTHERS || score >= OFFERED * lead.score);
  return [lead, ...named].map(({ code }) => code);
}

/** Whether the causes are equal or one is an ancestor of the other. */
const isOnLine = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** The first of the codes that is of the branch, else the first of all. */
const firstOf = (codes: string[], branch: CauseHint["branch"]): string[] =>
  [codes.find((code) => branch && code.startsWith(branch)) ?? codes[0]].filter((code) => code !== undefined);
