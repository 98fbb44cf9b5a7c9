import { describe, expect, test } from "vitest";
import { branchOf, narratedInstances } from "#domain/judgment/parse/reference/parse-reference-cases.ts";
import { readIndexEntries, readInstances } from "#domain/judgment/parse/reference/reference-index.ts";
import {
  dropChapterHeadings,
  dropPageNumbers,
  readHeading,
} from "#domain/judgment/parse/reference/reference-lines.ts";
import { readReferenceTitle } from "#domain/judgment/parse/reference/reference-title.ts";
import {
  isReferenceCase,
  splitReferenceCases,
} from "#domain/judgment/parse/reference/split-reference-cases.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownContext } from "../../own-context.ts";

const each = examplesOf(import.meta.url);

const lines = (...texts: string[]) => texts.map((text, at) => ({ text, line: at + 1 }));
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);
const COURT = "呼和浩特市新城区人民法院";

describe("readHeading", () => {
  each<[string, string, string]>("opens a section with %s", (line, section, rest) => {
    expect(readHeading(line)).toMatchObject({ section, rest });
  });

  test.each(["本案的关键词", "裁判要旨的适用", "裁判要点 另一行", "基本案情与理由", ""])(
    "takes %j for a line of text",
    (line) => {
      expect(readHeading(line)).toBeNull();
    },
  );
});

describe("page numbers and chapter headings", () => {
  test("leave a case's lines: numbers alone, and the next chapter's heading between two numbers", () => {
    expect(texts(dropPageNumbers(lines("甲", "12", " 3 ", "4项", "123456", "乙")))).toEqual([
      "甲",
      "4项",
      "123456",
      "乙",
    ]);
    const body = lines("最后一句。", "57");
    expect(texts(dropChapterHeadings([...body, ...lines("合同纠纷", "58", "59")]))).toEqual([
      "最后一句。",
      "57",
    ]);
    expect(texts(dropChapterHeadings(lines("最后一句。", "57", "合同纠纷", "58")))).toEqual([
      "最后一句。",
      "57",
      "合同纠纷",
      "58",
    ]);
    expect(texts(dropChapterHeadings(lines("最后一句。", "合同纠纷", "58", "59")))).toHaveLength(4);
    expect(dropChapterHeadings([])).toEqual([]);
  });
});

describe("readReferenceTitle", () => {
  each<[string[], string, string, string]>("reads %j", (list, casename, subtitle, entry) => {
    const read = readReferenceTitle(lines(...list));
    expect([read.casename, read.subtitle]).toEqual([casename, subtitle]);
    expect(read.entry).toBe(entry);
  });

  each<[string, string[], string, string]>("puts %s", (_, list, casename, subtitle) => {
    expect(readReferenceTitle(lines(...list))).toMatchObject({ casename, subtitle });
  });
});

describe("splitReferenceCases", () => {
  const CASE = ["【】张例案", "关键词", "民事", "裁判要旨", "好。"];

  test("knows a text by its sections", () => {
    expect(isReferenceCase(lines(...CASE))).toBe(true);
    expect(isReferenceCase(lines("关键词", "民事", "基本案情"))).toBe(true);
    expect(isReferenceCase(lines("裁判要旨"))).toBe(false);
    expect(isReferenceCase(lines("关键词", "裁判结果"))).toBe(false);
    expect(isReferenceCase(lines("张例案"))).toBe(false);
  });

  test("begins a case at each marked title that a heading follows soon", () => {
    const found = splitReferenceCases(
      lines(...CASE, "【2023-03-1-404-003】李例案", ...CASE.slice(1), "【】不是题目"),
    );
    expect(found.map(({ line, title }) => [line, texts(title)])).toEqual([
      [1, ["【】张例案"]],
      [6, ["【2023-03-1-404-003】李例案"]],
    ]);
    expect(found[0]?.sections.map(({ section, lines: own }) => [section, texts(own)])).toEqual([
      ["keywords", ["民事"]],
      ["holding", ["好。"]],
    ]);
    expect(texts(found[1]?.sections.at(-1)?.lines ?? [])).toEqual(["好。", "【】不是题目"]);
  });

  test("takes what follows a heading on its line, and a heading at the end of a title", () => {
    const [found] = splitReferenceCases(lines("张例案 关键词", "民事", "裁判要旨：好。", "更好。"));
    expect(texts(found!.title)).toEqual(["张例案"]);
    expect(found?.sections.map(({ section, lines: own }) => [section, own])).toEqual([
      ["keywords", [{ text: "民事", line: 2 }]],
      [
        "holding",
        [
          { text: "好。", line: 3 },
          { text: "更好。", line: 4 },
        ],
      ],
    ]);
    const [torn] = splitReferenceCases(lines("张例案的", "裁判要点", "关键词", "民事", "裁判要点", "好。"));
    expect(texts(torn!.title)).toEqual(["张例案的", "裁判要点"]);
  });
});

describe("the index of a reference case", () => {
  const entries = (...list: string[]) => readIndexEntries(lines(...list));

  test("has one entry for each statute and each instance, lines joined to what they continue", () => {
    expect(
      entries(
        "《中华人民共和国民法典》第一百条（本案适用的是",
        "《中华人民共和国合同法》第一条）",
        `一审：${COURT}（2020）内0102民初`,
        "1号民事判决（2020年3月4日） 二审：呼和浩特市中级人民法院（2020）内01民终2号民事判决（2020年5月6日）",
      ),
    ).toEqual([
      "《中华人民共和国民法典》第一百条（本案适用的是《中华人民共和国合同法》第一条）",
      `一审：${COURT}（2020）内0102民初1号民事判决（2020年3月4日）`,
      "二审：呼和浩特市中级人民法院（2020）内01民终2号民事判决（2020年5月6日）",
    ]);
  });

  test("gives each instance with court, number, kind, date and stage", () => {
    expect(
      readInstances(
        [`一审：${COURT}（2020）内0102民初1号民事判决（2020年3月4日）`, "《民法典》第一条"],
        ownContext,
      ),
    ).toEqual([
      {
        label: "一审",
        court: COURT,
        court_id: expect.any(Number),
        case_number: "（2020）内0102民初1号",
        text_type: "民事判决书",
        casedate: "2020-03-04",
        instance: "first",
      },
    ]);
    expect(readInstances([`二审：${COURT}民事裁定（2020年1月2日）`], ownContext)).toMatchObject([
      { case_number: "", text_type: "民事裁定书", casedate: "2020-01-02", instance: "second", court: COURT },
    ]);
    expect(readInstances([`二审：${COURT}`, "注：没有法院", "随便一行"], ownContext)).toEqual([]);
    expect(readInstances([`${COURT}（2020）内0102民初1号民事判决`], ownContext)).toMatchObject([
      { label: "", instance: "first" },
    ]);
  });

  test("gives two instances of an entry with two numbers, the court of the first for both", () => {
    const found = readInstances(
      [`一审：${COURT}（2012）新民初字第1号、（2012）新民初字第2号民事判决（2012年1月2日）`],
      ownContext,
    );
    expect(found.map(({ case_number, court }) => [case_number, court])).toEqual([
      ["（2012）新民初字第1号", COURT],
      ["（2012）新民初字第2号", COURT],
    ]);
  });
});

describe("instances that the facts tell of", () => {
  test("have court, date and kind, with a number or without, each once", () => {
    const text = `${COURT}于2020年3月4日作出（2020）内0102民初1号民事判决。${COURT}于2020年3月4日作出（2020）内0102民初1号民事判决。呼和浩特市中级人民法院于2020年5月6日作出民事判决。某某法院作出了努力。`;
    expect(narratedInstances(text, ownContext)).toMatchObject([
      {
        court: COURT,
        case_number: "（2020）内0102民初1号",
        casedate: "2020-03-04",
        text_type: "民事判决书",
        instance: "first",
      },
      {
        court: expect.stringContaining("呼和浩特市中级人民法院"),
        case_number: "",
        casedate: "2020-05-06",
        instance: "second",
      },
    ]);
    expect(narratedInstances(`${COURT}作出民事判决。`, ownContext)).toEqual([]);
  });
});

describe("the branch of a reference case", () => {
  each<[string, string, string | null]>("with keywords %s and entry %s is %s", (keywords, entry, branch) => {
    expect(branchOf(keywords, entry)).toBe(branch);
  });
});
