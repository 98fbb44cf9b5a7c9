import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/**
 * Bytes for new objects, in both halves, from which on V8 gets no more. Left to itself it doubles them up to 64 MB while an
 * index is opened, since much of that stays, and keeps them; an answer leaves a few megabytes behind.
 */
const MIN_YOUNG_BYTES = 8e6;

/**
 * How much the heap grows between two collections of all of it, in percent of what is in use. Left to itself V8 lets it double, and
 * with it the memory of small buffers outside, which such collections alone give back: tens of megabytes, or not, as it chances.
 */
const HEAP_GROWING_PERCENT = 25;

const letGrowBy = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);
const youngBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;

/** Whoever starts Node with a size of its heap, as the host does its workers, has chosen speed or memory himself. */
const isSizedByOwner = [...process.execArgv, process.env.NODE_OPTIONS ?? ""].some((flags) =>
  /--[a-z-]+-space-size\b/.test(flags),
);

let answers = 0;
let isEnough = isSizedByOwner;

/** Set before the first answer; what each does to the time of 300 questions and to the memory stands in tests/bench/README.md. */
const FLAGS = [
  // Else code is compiled twice, by V8's quick optimising compiler and then by the other: what the quick one works with stays some
  // 20 MB of the process, and answers take no longer without it.
  "--no-maglev",
  // Of functions called by others only small ones are compiled into them, and few: a process answers some hundred questions, of
  // which each would pay a twentieth of its time for the rest.
  "--max-inlined-bytecode-size=120",
  "--max-inlined-bytecode-size-cumulative=300",
  // V8 waits long before it optimises, since its quick compiler usually bridges the time.
  "--invocation-count-for-turbofan=1000",
  "--minimum-invocations-after-ic-update=200",
  `--heap-growing-percent=${HEAP_GROWING_PERCENT}`,
];

/**
 * To be called before each answer that compares a text with an index (questions, similar cases): nothing grows the room while the
 * first opens everything; later ones do, until it is enough.
 */
export function boundMemory(): void {
  if (isEnough) return;
  if (answers === 0) for (const flag of FLAGS) setFlagsFromString(flag);
  isEnough = answers++ > 0 && youngBytes() >= MIN_YOUNG_BYTES;
  letGrowBy(answers > 1 && !isEnough ? 2 : 1);
}
