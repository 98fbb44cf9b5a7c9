import { type CauseMatch, causeMatcher } from "./cause-matcher.ts";
import { foldCauseText } from "./cause-wordings.ts";
import type { CauseIndex } from "./causes.ts";
import { type EverydayMatch, everydayMatcher, tellingWeight } from "./everyday-matcher.ts";
import type { EverydayWords } from "./everyday-words.ts";
import type { CauseHint } from "./resolve-cause.ts";

/** What somebody's words mean: one cause, one of several with the likeliest first, or none that is known. */
export type TypedCause =
  | { kind: "found"; code: string }
  | { kind: "ambiguous"; codes: string[] }
  | { kind: "unknown" };

/** Causes that an answer offers to choose from. */
const MOST_CHOICES = 8;
const BRANCHES = ["2", "1", "5", "7", "6"];
/** Matches that tell nearly as much as the best one count beside it. */
const NEAR = 0.86;
/** A reading that tells this much of what the best one does keeps it from being taken without asking. */
const RIVAL = 0.6;
/** Less of what was typed explained than this share, and the cause is offered, not taken. */
const EXPLAINED = 0.55;
/** Less than this share, and further causes stand among the choices. */
const WHOLLY = 0.8;
/** What people put between a verb and its object. */
const BETWEEN = /我们|他们|我|你|他|她|了|过|着|的|个|点/gu;
const ENDING = /(?:罪名|纠纷|争议|案件|罪|案)+$/u;

/**
 * The cause that people's words mean: a code, a name past or present, or a wording from everyday life, however it
 * is put together (老板拖欠我三个月薪水怎么办). Words that fit several causes give them all: of a branch that the
 * place asks for (`prefer`) those alone, where it has any. Nothing here reads names printed in judgments, for
 * which `resolveCause` is stricter.
 */
export function resolveTypedCause(
  typed: string,
  causes: CauseIndex,
  words: EverydayWords,
  prefer?: CauseHint["branch"],
): TypedCause {
  const { codes, isSure, isOpen, like, branch } = readCauseWords(typed, causes, words, prefer);
  const own = branch ? codes.filter((code) => code.startsWith(branch)) : [];
  const left = own.length > 0 ? own : codes;
  if (left.length === 1 && isSure) return { kind: "found", code: left[0]! };
  const ofBranch = (code: string) => Number(branch !== undefined && !code.startsWith(branch));
  const further = isOpen ? like.toSorted((a, b) => ofBranch(a) - ofBranch(b)) : [];
  const choices = [...new Set([...left, ...further])].slice(0, MOST_CHOICES);
  return choices.length > 0 ? { kind: "ambiguous", codes: choices } : { kind: "unknown" };
}

/** What people's words say of causes, of all branches. */
export interface CauseWords {
  /** The causes they mean, likeliest first. */
  codes: string[];
  /** Whether what was found explains enough of them to be taken without asking. */
  isSure: boolean;
  /** Whether they leave so much open that other causes may be meant as well. */
  isOpen: boolean;
  /** Causes that other readings of them mean or that they resemble, likeliest first. */
  like: string[];
  /** The branch that decides where they mean causes of several: the one they name themselves, else the place's. */
  branch: CauseHint["branch"];
}

/** What people's words say of causes; of several branches `prefer` decides where one fits nearly as well. */
export function readCauseWords(
  typed: string,
  causes: CauseIndex,
  words: EverydayWords,
  prefer?: CauseHint["branch"],
): CauseWords {
  const asked = typed.trim();
  const known = causes.byLabel(asked) ?? causes.byId(asked);
  if (known) return { codes: [known.value], isSure: true, isOpen: false, like: [], branch: prefer };
  const text = foldCauseText(asked);
  const named = text === "" ? [] : ofName(text, causes);
  const isCivil = named.some((code) => code.startsWith("2"));
  if (isCivil) return { codes: named, isSure: true, isOpen: false, like: [], branch: prefer };
  const branch = everydayMatcher(words).namesCrime(text) ? "1" : prefer;
  // 罚我款 is 罚款: what stands between is tried without where the whole tells less.
  const readings = [text, text.replace(BETWEEN, "")].map((one) => ofWords(one, causes, words, branch));
  const { codes, isSure, isOpen, others } =
    readings[1]!.weight > readings[0]!.weight ? readings[1]! : readings[0]!;
  if (named.length > 0) {
    const also = isSure ? codes.filter((code) => code.startsWith("2") && causes.byId(code)) : [];
    return { codes: [...new Set([...also, ...named])], isSure: true, isOpen: false, like: [], branch };
  }
  // A supplied catalogue may lack a cause.
  const held = codes.filter((code) => causes.byId(code));
  const like = [...new Set([...others, ...causesLike(text, causes, words)])];
  return {
    codes: held,
    isSure,
    isOpen: isOpen || held.length === 0,
    like: like.filter((code) => !held.includes(code) && causes.byId(code)).slice(0, MOST_CHOICES),
    branch,
  };
}

/** The causes whose name, with or without its ending, the whole text is. */
function ofName(text: string, causes: CauseIndex): string[] {
  const codes = BRANCHES.flatMap((branch) =>
    [text, text.replace(ENDING, "")].flatMap((name) => {
      const [match, ...more] = causeMatcher(causes).find(name, branch);
      return match && more.length === 0 && match.from === 0 && match.to === name.length ? [match.code] : [];
    }),
  );
  return [...new Set(codes)];
}

/** The causes that the wordings and names inside the text mean, and whether they explain enough of it. */
function ofWords(
  text: string,
  causes: CauseIndex,
  words: EverydayWords,
  prefer: CauseHint["branch"],
): { codes: string[]; isSure: boolean; isOpen: boolean; others: string[]; weight: number } {
  const matcher = everydayMatcher(words);
  const matches = [...matcher.find(text), ...namesIn(text, causes)];
  const left = matches.filter((one) => !matches.some((other) => coversMore(other, one)));
  left.sort((a, b) => b.weight - a.weight);
  const best = left[0];
  if (!best) return { codes: [], isSure: false, isOpen: true, others: [], weight: 0 };
  const fitting = prefer ? left.filter(({ codes }) => codes.some((code) => code.startsWith(prefer))) : [];
  const lead = fitting[0] && fitting[0].weight >= NEAR * NEAR * best.weight ? fitting[0] : best;
  const near = left.filter(({ weight }) => weight >= NEAR * lead.weight);
  const shared = lead.codes.filter((code) => near.every(({ codes }) => codes.includes(code)));
  const codes = shared.length > 0 ? shared : inTurn([lead, ...near]);
  const idle = matcher.idle(text);
  const telling = matches.filter((one) => one.codes.some((code) => codes.includes(code)));
  const covered = idle.map((_, at) => telling.some((match) => match.covered[at]));
  const explained = covered.filter(Boolean).length;
  const open = covered.filter((covers, at) => !covers && !idle[at]).length;
  const rival = left.some(
    (one) => one.weight >= RIVAL * lead.weight && !one.codes.some((code) => codes.includes(code)),
  );
  const share = explained / (explained + open);
  return {
    codes,
    isSure: share >= EXPLAINED && !rival,
    isOpen: share < WHOLLY || near.length > 1 || rival,
    others: inTurn([...left, ...matches.toSorted((a, b) => b.weight - a.weight)]),
    weight: lead.weight,
  };
}

/** The causes of all readings, each reading's likeliest before any one's second. */
function inTurn(readings: { codes: string[] }[]): string[] {
  const most = Math.max(0, ...readings.map(({ codes }) => codes.length));
  const ranked = Array.from({ length: most }, (_, rank) =>
    readings.flatMap(({ codes }) => codes[rank] ?? []),
  );
  return [...new Set(ranked.flat())];
}

/** Names of causes inside the text, as matches of the same kind. */
function namesIn(text: string, causes: CauseIndex): EverydayMatch[] {
  return BRANCHES.flatMap((branch) =>
    causeMatcher(causes)
      .find(text, branch)
      .map(({ code, from, to, whole }: CauseMatch) => ({
        codes: [code],
        covered: Array.from(text, (_, at) => at >= from && at < to),
        weight: tellingWeight(to - from) * (whole ? 1 : 0.9),
      })),
  );
}

/** Whether `other` covers all that `one` does and more. */
function coversMore(other: EverydayMatch, one: EverydayMatch): boolean {
  let more = false;
  for (let at = 0; at < one.covered.length; at++) {
    if (one.covered[at] && !other.covered[at]) return false;
    if (other.covered[at] && !one.covered[at]) more = true;
  }
  return more;
}

/** Causes whose names hold the words, then those of wordings that lack a word, those with the rarest words first. */
function causesLike(text: string, causes: CauseIndex, words: EverydayWords): string[] {
  const stem = text.replace(ENDING, "");
  const held = stem.length < 2 ? [] : foldedLabels(causes).filter(({ label }) => label.includes(stem));
  const partly = everydayMatcher(words).findPartly(text).slice(0, MOST_CHOICES);
  const codes = partly.flatMap(({ codes }) => codes.slice(0, 2));
  return [...new Set([...held.map(({ code }) => code).slice(0, MOST_CHOICES), ...codes])];
}

const folded = new WeakMap<CauseIndex, { code: string; label: string }[]>();

/** The names of all causes as texts are compared, folded once. */
function foldedLabels(causes: CauseIndex): { code: string; label: string }[] {
  const known =
    folded.get(causes) ??
    causes.ordered.map(({ value, label }) => ({ code: value, label: foldCauseText(label) }));
  folded.set(causes, known);
  return known;
}
