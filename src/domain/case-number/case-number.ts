/** 2021内01民终123号 with or without brackets of any kind around the year, after folding. */
const BARE = /^[(〔[【]?((?:19|20)\d{2})[)〕\]】]?年?(?=\p{Script=Han})([^()]*\d+(?:-\d+)?号(?:之.{1,3})?)$/u;

/** The same without the final 号: 2021内01民终123. */
const UNENDED =
  /^[(〔[【]?((?:19|20)\d{2})[)〕\]】]?((?:最高法|\p{Script=Han}{1,2}\d{2,4})\p{Script=Han}{1,4}\d+)$/u;

/**
 * A keyword that is a whole case number, written as judgments print it after folding: (2021)内01民终123号; null
 * for anything else. The year may have any brackets, or none.
 */
export function canonicalCaseNumber(folded: string): string | null {
  const parts = BARE.exec(folded) ?? UNENDED.exec(folded);
  return parts ? `(${parts[1]})${parts[2]}` : null;
}
