/**
 * Why a document is not public. The reasons are the items of art. 4 of 法释〔2016〕19号: 1 state secrets, 2 crimes
 * of minors, 3 mediation, 4 divorce and custody of minors, 5 documents that a court considers unfit.
 * `unstated`: the source gives no reason.
 */
export const WITHHELD = [
  "state_secret",
  "juvenile_crime",
  "mediation",
  "divorce",
  "minor_custody",
  "unfit",
  "unstated",
] as const;
export type Withheld = (typeof WITHHELD)[number];

/** The procedural stages a document may belong to (审级). */
export const INSTANCES = ["first", "second", "retrial", "enforcement", "other"] as const;
export type Instance = (typeof INSTANCES)[number];
/** The name of each stage in queries and facets. It does not depend on the page's language. */
export const INSTANCE_NAMES: Record<Instance, string> = {
  first: "一审",
  second: "二审",
  retrial: "再审",
  enforcement: "执行",
  other: "其他",
};

/**
 * How an appeal ended: 维持, 改判, 发回重审, 撤回上诉, or otherwise (partly dismissed, mediated …). Statistics and pages
 * use this order. Tables and the index store the position in it.
 */
export const APPEAL_OUTCOMES = ["upheld", "changed", "remanded", "withdrawn", "other"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
/** The outcomes of appeals, and `refused` (驳回再审申请). Only an application for retrial can be refused. */
export const OUTCOMES = [...APPEAL_OUTCOMES, "refused"] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** The name of each outcome in queries. It does not depend on the page's language. */
export const OUTCOME_NAMES: Record<Outcome, string> = {
  upheld: "维持",
  changed: "改判",
  remanded: "发回重审",
  withdrawn: "撤回",
  other: "其他",
  refused: "驳回再审申请",
};

/**
 * The side of a party or its counsel, whatever the document calls it. `plaintiff` includes applicants and
 * prosecutors, `defendant` respondents and the accused. `appellant` and `appellee` are the sides of an appeal
 * or retrial. `third` are third parties (第三人). Tables store the position in this list.
 */
export const SIDES = ["plaintiff", "defendant", "appellant", "appellee", "third", "other"] as const;
export type Side = (typeof SIDES)[number];

/** A party as the document prints it. `role` is the printed word, e.g. 被上诉人（原审原告）. */
export interface Party {
  name: string;
  side: Side;
  role: string;
}

/**
 * A representative. `kind` distinguishes practising lawyers, trainees (实习律师), basic-level legal workers
 * (法律工作者), and others such as relatives and employees. `firm` is empty if none is printed. `parties` are the
 * names of the represented parties.
 */
export interface Counsel {
  name: string;
  firm: string;
  kind: "lawyer" | "trainee" | "legal_worker" | "other";
  side: Side;
  parties: string[];
}

/** A cause of action or an offence. `code` is null if the catalogue does not know it. */
export interface Cause {
  code: string | null;
  label: string;
}

/**
 * Another document of the same dispute, with the facts that this document states about it. Unknown fields are
 * empty or null.
 */
export interface CaseRef {
  court: string;
  court_id: number | null;
  case_number: string;
  text_type: string;
  /** yyyy-MM-dd or empty. */
  casedate: string;
  instance: Instance;
}

/**
 * The canonical judgment record. Every importer produces it, and everything else reads it. Texts are NFC,
 * trimmed and without page marks. An unknown text is "", an unknown number null.
 */
export interface JudgmentRecord {
  /** 12 base32 characters (a-z, 2-7), from `judgmentId`. */
  id: string;
  casename: string;
  /**
   * The court's full name in the catalogue. If the catalogue does not know the court, this is the printed
   * name without blanks.
   */
  court: string;
  court_id: number | null;
  /** Document type as printed, e.g. 民事判决书, 执行裁定书. 参考案例 for a reference case. */
  text_type: string;
  /** Full-width brackets, no spaces: （2021）内01民终123号. */
  case_number: string;
  /** yyyy-MM-dd, or empty if the document has none. */
  casedate: string;
  cause_code: string | null;
  cause: string;
  /**
   * All causes of the document, without duplicates. In a criminal case they are the offences found, else
   * those charged. The first one is `cause`.
   */
  causes: Cause[];
  instance: Instance;
  parties: Party[];
  counsel: Counsel[];
  presiding_judge: string;
  /** All members of the panel, including lay judges (人民陪审员). The presiding judge is first. */
  panel: string[];
  clerk: string;
  /**
   * Total of the claims at first instance, in yuan. Null if they are not about money or the sum is not
   * stated.
   */
  claim_amount: number | null;
  /** How an appeal or retrial ended; null for other documents. */
  outcome: Outcome | null;
  earlier_cases: CaseRef[];
  later_cases: CaseRef[];
  /**
   * Paragraphs from the parties to the operative part (判决如下 and its items). In this list and the next two, a
   * row of a table is one paragraph, in which tabs separate the cells (`table-rows.ts`).
   */
  body_text: string[];
  /** The signatures: judges, date and clerk, one line each. */
  tail_text: string[];
  /** Text after the signatures, such as annexes and cited articles. For a reference case, its 关联索引. */
  body_postscript: string[];
  /**
   * Half-open range of the paragraphs in `body_text` that contain the court's reasons; null if they were not
   * found.
   */
  holding: { from: number; to: number } | null;
  wenshu_url: string;
  /** The document's id in the collection it came from, if any. */
  sourceId?: string;
  /** The applied law according to a column of the collection, one provision per entry: 《law》article. */
  legal_basis?: string[];
  /** Why the document is not public. A record with a reason contains only what `withheldRecord` keeps. */
  withheld?: Withheld;
  /** Id of the JudgmentSource that this record came from. */
  source: string;
}

/**
 * How the records of a source were selected. `complete`: all judgments of the named courts and years.
 * `selected`: a choice by somebody, so no rate may be computed from these records.
 */
export const SAMPLINGS = ["complete", "selected"] as const;
export type Sampling = (typeof SAMPLINGS)[number];

/** A source of records. `sample` marks the generated corpus. */
export interface JudgmentSource {
  id: string;
  name: string;
  sampling: Sampling;
  sample: boolean;
  /** What a complete source covers, in words. Empty for a selected source. */
  coverage: string;
  /** Day of the import, yyyy-MM-dd. */
  imported: string;
  count: number;
}
