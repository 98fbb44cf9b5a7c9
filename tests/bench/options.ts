import { parseArgs } from "node:util";

/** The parts of a run, in their order. */
export const PARTS = [
  "search",
  "worst",
  "uploads",
  "cold",
  "minisearch",
  "fts5",
  "recovery",
  "reversal",
  "long",
  "ask",
  "load",
] as const;
/** Run only when they are asked for: the one imports laws from beside the project, the other takes twelve minutes. */
const APART: readonly Part[] = ["ask", "load"];
export type Part = (typeof PARTS)[number];

/** What a run measures. */
export interface BenchOptions {
  /** Numbers of judgments of `characters` characters. */
  docs: number[];
  characters: number;
  /** The larger texts without a bar. */
  long: { count: number; characters: number };
  parts: Set<Part>;
  /** MiniSearch takes 90 kB of memory a judgment: sizes above this leave it out. */
  minisearchUpTo: number;
  /** Answers a query is measured on. */
  rounds: number;
  /** Seconds of a stretch of load; the longest is ten of them. */
  loadSeconds: number;
  /** Fresh processes a cold start is taken from. */
  coldStarts: number;
}

export const USAGE = `npm run bench -- [--quick] [--docs 20000,100000] [--only ${PARTS.join(",")}] [--minisearch-up-to 20000] [--rounds 40] [--load-seconds 60]
  --quick             2,000 judgments, fewer rounds: under a minute
  --docs              numbers of judgments, separated by commas
  --only              parts to run, separated by commas
  --minisearch-up-to  largest number that MiniSearch is given; at 100,000 it takes about 10 GB
  --rounds            answers a query is measured on
  --load-seconds      a stretch of load (--only load): 12 of them in all`;

/** The options of a command line; throws a RangeError that says what is wrong. */
export function readBenchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: "boolean", default: false },
      docs: { type: "string" },
      only: { type: "string" },
      "minisearch-up-to": { type: "string", default: "20000" },
      rounds: { type: "string" },
      "load-seconds": { type: "string" },
    },
  });
  const { quick } = values;
  const wanted = (values.only ?? PARTS.filter((part) => !APART.includes(part)).join(","))
    .split(",")
    .map((part) => part.trim());
  for (const part of wanted) {
    if (!PARTS.includes(part as Part)) throw new RangeError(`There is no part ${part}.\n\n${USAGE}`);
  }
  return {
    docs: (values.docs ?? (quick ? "2000" : "20000,100000")).split(",").map(wholeNumber),
    characters: 920,
    long: quick ? { count: 300, characters: 4000 } : { count: 5000, characters: 4000 },
    parts: new Set(wanted as Part[]),
    minisearchUpTo: wholeNumber(values["minisearch-up-to"]),
    loadSeconds: wholeNumber(values["load-seconds"] ?? (quick ? "3" : "60")),
    coldStarts: quick ? 3 : 9,
    rounds: wholeNumber(values.rounds ?? (quick ? "6" : "40")),
  };
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d*$/.test(text.trim()))
    throw new RangeError(`${text} is no number of at least 1.\n\n${USAGE}`);
  return Number(text);
}
