import { squeezeCjkSpaces } from "../layout/tighten-blanks.ts";

/** The branch of law. It is the first keyword. */
const BRANCH = /^(?:刑事|民事|行政|执行|国家赔偿|司法救助)(?:诉讼)?/;
/** A printed separator between two keywords. */
const GIVEN = /[/／;；]|(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])/;
/**
 * Two neighbouring characters that belong to one keyword, because they are beside a joining mark, inside a
 * number or inside a Latin word.
 */
const ONE_WORD = /[“（《、-].|.[”）》、-]|[A-Za-z0-9]{2}/;

/** Maximum length of a keyword in characters. The longest titles of causes have this length. */
const MAX_CHARACTERS = 30;

// Costs of a keyword. The split with the lowest total cost is taken. The values were tuned on fifty lines
// that were split by hand. Raising or lowering any of them by a quarter changes little.
/** Cost of a keyword that is a term. */
const TERM = 1;
/** Cost of a keyword that occurs in the case's own text. */
const TOLD = 2.8;
/** Fixed part of the cost of any other keyword. */
const UNKNOWN = 0.9;
/** Cost of each character of such a keyword. */
const UNKNOWN_CHARACTER = 0.85;
/** The number of characters of most keywords. */
const USUAL_CHARACTERS = 4;
/** Number of characters above which each further one costs `UNUSUAL` again. */
const MANY_CHARACTERS = 6;
/**
 * Cost added to a keyword whose length is not USUAL_CHARACTERS. For a term it is added only if the term is
 * shorter.
 */
const UNUSUAL = 0.4;
/** Maximum cost of the length of a keyword that occurs in the text. */
const MAX_UNUSUAL = 0.8;
/** Cost of a keyword of a single character. */
const SINGLE = 4;
/**
 * Cost of a boundary between two characters that are neighbours in the text. It is multiplied by ln(1 + n),
 * where n is the number of places at which they are neighbours.
 */
const PARTED_PAIR = 0.8;
/** Cost of a boundary between two characters that belong to one keyword. */
const FORBIDDEN = 8;

/**
 * The keywords of a reference case, in printed order. Joined, they are the line without its separators.
 * Collections print most keywords without separators; a printed one is always a boundary. The other
 * boundaries are placed so that each keyword is a term (`isTerm`) or occurs in the case's own `text` (title,
 * facts, reasons, holding), and so that no frequent pair of characters in this text is split.
 */
export function partKeywords(line: string, text: string, isTerm: (word: string) => boolean): string[] {
  const told = text.replace(/\s/g, "");
  return line
    .split(GIVEN)
    .map(squeezeCjkSpaces)
    .filter((part) => part !== "")
    .flatMap((part, index) => {
      const branch = index === 0 ? (BRANCH.exec(part)?.[0] ?? "") : "";
      const rest = cheapestParts(part.slice(branch.length), told, isTerm);
      return branch ? [branch, ...rest] : rest;
    });
}

function cheapestParts(line: string, told: string, isTerm: (word: string) => boolean): string[] {
  const costs = [0, ...Array<number>(line.length).fill(Number.POSITIVE_INFINITY)];
  const starts = Array<number>(line.length + 1).fill(0);
  const boundaries = Array.from({ length: line.length + 1 }, (_, at) => boundaryCost(line, at, told));
  for (let from = 0; from < line.length; from++) {
    let isTold = true;
    for (let to = from + 1; to <= Math.min(line.length, from + MAX_CHARACTERS); to++) {
      const word = line.slice(from, to);
      // A word that does not occur in the text cannot be the beginning of a longer word that does.
      isTold &&= told.includes(word);
      const cost = costs[from]! + wordCost(word, isTold, isTerm) + boundaries[to]!;
      if (cost >= costs[to]!) continue;
      costs[to] = cost;
      starts[to] = from;
    }
  }
  const parts: string[] = [];
  for (let end = line.length; end > 0; end = starts[end]!) parts.unshift(line.slice(starts[end], end));
  return parts;
}

function wordCost(word: string, isTold: boolean, isTerm: (word: string) => boolean): number {
  if (word.length < 2) return SINGLE;
  const { length } = word;
  const unusual = length === USUAL_CHARACTERS ? 0 : UNUSUAL * (1 + Math.max(0, length - MANY_CHARACTERS));
  if (isTerm(word)) return TERM + (length < USUAL_CHARACTERS ? UNUSUAL : 0);
  return isTold ? TOLD + Math.min(unusual, MAX_UNUSUAL) : UNKNOWN + UNKNOWN_CHARACTER * length + unusual;
}

function boundaryCost(line: string, at: number, told: string): number {
  if (at === 0 || at === line.length) return 0;
  const pair = line.slice(at - 1, at + 1);
  if (ONE_WORD.test(pair)) return FORBIDDEN;
  return PARTED_PAIR * Math.log(told.split(pair).length);
}
