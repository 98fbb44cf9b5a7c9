import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCauseWordings, readStreetWords, StreetWordError } from "#server/ask/read-words.ts";
import { EverydayLineError } from "#server/catalogue/everyday-lines.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fasu-ask-words-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(own: string, everyday = "# none\n") {
  const paths = [join(folder, "everyday.tsv"), join(folder, "street.tsv")] as const;
  writeFileSync(paths[0], everyday);
  writeFileSync(paths[1], own);
  return readStreetWords(...paths);
}

test("a street word means the words of the law behind its tab, remarks are skipped", () => {
  expect(read("# origin: written by hand\n小三\t与他人同居|重婚\n")).toEqual([
    { street: "小三", law: ["与他人同居", "重婚"] },
  ]);
});

test("pairs of the everyday words of causes count too, wordings and words that say nothing do not", () => {
  const everyday = "东家|掌柜\t用人单位\n请问|你好\t-\n拖欠 工资\t\t劳动争议\n";
  expect(read("", everyday)).toEqual([
    { street: "东家", law: ["用人单位"] },
    { street: "掌柜", law: ["用人单位"] },
  ]);
});

test("wordings of causes are the lines that name causes", () => {
  const path = join(folder, "everyday.tsv");
  writeFileSync(path, "东家|掌柜\t用人单位\n拖欠 工资|不发 薪水\t\t劳动争议\n请问\t-\n");
  expect(readCauseWordings(path)).toEqual(["拖欠 工资", "不发 薪水"]);
});

test("a word in both files, a word twice and a line without law words are refused by name", () => {
  expect(() => read("东家\t用人单位\n", "东家\t用人单位\n")).toThrow(StreetWordError);
  expect(() => read("小三\t重婚\n小三\t同居\n")).toThrow(/小三/);
  for (const line of ["小三\n", "小三\t重婚\t多\n", "小三\t\t重婚罪\n"])
    expect(() => read(line)).toThrow(EverydayLineError);
});
