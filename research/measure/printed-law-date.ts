const DATE = /(\d{4})年(\d{1,2})月(\d{1,2})日(?!起?(?:施行|实施|生效|执行))/g;

/**
 * The latest date (yyyy-MM-dd) above a law's mark that is not the effective date, found without the parser:
 * all white space is removed, then each date is read. Empty without a mark or a date, and if the head is
 * truncated (… 根据). It is the reference for the parser's version.
 */
export function printedLawDate(text: string): string {
  const head = text.slice(0, Math.max(0, text.search(/<!--\s*INFO\s*END/i))).replace(/\s+/g, "");
  if (/根据[）)]?$/.test(head)) return "";
  return [...head.matchAll(DATE)]
    .map(([, year, month, day]) => `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`)
    .reduce((latest, day) => (day > latest ? day : latest), "");
}
