import { afterAll, afterEach, beforeEach } from "vitest";

// A vitest set-up file, used by learn.ts, that records what each test file executes. The sources instrumented
// by learn.ts get their arrays from fasuNotesOf below and mark executed sections there. Each test file has
// its own process, so all arrays start empty.

/** The executed sections of each source, in base64: the n-th bit for its n-th section. */
export type Ran = Readonly<Record<string, string>>;

/**
 * The recorded coverage of a test file, and of each of its tests by full name; code executed while loading
 * and in set-up belongs to no test.
 */
export interface TestNotes {
  /** Milliseconds of processor time. */
  readonly ms: number;
  readonly ran: Ran;
  readonly tests: Readonly<Record<string, { readonly ms: number; readonly ran: Ran }>>;
}

/** Single tests are recorded only for files that take longer, in milliseconds. */
const LONG_MS = 4_000;

const noted = new Map<string, Uint8Array>();
const whole = new Map<string, Uint8Array>();
Object.assign(globalThis, {
  fasuNotesOf(source: string, count: number): Uint8Array {
    if (!noted.has(source)) {
      noted.set(source, new Uint8Array(count));
      whole.set(source, new Uint8Array(count));
    }
    return noted.get(source) as Uint8Array;
  },
});

function inBits(notes: Uint8Array): string {
  const bits = new Uint8Array(Math.ceil(notes.length / 8));
  for (const [at, ran] of notes.entries()) if (ran) bits[at >> 3]! |= 1 << (at & 7);
  return Buffer.from(bits).toString("base64");
}

const ranOf = (notes: ReadonlyMap<string, Uint8Array>): Ran =>
  Object.fromEntries(
    [...notes].filter(([, each]) => each.includes(1)).map(([at, each]) => [at, inBits(each)]),
  );

/** Adds the recorded sections to the file's and resets them. */
function passOn(): void {
  for (const [source, notes] of noted) {
    const ofFile = whole.get(source) as Uint8Array;
    for (const [at, ran] of notes.entries()) ofFile[at]! |= ran;
    notes.fill(0);
  }
}

const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000);
};

const tests: Record<string, { ms: number; ran: Ran }> = {};
const startedAt = usedMs();
let testAt = 0;
let meta: object = {};
beforeEach(({ task }) => {
  meta = task.file.meta;
  passOn();
  testAt = usedMs();
});
afterEach(({ task }) => {
  tests[task.fullTestName] = { ms: usedMs() - testAt, ran: ranOf(noted) };
  passOn();
});
afterAll(() => {
  passOn();
  const ms = usedMs() - startedAt;
  Object.assign(meta, {
    notes: { ms, ran: ranOf(whole), tests: ms > LONG_MS ? tests : {} } satisfies TestNotes,
  });
});
