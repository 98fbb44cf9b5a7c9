import type { CauseIndex } from "./causes.ts";
import { type KnownWordings, readTyped, type TypedReading } from "./read-typed.ts";
import type { CauseHint } from "./resolve-cause.ts";
import { wordingIndex } from "./wordings/wording-index.ts";
import type { RankedCause } from "./wordings/wording-tables.ts";

/**
 * What the typed words mean: one cause, with others that a lawyer might name too, likeliest first; one of several with
 * the likeliest first; or none known.
 */
export type TypedCause =
  | { kind: "found"; code: string; others: string[] }
  | { kind: "ambiguous"; codes: string[] }
  | { kind: "unknown" };

/** Wordings of so many causes tell of one act; those of more name a thing or a vague act. */
const NARROW = 3;
/** Most causes that an answer offers. */
export const MAX_CHOICES = 8;
/** Most causes that are named beside the one that is taken. */
export const MAX_OTHERS = 4;
/** Words at least this similar to a wording are that wording, whatever else resembles them. */
const SAME = 0.985;
/** Causes with less than this share of the likeliest cause's score are not offered, nor named beside it. */
const OFFERED = 0.5;
/** A field of law is named in so few characters; its group lies at most so far down the tree. */
const [MAX_FIELD_CHARS, GROUP] = [4, 3];
/** Whoever asks for a price, a choice or a meaning may ask about a thing only: 房租一般多少. */
const ASKS_ABOUT_THINGS = /一般多少|多少钱一|行情|哪家|哪个好|推荐|排[名行]|(?:什么意思|是什么)$/;
/** The most that a word of ordinary life tells of a dispute (tellsOfDispute). */
const MAX_ORDINARY_DISPUTE = -0.25;
/**
 * Words whose wording tells less than MIN_LAW of law and of a dispute together are not asked about. The weights are
 * those that best separate (logistic regression) wordings and words of ordinary life that neither reading had met.
 */
const [LAW, DISPUTE, MIN_LAW] = [0.45, 0.32, 0];
/** What a cause's own name tells. */
const SURELY_TOLD = 6;
/** What is so similar to a wording that is asked about is asked about itself. */
const LIKE_ASKED = 0.8;
/**
 * The likeliest cause is taken where its best wordings share this much with the words, and at most MAX_RIVALS causes apart from it
 * have RIVAL of its score. Chosen on the wordings of tests/fixtures/causes: the visitor is asked rather than taken wrongly.
 */
const [NEAR, RIVAL, MAX_RIVALS] = [14, 0.6, 2];
/** A cause that is taken by resemblance names at least this many others beside it. */
const LEAST_OTHERS = 2;

/**
 * The cause that the typed words mean: a code, a name past or present, or an everyday wording, however it is
 * put together (老板拖欠我三个月薪水怎么办). Words that fit several causes give them all; if any are of the preferred
 * branch (`prefer`), only those. Not for names printed in judgments, for which `resolveCause` is stricter. `said` is what
 * `readCauseWords` says of the same words, from whoever has asked it already.
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
  // The only cause of the preferred branch is not meant where words are as wide as 酒驾 and others likelier.
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

/** The choices, and as many causes that wordings name beside them as there is room for. */
function fillChoices(choices: string[], causes: CauseIndex, { tables }: KnownWordings): string[] {
  if (choices.length === MAX_CHOICES) return choices;
  const beside = wordingIndex(tables)
    .beside(choices)
    .filter((code) => causes.byId(code) !== undefined);
  return [...choices, ...beside].slice(0, MAX_CHOICES);
}

/**
 * The causes below a civil group that a short word names as a whole field, none for the word of one cause: 合同, 保险 and 股东 name
 * fields, 货款 a cause that has others below it.
 */
function fieldOf(typed: string, code: string, causes: CauseIndex): string[] {
  const { label, children = [] } = causes.byId(code)!;
  const isGroup = code.startsWith("2") && children.length > 1 && causes.path(code).length <= GROUP;
  return isGroup && typed.length <= MAX_FIELD_CHARS && typed !== label
    ? children.map(({ value }) => value)
    : [];
}

/** What the typed words say about causes, across all branches. */
export interface CauseWords {
  /** The causes they mean, likeliest first. */
  codes: string[];
  /** Whether they are similar enough to a known wording to be taken without asking. */
  isSure: boolean;
  /** Further causes they may mean where none is meant, likeliest first. */
  like: string[];
  /** Causes that a lawyer might name beside those that are meant, likeliest first. */
  others: string[];
  /**
   * The branch that decides when the causes are of several: the one the words name, else the preferred one.
   */
  branch: CauseHint["branch"];
  /** How much the words tell of a dispute rather than of ordinary life: above 0 they do; a known name surely does. */
  dispute: number;
}

/**
 * What the typed words say about causes; of several branches `prefer` decides where one fits nearly as well.
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
  // What is written for the wording goes before what its neighbours mean.
  const others = worded.length > 0 ? own.codes.filter(held) : besideLead(ranked);
  if (named.length > 0) {
    // 盗窃 is a cause name, and people who type it mean nothing else; 侵占 and 罚款 are names but also much else.
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

/** A name with its ending is nothing else, however wide the word before it. */
const WHOLE_NAME = /(?:罪|纠纷)$/u;

/**
 * What else of the `worded` causes a name without its ending may mean: causes of other branches, and for a group all,
 * unless they only lie above or below a civil one.
 */
function alsoMeant(named: string[], worded: string[], causes: CauseIndex): string[] {
  const isGroup = named.some((code) => causes.byId(code)!.children?.length);
  const isOnLine = (code: string) =>
    named.some((own) => own.startsWith("2") && (code.startsWith(own) || own.startsWith(code)));
  const branches = new Set(named.map((code) => code[0]));
  return worded.every(isOnLine) ? [] : worded.filter((code) => isGroup || !branches.has(code[0]));
}

/**
 * The causes of the closest wording, and whether they are meant without doubt; none where nothing suggests a dispute.
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

/** The likeliest cause and the others that fit nearly as well, or else the next ones. */
function besideLead(ranked: readonly RankedCause[]): string[] {
  const [lead] = ranked;
  if (!lead) return [];
  const rivals = ranked.filter(({ code }) => !isOnLine(code, lead.code));
  const named = rivals.filter(({ score }, at) => at < LEAST_OTHERS || score >= OFFERED * lead.score);
  return [lead, ...named].map(({ code }) => code);
}

/** Whether one of the causes lies above the other, or both are one. */
const isOnLine = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** The first of the codes, of the branch if any is. */
const firstOf = (codes: string[], branch: CauseHint["branch"]): string[] =>
  [codes.find((code) => branch && code.startsWith(branch)) ?? codes[0]].filter((code) => code !== undefined);
