/** Characters with which a cell is taken for a formula by spreadsheet programs (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * One field of CSV. It is quoted if necessary. Text that a spreadsheet would execute gets an apostrophe
 * before it.
 */
function toField(value: string | number): string {
  const text = String(value);
  const safe = typeof value === "string" && FORMULA_START.test(text) && !PLAIN_NUMBER.test(text);
  const shown = safe ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** A table: its rows, each with its cells from left to right. */
export type TableRows = readonly (readonly (string | number)[])[];

/**
 * The rows as CSV (RFC 4180, CRLF). A byte order mark is added, because Excel misreads Chinese without it. A
 * number is written so that reading it gives exactly the same number.
 */
export function toCsv(rows: TableRows): string {
  return `\uFEFF${rows.map((row) => row.map(toField).join(",")).join("\r\n")}\r\n`;
}

/**
 * The rows of a CSV text. Fields may be quoted. The separator is the comma, semicolon or tab, whichever is
 * most frequent in the first line. Line ends of any kind and a byte order mark are accepted. Empty lines are
 * skipped. Never throws.
 */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, "");
  const firstLine = source.split(/\r?\n/, 1)[0] ?? "";
  const count = (mark: string) => firstLine.split(mark).length;
  const mark = [",", "\t", ";"].reduce((best, next) => (count(next) > count(best) ? next : best));
  // A field is quoted only if it begins with a quotation mark. Text after the closing mark belongs to the
  // field too.
  const fields = source.matchAll(new RegExp(`(?:"((?:[^"]|"")*)"?)?([^${mark}\n]*)(${mark}|\n|$)`, "g"));
  const rows: string[][] = [[]];
  for (const [, quoted = "", plain = "", end] of fields) {
    rows.at(-1)!.push(quoted.replaceAll('""', '"') + plain.replaceAll("\r", ""));
    if (end !== mark) rows.push([]);
  }
  return rows.filter((row) => row.some((value) => value.trim() !== ""));
}
