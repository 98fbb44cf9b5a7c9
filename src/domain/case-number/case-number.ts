import { HAN } from "../text/han.ts";

/** How every case number begins: the patterns below take a fresh process milliseconds to compile. */
const BEGINNING = /^[(〔[【]?(?:19|20)\d/;

/** 2021内01民终123号 with or without brackets of any kind around the year, after folding. */
const BARE = new RegExp(
  String.raw`^[(〔[【]?((?:19|20)\d{2})[)〕\]】]?年?(?=[${HAN}])([^()]*\d+(?:-\d+)?号(?:之.{1,3})?)$`,
  "u",
);

/** The same without the final 号: 2021内01民终123. */
const UNENDED = new RegExp(
  String.raw`^[(〔[【]?((?:19|20)\d{2})[)〕\]】]?((?:最高法|[${HAN}]{1,2}\d{2,4})[${HAN}]{1,4}\d+)$`,
  "u",
);

/**
 * A keyword that is a whole case number, written as judgments print it after folding: (2021)内01民终123号; null
 * for anything else. The year may have any brackets, or none.
 */
export function canonicalCaseNumber(folded: string): string | null {
  if (!BEGINNING.test(folded)) return null;
  const parts = BARE.exec(folded) ?? UNENDED.exec(folded);
  return parts ? `(${parts[1]})${parts[2]}` : null;
}
