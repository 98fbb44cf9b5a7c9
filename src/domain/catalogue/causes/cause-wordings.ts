/** Maximum number of wordings that one name may stand for. More indicate an error in the sources. */
const MAX_CHOICES = 2_000;

/** Every non-empty choice of the parts, in their order: for [a, b] these are a, b and ab. */
function choices(parts: string[]): string[] {
  let all: string[] = [""];
  for (const part of parts) all = [...all, ...all.map((chosen) => chosen + part)];
  return all.slice(1);
}

/**
 * All wordings that a name stands for. A group `{a、b、c}` in the name stands for every choice of its parts in
 * order, because courts name only the acts and objects that are proven (选择性罪名): `{走私、贩卖}毒品罪` stands for
 * 走私毒品罪, 贩卖毒品罪 and 走私贩卖毒品罪. Every part is passed through `fold`. Throws RangeError if there are more than
 * 2,000 wordings.
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
 * The form in which causes are compared. White space, brackets, quotes and dashes are dropped, and so are
 * commas, which courts add, omit or misplace. Latin letters become upper case.
 */
export function foldCauseText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s、,，;；/()[\]【】《》〈〉"'“”‘’·—_-]+/gu, "")
    .toUpperCase();
}
