/** The judgment that an address names, and the paragraph. */
export interface JudgmentAddress {
  /** Empty if the address contains the case number instead. */
  id: string;
  /** The case number as the address has it, with any kind of brackets; absent if there is an id. */
  number?: string;
  /** Paragraph from 1, 0 for none. */
  paragraph: number;
  /** Whether both instances are shown side by side. */
  both?: true;
}

const ID = /^([a-z2-7]{12})(?:\/([1-9]\d{0,4}|both))?$/;
const NUMBER = /^(.{0,12}(?:19|20)\d{2}.{1,40}\d号[^/]{0,6})(?:\/([1-9]\d{0,4}))?$/u;
const PATH = /\/layout\/award\/([^/]+)\/?$/;

function readPlace(text: string): JudgmentAddress | null {
  const [, id, place] = ID.exec(text) ?? [];
  if (id) return { id, paragraph: Number(place) || 0, ...(place === "both" && { both: true }) };
  const [, number, paragraph] = NUMBER.exec(text) ?? [];
  return number ? { id: "", number, paragraph: Number(paragraph ?? 0) } : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/**
 * Reads "#ID", "#ID/12", "#ID/both", "#（2021）内01民终123号" or a path that ends in /layout/award/ and an id or
 * case number; the hash takes precedence. Null if neither names one.
 */
export function readJudgmentAddress({
  hash,
  pathname,
}: Pick<Location, "hash" | "pathname">): JudgmentAddress | null {
  return readPlace(decode(hash.slice(1))) ?? readPlace(decode(PATH.exec(pathname)?.[1] ?? ""));
}

/** The hash of a judgment or of one of its paragraphs. */
export function judgmentHash(id: string, paragraph = 0): string {
  return paragraph > 0 ? `#${id}/${paragraph}` : `#${id}`;
}

/** The hash that names a judgment by its case number, so that a brief can print it and a reader can type it. */
export function numberHash(number: string): string {
  return `#${encodeURIComponent(number)}`;
}

/** The page's address without an id in its path, so that a hash can follow: "/en/layout/award". */
export function judgmentPage(pathname: string): string {
  return pathname.replace(PATH, "/layout/award");
}
