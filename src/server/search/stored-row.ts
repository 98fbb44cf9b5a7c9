import type { SearchHit } from "./search-engine.ts";

/** The members of a row in order; the last is left out where there is none. */
type Members = [id: string, title: string, court: string, number: string, date: string, url?: string];

/** What a list shows of a document as both engines store it: JSON in UTF-8. */
export function encodeRow({ id, title, court, number, date, url }: SearchHit): Buffer {
  const members: Members = [id, title, court, number, date];
  if (url) members.push(url);
  return Buffer.from(JSON.stringify(members));
}

/** The row that `encodeRow` made. */
export function decodeRow(stored: Buffer): SearchHit {
  const [id, title, court, number, date, url]: Members = JSON.parse(stored.toString("utf8"));
  return { id, title, court, number, date, ...(url !== undefined && { url }) };
}
