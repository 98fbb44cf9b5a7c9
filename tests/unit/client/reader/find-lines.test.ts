import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bend, findBend, findLines, findRegions, type TextMap } from "#client/reader/find-lines.ts";
import { beginParagraphs } from "#client/reader/find-paragraphs.ts";

const [WIDTH, HEIGHT, SCALE, LINES, PITCH, THICK] = [300, 400, 0.25, 12, 100, 32];

/** The map of a page with bent lines; `halves` are lines that consist of two parts. */
function mapOf({ tilt, fan, curl }: Bend, halves: readonly number[] = []): TextMap {
  const at = new Uint8Array(WIDTH * HEIGHT);
  for (let line = 0; line < LINES; line++)
    for (let left = 40; left < WIDTH - 40; left++) {
      if (halves.includes(line) && left > 120 && left < 180) continue;
      const x = left / SCALE;
      const y = (200 + line * PITCH + tilt * x + curl * x * x) / (1 - fan * x);
      for (let row = Math.round(y * SCALE); row < Math.round((y + THICK) * SCALE); row++)
        if (row >= 0 && row < HEIGHT) at[row * WIDTH + left] = 255;
    }
  return { width: WIDTH, height: HEIGHT, at, scale: SCALE };
}

const bends = fc.record({
  tilt: fc.double({ min: -0.09, max: 0.09, noNaN: true }),
  fan: fc.double({ min: -3e-5, max: 3e-5, noNaN: true }),
  curl: fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
});

test("lines that bend are found level, from above, however the page was held", () => {
  fc.assert(
    fc.property(bends, (bend) => {
      const map = mapOf(bend);
      const regions = findRegions(map);
      const lines = findLines(map, regions, findBend(map, regions));
      expect(lines).toHaveLength(LINES);
      for (const [at, line] of lines.entries()) {
        expect(line).toHaveLength(1);
        // The text, the margins that the detector omits above and below, and one pixel of the map.
        expect(line[0]?.height).toBeLessThan(THICK * 2.6 + 4 / SCALE);
        if (at > 0) expect(line[0]?.y).toBeGreaterThan(lines[at - 1]?.[0]?.y ?? 0);
      }
    }),
    { numRuns: 20 },
  );
});

test("parts far apart stay two parts of one line, from left to right", () => {
  const map = mapOf({ tilt: 0.05, fan: 0, curl: 0 }, [3]);
  const regions = findRegions(map);
  const parts = findLines(map, regions, findBend(map, regions))[3] ?? [];
  expect(parts).toHaveLength(2);
  expect(parts[0]?.x).toBeLessThan(parts[1]?.x ?? 0);
});

test("a page without text has no lines and no bend", () => {
  const map: TextMap = { width: 32, height: 32, at: new Uint8Array(1024), scale: 1 };
  expect(findRegions(map)).toEqual([]);
  expect(findBend(map, [])).toEqual({ tilt: 0, fan: 0, curl: 0 });
});

test("an indent and a short line above begin a paragraph, on a slanting page too", () => {
  const line = (indent: number, length: number, at: number, slant: number) => ({
    x: 100 + 40 * indent + slant * at * 60,
    y: at * 60,
    width: length * 40,
    height: 44,
  });
  for (const slant of [0, 0.1, -0.1]) {
    const lines = [
      [2, 26],
      [0, 28],
      [0, 10],
      [2, 26],
      [0, 28],
      [0, 20],
      [0, 28],
      [0, 28],
    ].map(([indent = 0, length = 0], at) => line(indent, length, at, slant));
    expect(beginParagraphs(lines)).toEqual([true, false, false, true, false, false, true, false]);
  }
});

test("a line apart from the one above begins a paragraph; a line above a foot that comes first does not", () => {
  const lines = [20, 0, 1, 2, 3.6, 4.6].map((y) => ({ x: 100, y: y * 60, width: 1000, height: 44 }));
  expect(beginParagraphs([{ ...lines[0]!, width: 60 }, ...lines.slice(1)])).toEqual([
    ...[false, false, false, false, true, false],
  ]);
});

test("the rest of a centred title continues it; a second centred line below a short one does not", () => {
  const line = (indent: number, length: number, at: number) => ({
    ...{ x: 100 + 40 * indent, y: at * 60, width: length * 40, height: 44 },
  });
  const body = [line(2, 26, 3), line(0, 28, 4), line(0, 28, 5)];
  expect(beginParagraphs([line(0, 28, 0), line(12, 4, 1), line(18, 10, 2), ...body])).toEqual([
    ...[false, false, true, true, false, false],
  ]);
  expect(beginParagraphs([line(8, 12, 0), line(11, 6, 1), line(18, 10, 2), ...body])).toEqual([
    ...[true, true, true, true, false, false],
  ]);
});
