import { shownSum } from "#domain/recovery/ranking/formula.ts";
import { toCsv } from "#domain/text/csv.ts";
import type { LawyerCase } from "./lawyer-cases.ts";
import type { LawyerEntry, LawyerListData } from "./lawyer-list.ts";

/**
 * Columns of the list CSV: numbers as shown, and what scales to 100 in each list, so that the scores can be
 * recomputed from the evidence CSV alone; then the question and the date.
 */
const LIST_COLUMNS = [
  "rank 位次",
  "lawyer 姓名",
  "lawoffice 律师事务所",
  "lProvince 省",
  "lCity 市",
  "scoreExp 经验",
  "scoreImpact 影响力",
  "scoreActivation 活跃度",
  "scoreCombined 加权",
  "n 案件数",
  "firstYear 首年",
  "lastYear 末年",
  "highestExp 经验最高合计",
  "highestImpact 影响力最高合计",
  "highestActiv 活跃度最高合计",
  "list 名单",
  "reason 案由",
  "nearestCause 案由相近",
  "court 法院",
  "amount 标的金额",
  "newest 最新文书",
  "date 下载日期",
] as const;

/** What a list CSV says about itself: which list, for which claim, as of which day. */
export interface ListOrigin {
  data: LawyerListData;
  /** Lawyers of the list; the rest have no rank. */
  ranked: number;
  /** The list has the combined score. */
  mixed: boolean;
  /** Name of the list and of the amount range in the reader's language, and the day, yyyy-MM-dd. */
  list: string;
  amount: string;
  date: string;
}

const shown = (score: number) => score.toFixed(1);

/** The lawyers as CSV, in the order given. */
export function listToCsv(
  entries: readonly LawyerEntry[],
  { data, ranked, mixed, list, amount, date }: ListOrigin,
): string {
  const origin = [
    list,
    data.claim.reason,
    data.nearestCause,
    data.claim.court,
    amount,
    data.corpus.newest,
    date,
  ];
  const rows = entries.map((entry, index) => [
    index < ranked ? index + 1 : "",
    entry.lawyer,
    entry.lawoffice,
    entry.lProvince,
    entry.lCity,
    shown(entry.scoreExp),
    shown(entry.scoreImpact),
    shown(entry.scoreActivation),
    mixed && entry.scoreCombined !== undefined ? shown(entry.scoreCombined) : "",
    entry.n,
    entry.firstYear,
    entry.lastYear,
    shownSum(data.highest.exp),
    shownSum(data.highest.impact),
    shownSum(data.highest.activ),
    ...origin,
  ]);
  return toCsv([LIST_COLUMNS, ...rows]);
}

/**
 * Columns of the evidence CSV: the case, its factors, and what it adds to experience, influence, activity.
 */
const EVIDENCE_COLUMNS = [
  "lawyer 姓名",
  "lawoffice 律师事务所",
  "id 编号",
  "casename 案件名称",
  "court 法院",
  "case_number 案号",
  "casedate 裁判日期",
  "cause 案由",
  "causeLike 案由相近",
  "courtLike 法院相近",
  "amountLike 金额相近",
  "like 计入经验",
  "level 审级",
  "size 金额",
  "reference 参考案例",
  "weight 计入影响力",
  "ageDays 距最新文书天数",
  "recency 计入活跃度",
  "courtKey 法院序号",
  "side 代理方",
] as const;

/** The cases behind the displayed lawyers, as CSV; sums run from a lawyer's last row upwards. */
export function evidenceToCsv(
  lawyers: readonly { lawyer: string; lawoffice: string; cases: readonly LawyerCase[] }[],
): string {
  const rows = lawyers.flatMap(({ lawyer, lawoffice, cases }) =>
    cases.map((row) => [
      lawyer,
      lawoffice,
      row.id,
      row.casename,
      row.court,
      row.case_number,
      row.casedate,
      row.cause,
      row.causeLike,
      row.courtLike,
      row.amountLike,
      shownSum(row.like),
      row.level,
      row.size,
      row.reference,
      shownSum(row.weight),
      row.ageDays,
      shownSum(row.recency),
      row.courtKey,
      row.side,
    ]),
  );
  return toCsv([EVIDENCE_COLUMNS, ...rows]);
}
