import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";

/** A room with more files than this has a page for newcomers. */
const MAX_FILES_WITHOUT_PAGE = 8;
/** A room with more files than this holds a list of one kind, and its page says what one entry is. */
const MAX_FILES_OF_MANY_KINDS = 15;
/** What the page of a room tells, beside what the room is for. */
const PARTS = ["Data flow", "What to change", "Pitfalls"];

/** Rooms whose page lies elsewhere, with the reason. */
const ELSEWHERE = new Map([
  [
    "src/pages/[...lang]/layout",
    "every .md below src/pages would be a page of the site; src/README.md tells of pages",
  ],
]);

/** Files of source by folder; the folders of tests/unit mirror those of src. */
const rooms = Map.groupBy(
  globSync("{src,netlify,data/build,data/sample,tests}/**/*.{ts,tsx,mts,astro,css}").filter(
    (file) => !file.startsWith("tests/unit/"),
  ),
  dirname,
);

const pageOf = (room: string): string =>
  existsSync(`${room}/README.md`) ? readFileSync(`${room}/README.md`, "utf8") : "";

describe("rooms", () => {
  test("of more than eight files have a page: what for, the way of data, what to change, what goes wrong", () => {
    const large = [...rooms].filter(([, files]) => files.length > MAX_FILES_WITHOUT_PAGE);
    const lacking = large
      .filter(([room]) => !ELSEWHERE.has(room))
      .flatMap(([room]) =>
        PARTS.filter((part) => !pageOf(room).includes(`**${part}.**`)).map((part) => `${room}: ${part}`),
      );
    expect(large.length).toBeGreaterThan(40);
    expect(lacking).toEqual([]);
  });

  test("of more than fifteen files hold a list, and say what one entry of it is", () => {
    const flat = [...rooms]
      .filter(
        ([room, files]) => files.length > MAX_FILES_OF_MANY_KINDS && !pageOf(room).includes("**One entry.**"),
      )
      .map(([room, files]) => `${room}: ${files.length} files`);
    expect(flat, "Part it into rooms that a newcomer can name.").toEqual([]);
  });
});
