/** Maximum number of choices in one name; more indicate an error in the sources. */
const MAX_CHOICES = 2_000;

/** Non-empty choices of the parts in their order: [a, b] gives a, b, ab. */
function choices(parts: string[]): string[] {
  let all: string[] = [""];
  for (const part of parts) all = [...all, ...all.map((chosen) => chosen + part)];
  return all.slice(1);
}

/**
 * All wordings of a name whose groups `{a、b、c}` stand for every choice of their parts in order, since courts
 * name only the acts and objects that are proven (选择性罪名): `{走私、贩卖}毒品罪` gives 走私毒品罪, 贩卖毒品罪 and 走私贩卖毒品罪. Every
 * part is passed through `fold`. Throws RangeError beyond 2,000 wordings.
 */
export function expandName(name: string, fold: (part: string) => string = (part) => part): string[] {
  let wordings = [""];
  for (const piece of name.split(/(\{[^}]*\})/)) {
    if (piece === "") continue;
    const options = piece.startsWith("{") ? choices(piece.slice(1, -1).split("、").map(fold)) : [fold(piece)];
    wordings = wordings.flatMap((start) => options.map((option) => start + option));
    if (wordings.length > MAX_CHOICES) throw new RangeError(`${name} has too many wordings: split it`);
  }
  return wordings;
}

/**
 * The form in which causes are compared: without white space, page marks, brackets, quotes, and the commas
 * that courts add, omit or place inconsistently; Latin letters in upper case.
 */
export function foldCauseText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s、,，;；/()[\]【】《》〈〉"'“”‘’·—_-]+/gu, "")
    .toUpperCase();
}
