import { describe, expect, test } from "vitest";
import { scanMarkdown, sectionsOf } from "#server/content/source/markdown.ts";

describe("scanMarkdown", () => {
  test("finds links, images and headings with their lines", () => {
    const scan = scanMarkdown("## 一、标题\n\n[甲](/a) ![乙](b.png)\n", 10);
    expect(scan.headings).toEqual([{ depth: 2, anchor: "一标题", line: 10 }]);
    expect(scan.links).toEqual([
      { image: false, text: "甲", url: "/a", line: 12 },
      { image: true, text: "乙", url: "b.png", line: 12 },
    ]);
  });

  test("numbers the anchors of headings that are alike", () => {
    expect(scanMarkdown("## 甲\n\n## 甲\n", 1).headings.map((heading) => heading.anchor)).toEqual([
      "甲",
      "甲-1",
    ]);
  });

  test("leaves code alone and takes addresses in angle brackets for links", () => {
    const scan = scanMarkdown("```\n[x](y) <b>\n```\n`<b>` <https://example.com/>\n", 1);
    expect(scan.html).toEqual([]);
    expect(scan.links.map((link) => link.url)).toEqual(["https://example.com/"]);
  });

  test("takes for HTML, code and links what the pages take for them", () => {
    const text = "<b\nonclick=x>甲</b>\n\n~~~~\n```\n<i>\n~~~~\n\n[乙][r]\n\n[r]: /c '丙'\n\n    <u>\n";
    const scan = scanMarkdown(text, 1);
    expect(scan.html).toEqual([1, 2]);
    expect(scan.links).toEqual([{ image: false, text: "乙", url: "/c", line: 9 }]);
    expect(scan.texts.map((one) => one.text).sort()).toEqual(["<u>", "``` <i>", "丙", "乙", "甲"].sort());
  });

  test("reads a text as its reader does, whatever marks, breaks and entities stand in it", () => {
    for (const text of [
      "保证胜诉",
      "保证**胜**诉",
      "保证\n胜诉",
      "保&#35777;胜诉",
      "保证[胜](/x)诉",
      "保证<b>胜</b>诉",
    ])
      expect(scanMarkdown(text, 1).texts.map((one) => one.text.replace(" ", ""))).toEqual(["保证胜诉"]);
  });
});

describe("sectionsOf", () => {
  test("cuts a text at its headings and takes the marks away", () => {
    expect(
      sectionsOf("前言**重**。\n\n## [甲](/x)\n\n- 一\n\n| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n"),
    ).toEqual([
      { heading: "", anchor: "", text: "前言重。" },
      { heading: "甲", anchor: "甲", text: "一\n甲，乙\n1，2" },
    ]);
    expect(sectionsOf("## 甲\n\n## 乙\n\n丙")).toEqual([
      { heading: "甲", anchor: "甲", text: "" },
      { heading: "乙", anchor: "乙", text: "丙" },
    ]);
  });
});
