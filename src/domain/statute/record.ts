/**
 * The kinds in the words of the law on legislation and of the national collection; they label groups in any
 * language.
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
/** Kinds of legal texts, in order of legal force, which is the order of lists and sorting. */
export const LAW_KINDS = Object.keys(LAW_KIND_NAMES) as LawKind[];

/**
 * The status of a version, as far as the available texts show. `in_force`; `not_yet`: not yet in force;
 * `amended`: a later version is in force; `repealed` by another text; `unknown`: no text says when it took
 * effect.
 */
export type LawStatus = "in_force" | "not_yet" | "amended" | "repealed" | "unknown";

/** An event in a law's history, from the lines under its title. */
export interface StatuteEvent {
  /** yyyy-MM-dd. */
  date: string;
  /**
   * The event for this law, ignoring titles of decisions: 通过; 批准; 修订 (rewritten); 修正 (amended); 公布; 施行; 废止;
   * any other.
   */
  kind: "adopted" | "approved" | "revised" | "amended" | "issued" | "effective" | "repealed" | "other";
  /** The line without its date, as printed. */
  text: string;
}

/** The version dates in the places of a text; empty if a place has none. */
export interface FoundDates {
  /** yyyy-MM-dd stated beside the text, in a front matter or object; absent if not stated. */
  stated?: string;
  /** yyyy-MM-dd in the file's name. */
  file: string;
  /** yyyy-MM-dd or yyyy in brackets after the title. */
  heading: string;
  /** yyyy-MM-dd of the last event in the text: history, else the signature. */
  history: string;
}

/** A heading: 编 1, 章 2, 节 3 in depth; `unit` is the index of the first unit below it. */
export interface StatuteHeading {
  level: number;
  text: string;
  unit: number;
}

/**
 * A part of a law that can be cited or linked. `article`: 第六十条, 第一百二十条之一. `item`: 一、 or 1. in a text without
 * articles. `text`: anything else, before the first numbered unit, after headings or after the last unit (序言,
 * 附件, tables).
 */
export interface StatuteUnit {
  kind: "article" | "item" | "text";
  /** 60 for 第六十条; the running number for `text`. */
  number: number;
  /** 1 for 第一百二十条之一; 0 if there is none. */
  branch: number;
  /** As cited: 第六十条, 第一百二十条之一, 一、; empty for `text`. */
  label: string;
  /**
   * Paragraphs (款 and 项 on lines of their own) without the label, trimmed, NFC. Table rows keep their bars.
   */
  paragraphs: string[];
}

/**
 * One document of a law as parsed. A law in several books (民法典) is several documents with the same `law`; any
 * other law is one document, whose `id` is its `law`.
 */
export interface StatuteDocument {
  /**
   * 12 base32 characters (a-z, 2-7) of SHA-256 over title, version and book, and also over the text if
   * another text had the same three.
   */
  id: string;
  /** Public id of the law in this version: like `id`, but computed without the book. */
  law: string;
  /** As printed, on one line: 中华人民共和国保险法. */
  title: string;
  /** 总则, 合同编 …; empty for a law that is not in books. */
  book: string;
  /** By its issuer; absent in laws imported by older versions. */
  kind?: LawKind;
  /**
   * yyyy-MM-dd of the last adoption, revision, amendment or issue; empty if neither text nor file name has
   * one.
   */
  version: string;
  /** The dates in file name, heading and history if they differ; null or absent if they agree. */
  found?: FoundDates | null;
  /** yyyy-MM-dd from which this version is binding, if the text says; else empty. */
  effective: string;
  /** yyyy-MM-dd from which the law was first binding, if the text says; else empty. */
  first_effective: string;
  /** The status stated beside the text, if any, on the day its collection was made. */
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
