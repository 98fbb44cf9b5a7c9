import { shownSum } from "#domain/recovery/ranking/formula.ts";
import type { TableRows } from "#domain/text/csv.ts";
import type { LawyerCase } from "./lawyer-cases.ts";
import type { LawyerEntry, LawyerListData } from "./lawyer-list.ts";

/** What a saved list says about itself: which list it is, for which claim and from which day. */
export interface ListOrigin {
  data: LawyerListData;
  /** Number of lawyers who have a rank in the list. The other lawyers follow without a rank. */
  ranked: number;
  /** Whether the list has a combined score. */
  mixed: boolean;
  /** Name of the list in the reader's language. */
  list: string;
  /** The amount range of the claim in the reader's language. */
  amount: string;
  /** Day on which the list was saved, yyyy-MM-dd. */
  date: string;
}

/** The columns of a table by heading. Each function returns the value of a row. */
type Columns<Row> = Record<string, (row: Row) => string | number>;

const tableOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): TableRows => [
  Object.keys(columns),
  ...rows.map((row) => Object.values(columns).map((value) => value(row))),
];

const shown = (score: number) => Number(score.toFixed(1));

/**
 * The columns of a saved list. Scores are rounded as displayed. Each of the three scores has a column with
 * its highest sum, which corresponds to 100, so that the scores can be recomputed from the evidence alone.
 * The last columns are the list, the claim and the dates.
 */
const LIST_COLUMNS: Columns<ListOrigin & { entry: LawyerEntry; index: number }> = {
  "rank 位次": ({ index, ranked }) => (index < ranked ? index + 1 : ""),
  "lawyer 姓名": ({ entry }) => entry.lawyer,
  "lawoffice 律师事务所": ({ entry }) => entry.lawoffice,
  "lProvince 省": ({ entry }) => entry.lProvince,
  "lCity 市": ({ entry }) => entry.lCity,
  "scoreExp 经验": ({ entry }) => shown(entry.scoreExp),
  "scoreImpact 影响力": ({ entry }) => shown(entry.scoreImpact),
  "scoreActivation 活跃度": ({ entry }) => shown(entry.scoreActivation),
  "scoreCombined 加权": ({ entry: { scoreCombined }, mixed }) =>
    mixed && scoreCombined !== undefined ? shown(scoreCombined) : "",
  "n 案件数": ({ entry }) => entry.n,
  "firstYear 首年": ({ entry }) => entry.firstYear,
  "lastYear 末年": ({ entry }) => entry.lastYear,
  "highestExp 经验最高合计": ({ data }) => shownSum(data.highest.exp),
  "highestImpact 影响力最高合计": ({ data }) => shownSum(data.highest.impact),
  "highestActiv 活跃度最高合计": ({ data }) => shownSum(data.highest.activ),
  "list 名单": ({ list }) => list,
  "reason 案由": ({ data }) => data.claim.reason,
  "nearestCause 案由相近": ({ data }) => data.nearestCause,
  "court 法院": ({ data }) => data.claim.court,
  "amount 标的金额": ({ amount }) => amount,
  "newest 最新文书": ({ data }) => data.corpus.newest,
  "date 下载日期": ({ date }) => date,
};

/** The lawyers as a table, in the given order. */
export const listTable = (entries: readonly LawyerEntry[], origin: ListOrigin): TableRows =>
  tableOf(
    LIST_COLUMNS,
    entries.map((entry, index) => ({ ...origin, entry, index })),
  );

type Evidence = LawyerCase & { lawyer: string; lawoffice: string };

/**
 * The columns of the evidence: the case, its factors, and what it contributes to experience, influence and
 * activity.
 */
const EVIDENCE_COLUMNS: Columns<Evidence> = {
  "lawyer 姓名": ({ lawyer }) => lawyer,
  "lawoffice 律师事务所": ({ lawoffice }) => lawoffice,
  "id 编号": ({ id }) => id,
  "casename 案件名称": ({ casename }) => casename,
  "court 法院": ({ court }) => court,
  "case_number 案号": ({ case_number }) => case_number,
  "casedate 裁判日期": ({ casedate }) => casedate,
  "cause 案由": ({ cause }) => cause,
  "causeLike 案由相近": ({ causeLike }) => causeLike,
  "courtLike 法院相近": ({ courtLike }) => courtLike,
  "amountLike 金额相近": ({ amountLike }) => amountLike,
  "like 计入经验": ({ like }) => shownSum(like),
  "level 审级": ({ level }) => level,
  "size 金额": ({ size }) => size,
  "reference 参考案例": ({ reference }) => reference,
  "weight 计入影响力": ({ weight }) => shownSum(weight),
  "ageDays 距最新文书天数": ({ ageDays }) => ageDays,
  "recency 计入活跃度": ({ recency }) => shownSum(recency),
  "courtKey 法院序号": ({ courtKey }) => courtKey,
  "side 代理方": ({ side }) => side,
};

/**
 * The cases of the displayed lawyers as a table. A lawyer's sums are reproduced exactly by adding from the
 * lawyer's last row to the first.
 */
export const evidenceTable = (
  lawyers: readonly { lawyer: string; lawoffice: string; cases: readonly LawyerCase[] }[],
): TableRows =>
  tableOf(
    EVIDENCE_COLUMNS,
    lawyers.flatMap(({ lawyer, lawoffice, cases }) => cases.map((row) => ({ ...row, lawyer, lawoffice }))),
  );
