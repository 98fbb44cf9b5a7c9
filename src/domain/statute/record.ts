import type { LawKind } from "./law-kind.ts";

/** What happened to a law on a day, as the lines under its title tell. */
export interface StatuteEvent {
  /** yyyy-MM-dd. */
  date: string;
  /**
   * What is said of this law, whatever a decision's title says: 通过; 批准; 修订 (rewritten); 修正 (amended); 公布; 施行;
   * 废止; anything else.
   */
  kind: "adopted" | "approved" | "revised" | "amended" | "issued" | "effective" | "repealed" | "other";
  /** The line without its date, as printed. */
  text: string;
}

/** The dates of the version that the places of a text name; empty where one has none. */
export interface FoundDates {
  /** yyyy-MM-dd in the file's name. */
  file: string;
  /** yyyy-MM-dd or yyyy in brackets behind the title. */
  heading: string;
  /** yyyy-MM-dd of the last event that the text tells: history, else the signature. */
  history: string;
}

/** A heading: 编 1, 章 2, 节 3 in depth; `unit` is the index of the first unit below it. */
export interface StatuteHeading {
  level: number;
  text: string;
  unit: number;
}

/**
 * A piece of a law that can be cited or pointed at. `article`: 第六十条, 第一百二十条之一; `item`: 一、 or 1. in
 * a text without articles; `text`: what stands before the first, between headings or behind the last of them
 * (序言, 附件, tables).
 */
export interface StatuteUnit {
  kind: "article" | "item" | "text";
  /** 60 of 第六十条; the running number of a text. */
  number: number;
  /** 1 of 第一百二十条之一; 0 where there is none. */
  branch: number;
  /** As cited: 第六十条, 第一百二十条之一, 一、; empty for a text. */
  label: string;
  /** Paragraphs (款 and 项 each its own line) without the label, trimmed, NFC. Table rows keep their bars. */
  paragraphs: string[];
}

/**
 * One document of a law as it was read. A law that comes in books (民法典) is several documents with the same
 * `law`; everything else has one, whose `id` is its `law`.
 */
export interface StatuteDocument {
  /** 12 base32 characters (a-z, 2-7) of SHA-256 over title, version and book, and over the text where another had them. */
  id: string;
  /** The same without the book: the public id of the law in this version. */
  law: string;
  /** As printed, on one line: 中华人民共和国保险法. */
  title: string;
  /** 总则, 合同编 …; empty for a law in one piece. */
  book: string;
  /** Told by who passed or issued it; absent from what older versions imported. */
  kind?: LawKind;
  /** yyyy-MM-dd of the last adoption, revision, amendment or issue; empty where neither text nor file name has one. */
  version: string;
  /** The dates that file name, heading and history give, where they differ; null or absent where they agree. */
  found?: FoundDates | null;
  /** yyyy-MM-dd from which this version binds, where the text tells; else empty. */
  effective: string;
  /** yyyy-MM-dd from which the law first bound, where the text tells; else empty. */
  first_effective: string;
  history: StatuteEvent[];
  headings: StatuteHeading[];
  units: StatuteUnit[];
  /** Id of the source it came from. */
  source: string;
}

/** Why a text was not taken as a law. */
export type StatuteRejection =
  | "empty"
  | "no_title"
  | "no_text"
  | "unreadable"
  | "unsupported"
  | "too_large"
  | "taken_down";
