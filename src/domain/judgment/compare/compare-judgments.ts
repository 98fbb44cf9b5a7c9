import { alignTexts } from "./align.ts";

/**
 * One row of two judgments side by side. `before` and `after` are paragraph numbers from 1; 0 means that this
 * side has no paragraph in the row. `left` and `right` are empty if the paragraphs are identical.
 */
export interface AlignedParagraph {
  kind: "same" | "changed" | "before" | "after";
  before: number;
  after: number;
  left: MarkedPiece[];
  right: MarkedPiece[];
}

/** Paragraphs at least this similar are taken for the same paragraph, reworded. */
const MIN_PARAGRAPH_SIMILARITY = 0.35;
/** Maximum number of paragraphs compared on each side. The rest is left out. */
const MAX_PARAGRAPHS = 400;

/** The paragraphs of an earlier and a later judgment of one dispute side by side, in the order of both. */
export function compareJudgments(before: readonly string[], after: readonly string[]): AlignedParagraph[] {
  const [left, right] = [before.slice(0, MAX_PARAGRAPHS), after.slice(0, MAX_PARAGRAPHS)];
  return alignTexts(left, right, MIN_PARAGRAPH_SIMILARITY).map((row): AlignedParagraph => {
    const [a, b] = [left[row.before], right[row.after]];
    const places = { before: row.before + 1, after: row.after + 1 };
    if (a !== undefined && b !== undefined) {
      if (row.similarity === 1) return { kind: "same", ...places, left: [], right: [] };
      const [one, other] = markChanges(a, b);
      return { kind: "changed", ...places, left: one, right: other };
    }
    if (a !== undefined) return { kind: "before", ...places, left: [{ text: a, changed: true }], right: [] };
    return { kind: "after", ...places, left: [], right: [{ text: b ?? "", changed: true }] };
  });
}

/** A piece of one side's text: shared with the other side, or not. */
interface MarkedPiece {
  text: string;
  changed: boolean;
}

/**
 * Sentences at least this similar are taken for the same sentence, reworded. Others are shown as removed and
 * added.
 */
const MIN_SENTENCE_SIMILARITY = 0.5;
/**
 * Minimum number of equal characters between two changes. A shorter run is marked as changed too, because
 * that is easier to read.
 */
const MIN_EQUAL_CHARS = 2;
/**
 * Maximum length of a sentence that is compared character by character. In a longer one, everything between
 * the common beginning and the common end is marked, because the size of the comparison's table is quadratic.
 */
const MAX_CHARS = 400;

/** The sentences of a paragraph with their punctuation. Joined, they are the paragraph. */
export const sentencesOf = (text: string): string[] =>
  text.match(/[^。；！？]*[。；！？]+[”』」）]*|[^。；！？]+$/gu) ?? [];

/**
 * Both texts with the differences marked. Sentences are compared first; in a reworded sentence the changed
 * characters are marked.
 */
export function markChanges(before: string, after: string): [MarkedPiece[], MarkedPiece[]] {
  const [left, right] = [sentencesOf(before), sentencesOf(after)];
  const marked: [MarkedPiece[], MarkedPiece[]] = [[], []];
  for (const row of alignTexts(left, right, MIN_SENTENCE_SIMILARITY)) {
    const [a, b] = [left[row.before], right[row.after]];
    if (a === undefined || b === undefined) {
      if (a !== undefined) marked[0].push({ text: a, changed: true });
      if (b !== undefined) marked[1].push({ text: b, changed: true });
    } else {
      const [one, other] = markCharacters(a, b);
      marked[0].push(...one);
      marked[1].push(...other);
    }
  }
  return [joinPieces(marked[0]), joinPieces(marked[1])];
}

function markCharacters(before: string, after: string): [MarkedPiece[], MarkedPiece[]] {
  const [a, b] = [[...before], [...after]];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  const [midA, midB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const kept =
    midA.length > MAX_CHARS || midB.length > MAX_CHARS
      ? { a: midA.map(() => false), b: midB.map(() => false) }
      : commonCharacters(midA, midB);
  const whole = (length: number) => Array<boolean>(length).fill(true);
  const pieces = (characters: string[], middle: boolean[]) =>
    toPieces(characters, [...whole(start), ...middle, ...whole(end)]);
  return [pieces(a, kept.a), pieces(b, kept.b)];
}

/**
 * For each character of both sides, whether it belongs to the longest common subsequence. Runs of it that are
 * shorter than `MIN_EQUAL_CHARS` do not count.
 */
function commonCharacters(a: string[], b: string[]): { a: boolean[]; b: boolean[] } {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i * width + j] =
        a[i] === b[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!);
  const kept = { a: a.map(() => false), b: b.map(() => false) };
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] !== b[j]) {
      if (table[(i + 1) * width + j]! >= table[i * width + j + 1]!) i++;
      else j++;
      continue;
    }
    let run = 0;
    while (i + run < a.length && a[i + run] === b[j + run]) run++;
    if (run >= MIN_EQUAL_CHARS) {
      kept.a.fill(true, i, i + run);
      kept.b.fill(true, j, j + run);
    }
    i += run;
    j += run;
  }
  return kept;
}

function toPieces(characters: string[], kept: boolean[]): MarkedPiece[] {
  return joinPieces(characters.map((text, at) => ({ text, changed: !kept[at] })));
}

function joinPieces(pieces: MarkedPiece[]): MarkedPiece[] {
  const joined: MarkedPiece[] = [];
  for (const { text, changed } of pieces) {
    const last = joined.at(-1);
    if (last?.changed === changed) last.text += text;
    else joined.push({ text, changed });
  }
  return joined;
}
