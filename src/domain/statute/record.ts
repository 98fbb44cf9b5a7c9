/**
 * The name of each kind, as in the law on legislation and the national collection. Groups have these names in
 * every language.
 */
export const LAW_KIND_NAMES = {
  constitution: "宪法",
  law: "法律",
  change: "修正案和修改决定",
  decision: "决定和决议",
  interpretation: "司法解释",
  administrative: "行政法规",
  supervisory: "监察法规",
  local: "地方性法规",
  rule: "部门规章",
  local_rule: "地方政府规章",
};
export type LawKind = keyof typeof LAW_KIND_NAMES;
/** Kinds of legal texts in order of legal force. Lists are in this order. */
export const LAW_KINDS = Object.keys(LAW_KIND_NAMES) as LawKind[];

/**
 * The status of a version, as far as the available texts show. `in_force`: it is in force. `not_yet`: it
 * takes effect later. `amended`: a later version is in force. `repealed`: another text ended the law.
 * `unknown`: no text says when it took effect.
 */
export type LawStatus = "in_force" | "not_yet" | "amended" | "repealed" | "unknown";

/** An event in the history of a law, as the lines below its title report it. */
export interface StatuteEvent {
  /** yyyy-MM-dd. */
  date: string;
  /**
   * What happened to this law: 通过, 批准, 修订 (rewritten), 修正 (amended), 公布, 施行, 废止, or anything else. The titles
   * of decisions in the line do not count.
   */
  kind: "adopted" | "approved" | "revised" | "amended" | "issued" | "effective" | "repealed" | "other";
  /** The printed line without the date. */
  text: string;
}

/** The version dates that different places give. A place without a date is empty. */
export interface FoundDates {
  /** The date stated beside the text, yyyy-MM-dd, in a front matter or object. Absent if none is stated. */
  stated?: string;
  /** The date in the file's name, yyyy-MM-dd. */
  file: string;
  /** The date or year in brackets after the title, yyyy-MM-dd or yyyy. */
  heading: string;
  /**
   * The date of the last event in the text's history, yyyy-MM-dd. If there is none, that of the signature.
   */
  history: string;
}

/** A heading. `level` is 1 for 编, 2 for 章 and 3 for 节. `unit` is the index of the first unit below it. */
export interface StatuteHeading {
  level: number;
  text: string;
  unit: number;
}

/**
 * A part of a law that can be cited or linked. `article`: 第六十条, 第一百二十条之一. `item`: 一、 or 1., in a text without
 * articles. `text`: anything else, such as 序言, 附件 or tables. It stands before the first numbered unit, after
 * a heading, or after the last unit.
 */
export interface StatuteUnit {
  kind: "article" | "item" | "text";
  /** 60 for 第六十条. Units of the kind `text` are numbered consecutively. */
  number: number;
  /** 1 for 第一百二十条之一; 0 for an article without a suffix. */
  branch: number;
  /** The number as it is cited: 第六十条, 第一百二十条之一, 一、. Empty for `text`. */
  label: string;
  /**
   * Paragraphs without the label, trimmed and NFC. 款 and 项 have lines of their own. Rows of tables keep their
   * bars.
   */
  paragraphs: string[];
}

/**
 * One document of a law, as parsed. A law in several books (民法典) consists of several documents with the same
 * `law`. Any other law is one document, and its `id` equals its `law`.
 */
export interface StatuteDocument {
  /**
   * 12 base32 characters (a-z, 2-7) of SHA-256 over title, version and book. If another text has the same
   * three, the hash is also over the text.
   */
  id: string;
  /** Public id of the law in this version. It is computed like `id`, but without the book. */
  law: string;
  /** The printed title on one line: 中华人民共和国保险法. */
  title: string;
  /** The book of the law: 总则, 合同编 …. Empty if the law is not divided into books. */
  book: string;
  /** The kind, which follows from the issuer. Absent in laws that older versions imported. */
  kind?: LawKind;
  /**
   * Day of the last adoption, revision, amendment or issue, yyyy-MM-dd. Empty if neither the text nor the
   * file's name states one.
   */
  version: string;
  /** The dates in file name, heading and history. Null or absent if they agree. */
  found?: FoundDates | null;
  /** The day from which this version is binding, yyyy-MM-dd. Empty if the text does not say. */
  effective: string;
  /** The day from which the law was first binding, yyyy-MM-dd. Empty if the text does not say. */
  first_effective: string;
  /**
   * The status that the collection states beside the text. It applied on the day when the collection was
   * made.
   */
  stated_status?: LawStatus;
  history: StatuteEvent[];
  headings: StatuteHeading[];
  units: StatuteUnit[];
  /** Id of the source that the document came from. */
  source: string;
}

/** Why a text was rejected as a law. */
export type StatuteRejection =
  | "empty"
  | "no_title"
  | "no_text"
  | "index_page"
  | "unreadable"
  | "unsupported"
  | "too_large"
  | "taken_down";
