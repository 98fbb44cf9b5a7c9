import type { CauseIndex } from "./causes.ts";
import { isWide } from "./wordings/lay-out-wordings.ts";
import type { NearWording, RankedCause, WordingRead } from "./wordings/wording-tables.ts";

/** What a typed text shares with wordings, and what it tells. */
export interface TypedReading {
  /** What it may mean, likeliest first; at least one. */
  ranked: RankedCause[];
  read: WordingRead;
  /** How much it tells of a dispute, and of law. */
  dispute: number;
  law: number;
  /** Characters. */
  length: number;
}

/** The numbers by which a text that means one cause is told from others, in the order of `takingFeatures`. */
export const TAKING_FEATURES = [
  ...["near", "together", "cover", "similarity", "length", "dispute", "law"],
  ...["scoreRival", "nearRival", "togetherRival", "scoreStranger", "scoreOtherBranch", "nearOtherBranch"],
  ...[
    "kin",
    "likely",
    "nearestSimilarity",
    "nearestAgrees",
    "agreeing",
    "wide",
    "several",
    "secondSimilarity",
  ],
  ...["asked", "known", "isNearest", "depth", "hasChildren", "branch"],
  ...["lineLength", "isFirst", "inWide", "character", "pair", "term"],
  ...["rivalApart", "rivalFar", "allApart", "agreeingKindred", "nearestKindred", "askedShare", "wordings"],
] as const;

/** Candidates with this share of the likeliest one's score are likely too. */
const LIKELY = 0.6;

/** Causes that wordings name together so often may be meant by one act, and those named so seldom never are. */
const [KINDRED, APART, FAR] = [0.1, 0.05, 0.03];

/** The numbers of a reading; `kindred` says how often wordings name two causes together. */
export function takingFeatures(
  reading: TypedReading,
  causes: CauseIndex,
  kindred: (one: string, other: string) => number,
): number[] {
  const { ranked, read, dispute, law, length } = reading;
  const lead = ranked[0]!;
  const isKin = (code: string) => isOnLine(code, lead.code);
  const isSibling = (code: string) =>
    isKin(code) || causes.path(code).at(-2)?.value === parentOf(lead.code, causes);
  const rival = ranked.find(({ code }) => !isKin(code));
  const stranger = ranked.find(({ code }) => !isSibling(code));
  const other = ranked.find(({ code }) => code[0] !== lead.code[0]);
  const share = (one: RankedCause | undefined, of: "score" | "near" | "together") =>
    one ? one[of] / Math.max(1e-6, lead[of]) : 0;
  const most = (of: "near" | "together") =>
    ranked.reduce((best, one) => (isKin(one.code) ? best : Math.max(best, one[of])), 0) /
    Math.max(1e-6, lead[of]);
  const weight = ({ similarity }: NearWording) => similarity * similarity;
  const all = read.nearest.reduce((sum, one) => sum + weight(one), 1e-6);
  const part = (of: (one: NearWording) => number) =>
    read.nearest.reduce((sum, one) => sum + weight(one) * of(one), 0) / all;
  const [nearest, second] = read.nearest;
  const agrees = ({ codes }: NearWording) => (isKin(codes[0]!) ? 1 : codes.some(isKin) ? 0.5 : 0);
  const others = ranked.filter(({ code }) => !isKin(code));
  const apart = (from: number) => others.filter(({ code }) => kindred(lead.code, code) < from);
  const isKindred = (code: string) => kindred(lead.code, code) >= KINDRED;
  const nearly = ({ codes }: NearWording) =>
    isKin(codes[0]!) ? 1 : isKindred(codes[0]!) ? 0.8 : codes.some(isKin) ? 0.5 : 0;
  return [
    ...[lead.near, lead.together / Math.max(1, length), lead.cover, lead.similarity, length, dispute, law],
    ...[share(rival, "score"), most("near"), most("together"), share(stranger, "score")],
    ...[share(other, "score"), share(other, "near")],
    ranked.filter(({ code }) => code !== lead.code && isKin(code)).length,
    ranked.filter(({ code, score }) => !isKin(code) && score >= LIKELY * lead.score).length,
    ...[nearest?.similarity ?? 0, nearest ? agrees(nearest) : 0, part(agrees)],
    ...[part((one) => (isWide(one) ? 1 : 0)), part(({ codes }) => codes.length), second?.similarity ?? 0],
    ...[read.asked, read.cover],
    lead.similarity >= (nearest?.similarity ?? 0) ? 1 : 0,
    causes.path(lead.code).length,
    causes.byId(lead.code)?.children?.length ? 1 : 0,
    Number(lead.code[0]),
    ...[
      lead.line.length,
      lead.line[0] === lead.code ? 1 : 0,
      isWide({ codes: lead.line, isAsked: lead.isAsked }) ? 1 : 0,
    ],
    ...[read.character, read.pair, read.law],
    ...[share(apart(KINDRED)[0], "score"), share(apart(FAR)[0], "score")],
    apart(APART).reduce((sum, { score }) => sum + score, 0) / Math.max(1e-6, lead.score),
    ...[part(nearly), nearest ? nearly(nearest) : 0, part((one) => Number(one.isAsked)), lead.wordings],
  ];
}

/** Whether one of the causes lies above the other, or both are one. */
export const isOnLine = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

const parentOf = (code: string, causes: CauseIndex) => causes.path(code).at(-2)?.value;
