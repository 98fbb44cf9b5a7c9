/** What an address names: a judgment, and a paragraph of it. */
export interface JudgmentAddress {
  /** Id of the judgment. Empty if the address has the case number instead. */
  id: string;
  /** The case number as it is in the address, with brackets of any kind. Absent if there is an id. */
  number?: string;
  /** Number of the paragraph, from 1; 0 if none is named. */
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
 * Reads "#ID", "#ID/12", "#ID/both", "#（2021）内01民终123号", or a path that ends with /layout/award/ and an id or
 * case number. The hash takes precedence. Null if neither names a judgment.
 */
export function readJudgmentAddress({
  hash,
  pathname,
}: Pick<Location, "hash" | "pathname">): JudgmentAddress | null {
  return readPlace(decode(hash.slice(1))) ?? readPlace(decode(PATH.exec(pathname)?.[1] ?? ""));
}

/** The part of an address, from the # on, that names a judgment or one of its paragraphs. */
export function judgmentHash(id: string, paragraph = 0): string {
  return paragraph > 0 ? `#${id}/${paragraph}` : `#${id}`;
}

/**
 * The part of an address, from the # on, that names a judgment by its case number. A brief can print it, and
 * a reader can type it.
 */
export function numberHash(number: string): string {
  return `#${encodeURIComponent(number)}`;
}

/** The address of the page without an id in its path ("/en/layout/award"), so that a # can follow. */
export function judgmentPage(pathname: string): string {
  return pathname.replace(PATH, "/layout/award");
}
