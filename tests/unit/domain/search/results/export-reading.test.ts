import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMarkdown, toRows } from "#domain/search/results/export-reading.ts";
import type { ReadingEntry } from "#domain/search/results/reading-list.ts";

const ENTRY: ReadingEntry = {
  id: "a",
  address: "/layout/serach/a",
  casename: "例某与样某[合同]纠纷",
  court: "某某法院",
  case_number: "（2021）内01民终1号",
  casedate: "2021-03-04",
  note: "第一行 *重要*\n\n第二行",
  added: Date.UTC(2026, 0, 2),
};
const SITE = "https://example.org";

describe("toMarkdown", () => {
  test("gives an item for each document, its facts and its note below", () => {
    expect(
      toMarkdown(
        [ENTRY, { ...ENTRY, casename: "乙", court: "", casedate: "", note: " \n" }],
        "我的_清单",
        SITE,
      ),
    ).toBe(
      [
        "# 我的\\_清单",
        "",
        `- [例某与样某\\[合同\\]纠纷](${SITE}/layout/serach/a)  `,
        "  某某法院 （2021）内01民终1号 2021-03-04",
        "",
        "  > 第一行 \\*重要\\*",
        "  > 第二行",
        "",
        `- [乙](${SITE}/layout/serach/a)  `,
        "  （2021）内01民终1号",
        "",
      ].join("\n"),
    );
    expect(toMarkdown([], "清单", SITE)).toBe("# 清单\n\n");
  });

  test("lets no text be read as Markdown: each of its signs stands behind a backslash", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a甲\\`*_[]<>#| ") }), (name) => {
        const [, , item = ""] = toMarkdown([{ ...ENTRY, casename: name }], "", SITE).split("\n");
        const link = item.slice(3, item.lastIndexOf("](http"));
        expect(link.replace(/\\(.)/g, "$1")).toBe(name);
        expect(link.replace(/\\./g, "")).not.toMatch(/[\\`*_[\]<>#|]/);
      }),
    );
  });
});

describe("toRows", () => {
  test("gives heads, then a row for each document, with the day it was added and its whole address", () => {
    expect(toRows([ENTRY], ["甲", "乙"], SITE)).toEqual([
      ["甲", "乙"],
      [
        ENTRY.casename,
        ENTRY.court,
        ENTRY.case_number,
        ENTRY.casedate,
        ENTRY.note,
        "2026-01-02",
        `${SITE}${ENTRY.address}`,
      ],
    ]);
  });
});
