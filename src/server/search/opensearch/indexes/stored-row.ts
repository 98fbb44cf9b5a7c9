import type { SearchHit } from "../../search-engine.ts";

/** The members of a row in order; the last is left out where there is none. */
type Members = [id: string, title: string, court: string, number: string, date: string, url?: string];

/**
 * A row as the cluster stores it, base64. Rows put one after another are read as one text: each begins with a comma, and
 * spaces make its bytes a multiple of three.
 */
export function storedRow({ id, title, court, number, date, url }: SearchHit): string {
  const members: Members = [id, title, court, number, date];
  if (url) members.push(url);
  const text = `,${JSON.stringify(members)}`;
  return Buffer.from(text + " ".repeat((3 - (Buffer.byteLength(text) % 3)) % 3)).toString("base64");
}

/** The rows that `storedRow` made. */
export function readRows(stored: readonly string[]): SearchHit[] {
  const text = Buffer.from(stored.join(""), "base64").toString();
  const rows: Members[] = JSON.parse(`[${text.slice(1)}]`);
  return rows.map(([id, title, court, number, date, url]) => ({
    ...{ id, title, court, number, date },
    ...(url !== undefined && { url }),
  }));
}
