import { describe, expect, test } from "vitest";
import { findHearingCourt, isSecondInstance, mayGoToSupreme } from "#domain/reversal/hearing-court.ts";
import { numberedCourts } from "#tests/fixtures/courts/small-trees.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("isSecondInstance", () => {
  each<[string, boolean]>("%s: %s", (number, expected) => expect(isSecondInstance(number)).toBe(expected));
});

describe("findHearingCourt", () => {
  each<[number, string, number | null]>("of court %d in %s is %s", (court, number, expected) => {
    expect(findHearingCourt(court, number, numberedCourts)).toBe(expected);
  });
});

describe("mayGoToSupreme", () => {
  const of = (branch: string, ...labels: string[]) =>
    mayGoToSupreme([
      { value: branch, label: "甲" },
      ...labels.map((label) => ({ value: `${branch}01`, label })),
    ]);

  each<[string]>("an appeal about %s may, in a civil or an administrative case", (label) => {
    expect(of("2", "知识产权与竞争纠纷", label)).toBe(true);
    expect(of("5", label, "其他")).toBe(true);
    // 假冒专利罪 is tried by criminal courts.
    expect(of("1", label)).toBe(false);
  });

  test("no other may", () => {
    expect(of("2", "知识产权与竞争纠纷", "商标权权属纠纷")).toBe(false);
    expect(mayGoToSupreme([])).toBe(false);
  });
});
