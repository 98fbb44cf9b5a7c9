/**
 * Why a document is not public: the items of art. 4 of 法释〔2016〕19号 (1 state secrets, 2 crimes of minors, 3
 * mediation, 4 divorce and custody of minors, 5 documents that a court considers unfit), or a reason that its
 * source does not give.
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
/** The names of the stages in queries and facets, whatever the page's language. */
export const INSTANCE_NAMES: Record<Instance, string> = {
  first: "一审",
  second: "二审",
  retrial: "再审",
  enforcement: "执行",
  other: "其他",
};

/**
 * How an appeal ended: 维持, 改判, 发回重审, 撤回上诉, and the rest (partly dismissed, mediated …), in the order of
 * counting and display. Tables and the index store their position.
 */
export const APPEAL_OUTCOMES = ["upheld", "changed", "remanded", "withdrawn", "other"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
/** The outcomes of appeals and 驳回再审申请, which is an outcome only of an application for retrial. */
export const OUTCOMES = [...APPEAL_OUTCOMES, "refused"] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** The names of the outcomes in queries, whatever the page's language. */
export const OUTCOME_NAMES: Record<Outcome, string> = {
  upheld: "维持",
  changed: "改判",
  remanded: "发回重审",
  withdrawn: "撤回",
  other: "其他",
  refused: "驳回再审申请",
};

/**
 * The sides of a party or its counsel, whatever the document calls them; tables store their position.
 * `plaintiff` includes applicants and prosecutors, `defendant` respondents and the accused; `appellant` and
 * `appellee` are the sides of an appeal or retrial; `third` are third parties (第三人).
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
 * A representative. `kind` separates practising lawyers from trainees (实习律师), basic-level legal workers
 * (法律工作者) and everybody else (relatives, employees). `firm` is empty if none is printed. `parties` are the
 * names of the parties represented.
 */
export interface Counsel {
  name: string;
  firm: string;
  kind: "lawyer" | "trainee" | "legal_worker" | "other";
  side: Side;
  parties: string[];
}

/** A cause of action or an offence; `code` is null if the catalogue does not know it. */
export interface Cause {
  code: string | null;
  label: string;
}

/**
 * Another document of the same dispute, with the facts that this document states; unknown fields are empty or
 * null.
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
 * The canonical judgment record, the output of every importer and the input of everything else. Text fields
 * are NFC, trimmed, without page marks; an unknown text is "", an unknown number null.
 */
export interface JudgmentRecord {
  /** First 12 base32 characters (a-z, 2-7) of SHA-256 over court, case number, document type and date. */
  id: string;
  casename: string;
  /** The court's full name as resolved from the catalogue, else as printed without inner spaces. */
  court: string;
  court_id: number | null;
  /** Document type as printed, e.g. 民事判决书, 执行裁定书; reference cases: 参考案例. */
  text_type: string;
  /** Full-width brackets, no spaces: （2021）内01民终123号. */
  case_number: string;
  /** yyyy-MM-dd, or empty if the document has none. */
  casedate: string;
  cause_code: string | null;
  cause: string;
  /**
   * All causes of the document, without duplicates: the offences found, else those charged. The first is
   * `cause`.
   */
  causes: Cause[];
  instance: Instance;
  parties: Party[];
  counsel: Counsel[];
  presiding_judge: string;
  /** All members of the panel, presiding judge first, lay judges (人民陪审员) included. */
  panel: string[];
  clerk: string;
  /** Total of the claims at first instance, in yuan; null if non-monetary or not stated. */
  claim_amount: number | null;
  /** Only for second instances and retrials; null elsewhere. */
  outcome: Outcome | null;
  earlier_cases: CaseRef[];
  later_cases: CaseRef[];
  /**
   * Paragraphs from the parties to the operative part (判决如下 and its items). A row of a table is a paragraph
   * whose cells are separated by tabs (`table-rows.ts`), here and in the lists below.
   */
  body_text: string[];
  /** Judges, date, clerk: one line each. */
  tail_text: string[];
  /** Text after the clerk: annexes, cited articles; for reference cases 关联索引. */
  body_postscript: string[];
  /** Paragraph numbers of the holding inside body_text, half-open; null if it cannot be found. */
  holding: { from: number; to: number } | null;
  wenshu_url: string;
  /** The document's id in the collection it came from, if any. */
  sourceId?: string;
  /** Applied law named by a column of its collection: 《law》article, one per entry. */
  legal_basis?: string[];
  /** Why the document is not public; the record then contains only what `withheldRecord` keeps. */
  withheld?: Withheld;
  /** Id of the Source this record came from. */
  source: string;
}

/**
 * How records were selected. `complete`: all judgments of named courts and years; `selected`: somebody's
 * choice, from which no rate may be computed.
 */
export const SAMPLINGS = ["complete", "selected"] as const;
export type Sampling = (typeof SAMPLINGS)[number];

/** Where records came from. `sample` marks the generated corpus. */
export interface JudgmentSource {
  id: string;
  name: string;
  sampling: Sampling;
  sample: boolean;
  /** What a complete source covers, in words; empty for a selected one. */
  coverage: string;
  /** yyyy-MM-dd of the import. */
  imported: string;
  count: number;
}
