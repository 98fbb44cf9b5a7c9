import { squeezeCjkSpaces } from "../layout/tighten-blanks.ts";

/** The branch of law, which comes first. */
const BRANCH = /^(?:刑事|民事|行政|执行|国家赔偿|司法救助)(?:诉讼)?/;
/** Printed between two keywords. */
const GIVEN = /[/／;；]|(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])/;
/** Two neighbours that one word holds: beside a mark that joins, inside a number or a word in Latin letters. */
const ONE_WORD = /[“（《、-].|.[”）》、-]|[A-Za-z0-9]{2}/;

/** No keyword is longer; the longest titles of causes are. */
const MAX_CHARACTERS = 30;

// What a keyword costs; the cheapest way to part a line is taken. Found by trying, on fifty lines parted by hand; a
// quarter more or less of any of them changes little.
const TERM = 1;
/** Words that the case's own text has side by side. */
const TOLD = 2.8;
const UNKNOWN = 0.9;
const UNKNOWN_CHARACTER = 0.85;
/** Most keywords have four characters: what another length costs, once up to six, then for each character more. */
const USUAL_CHARACTERS = 4;
const MANY_CHARACTERS = 6;
const UNUSUAL = 0.4;
const MAX_UNUSUAL = 0.8;
const SINGLE = 4;
/** A boundary between two characters that the text has side by side, by the logarithm of how often. */
const PARTED_PAIR = 0.8;
const FORBIDDEN = 8;

/**
 * The keywords of a reference case one by one, in printed order; joined they are the line without what separates
 * them. Collections print them glued together. A printed separator is a boundary; the others are placed where
 * what comes out is a term (`isTerm`), stands in the case's own `text` (title, facts, reasons, holding), and cuts no
 * pair of characters that this text has often.
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
      // What does not stand there does not stand there with more behind it either.
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
