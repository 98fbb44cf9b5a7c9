import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checksumOf, namePrefilter } from "#server/corpus/takedown/name-prefilter.ts";
import { readTakedownList } from "#server/corpus/takedown/takedown.ts";

function read(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "fasu-list-"));
  const path = join(folder, "list.txt");
  writeFileSync(path, text);
  const list = readTakedownList(path);
  rmSync(folder, { recursive: true });
  return list;
}

describe("readTakedownList", () => {
  test("reads ids and names, and tells the lines that are neither", () => {
    expect(
      read(
        [
          "\ufeffabcdefghijkl",
          "name: 例某 # at the party's request",
          "姓名：样样",
          "名称 : 例山公司 ",
          "",
          "# all of this is a comment",
          "   ",
          "nothing of the kind",
          "name:",
          "abcdefghijk1",
        ].join("\r\n"),
      ),
    ).toEqual({ ids: ["abcdefghijkl"], names: ["例某", "样样", "例山公司"], wrong: [8, 9, 10] });
    expect(read("")).toEqual({ ids: [], names: [], wrong: [] });
  });
});

describe("namePrefilter", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."甲乙丙丁"), minLength: 1, maxLength: 4 });

  test("misses no name, whether its checksum is known or not", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(letters, fc.boolean()), { maxLength: 4 }),
        letters,
        letters,
        (names, before, behind) => {
          const sieved = names.map(([name, isKnown]) => ({
            chars: name.length,
            ...(isKnown && { checksum: checksumOf(name) }),
          }));
          for (const [name] of names) {
            const text = before + name + behind;
            const visited: string[] = [];
            const units = Array.from(text, (letter) => letter.charCodeAt(0));
            namePrefilter(sieved)(units, (from, length) => {
              expect(from + length <= text.length).toBe(true);
              visited.push(`${from} ${length}`);
            });
            expect(visited).toContain(`${before.length} ${name.length}`);
            expect(new Set(visited).size).toBe(visited.length);
          }
        },
      ),
    );
  });

  test("leaves out most places, which begin no name", () => {
    let count = 0;
    const units = Array.from({ length: 1_000 }, (_, at) => 0x4e00 + at);
    namePrefilter([{ chars: 3, checksum: checksumOf("甲乙丙") }])(units, () => count++);
    expect(count).toBeLessThan(20);
    namePrefilter([])(units, () => expect.unreachable());
  });

  test("takes a checksum from the first two units", () => {
    expect(checksumOf("甲乙丙")).toBe(checksumOf("甲乙"));
    expect(checksumOf("甲")).not.toBe(checksumOf("甲乙"));
    const sums = Array.from({ length: 500 }, (_, at) => checksumOf(String.fromCharCode(0x4e00 + at, 0x5000)));
    expect(sums.every((sum) => sum >= 0 && sum < 4096)).toBe(true);
    expect(new Set(sums).size).toBeGreaterThan(300);
  });
});
