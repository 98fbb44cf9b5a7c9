import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Asks, in a process of its own, while ever more is kept, and prints the megabytes for new objects as it goes. */
const PROGRAM = `
import { getHeapSpaceStatistics } from "node:v8";
import { boundMemory } from "#server/search/answers/bound-memory.ts";
const young = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space").space_size / 1e6;
const kept = [];
const keep = () => { for (let at = 0; at < 40_000; at++) kept.push({ at, all: [at] }); };
const sizes = [];
for (let question = 0; question < 40; question++) {
  if (process.argv[1] === "bounded") boundMemory();
  keep();
  sizes.push(young());
}
console.log(JSON.stringify(sizes));
`;

const grown = (
  how: string,
  { flags = [], options = "" }: { flags?: string[]; options?: string } = {},
): number[] =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, "--no-warnings", "--input-type=module", "-e", PROGRAM, how], {
      encoding: "utf8",
      env: { NODE_OPTIONS: options },
    }),
  );

test("the room for new objects stays small while all is opened, then grows once, and V8 would let it grow on", () => {
  const sizes = grown("bounded");
  expect(sizes[0]).toBeLessThan(4);
  expect(Math.max(...sizes)).toBeGreaterThanOrEqual(8);
  // While objects move V8 counts the room they leave as well.
  expect(Math.max(...sizes)).toBeLessThan(45);
  expect(Math.max(...grown("unbounded"))).toBeGreaterThan(50);
});

test("it is left to whoever starts the process with a size of the heap, as the host does its workers", () => {
  const size = "--initial-old-space-size=256";
  expect(Math.max(...grown("bounded", { flags: [size] }))).toBeGreaterThan(50);
  expect(Math.max(...grown("bounded", { options: "--max-old-space-size=2048" }))).toBeGreaterThan(50);
});
