import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";

/** A query as functions accept it; omitted members are empty. */
export interface BenchQuery {
  qr?: string[];
  court?: string[];
  reason?: string[];
  suitedate?: string[];
}

/** Maps a class of queries to its queries. */
export type QuerySet = Record<"rare" | "common" | "three-term" | "phrase" | "filtered", BenchQuery[]>;

const COMMON = ["保险", "合同", "人民法院", "利息", "违约金", "证据", "损失", "被告"];
const THREE = [
  ["保险", "利息", "违约金"],
  ["合同", "证据", "损失"],
  ["人民法院", "原告", "车辆"],
  ["代位求偿", "货物", "鉴定"],
  ["借款", "利息", "证据"],
  ["买卖", "质量", "违约金"],
  ["事故", "保险", "赔偿"],
  ["工程", "结算", "利息"],
];
const PER_CLASS = 8;
const PHRASE_LENGTH = 10;

/**
 * Queries that a set of judgments can answer. Rare words and phrases come from judgments spread over the set,
 * phrases from the most common to the rarest, filters from its own courts, causes and years.
 */
export function chooseQueries(judgments: readonly JudgmentRecord[]): QuerySet {
  const spread = <T>(list: readonly T[], count = PER_CLASS): T[] =>
    Array.from(
      { length: Math.min(count, list.length) },
      (_, at) => list[Math.floor((at * list.length) / count)]!,
    );
  const some = spread(judgments);
  const filters = (record: JudgmentRecord, at: number): BenchQuery => {
    const year = Number(record.casedate.slice(0, 4));
    const word = COMMON[at % COMMON.length]!;
    if (at % 4 === 0) return { qr: [word], court: [record.court] };
    if (at % 4 === 1) return { qr: [word], reason: [record.cause] };
    if (at % 4 === 2) return { qr: [word], suitedate: [String(year), String(year - 1)] };
    return { reason: [record.cause], suitedate: [String(year)] };
  };
  return {
    rare: some.map((record) => ({ qr: [rareWordOf(record)] })),
    common: COMMON.map((word) => ({ qr: [word] })),
    "three-term": THREE.map((qr) => ({ qr })),
    phrase: spread(phrasesByFrequency(judgments)).map((phrase) => ({ qr: [phrase] })),
    filtered: some.map(filters),
  };
}

/** The invented part of a party's name, e.g. 示例 and two characters. */
function rareWordOf({ parties, case_number }: JudgmentRecord): string {
  return parties.flatMap(({ name }) => /示例[一-龥]{2}/.exec(name)?.[0] ?? [])[0] ?? case_number;
}

/** Ten consecutive characters of each judgment, ordered by how many of the judgments contain them. */
function phrasesByFrequency(judgments: readonly JudgmentRecord[]): string[] {
  const texts = judgments.map(({ body_text }) => body_text.map(normaliseText).join(" "));
  const phrases = texts.flatMap((text) => {
    const runs = text.split(" ").filter((run) => /^[一-龥]{10,}$/.test(run));
    return runs.length > 0 ? [runs[runs.length >> 1]!.slice(0, PHRASE_LENGTH)] : [];
  });
  return [...new Set(phrases)]
    .map((phrase) => ({ phrase, held: texts.filter((text) => text.includes(phrase)).length }))
    .sort((a, b) => b.held - a.held || (a.phrase < b.phrase ? -1 : 1))
    .map(({ phrase }) => phrase);
}
