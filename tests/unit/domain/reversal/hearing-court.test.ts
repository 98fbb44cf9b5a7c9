import { describe, expect, test } from "vitest";
import { isSecondInstance, mayGoToSupreme } from "#domain/reversal/hearing-court.ts";

describe("isSecondInstance", () => {
  test.each([
    ["（2024）内01民终1号", true],
    ["（2024）最高法知民终1号", true],
    ["（2012）呼民一终字第1号", true],
    ["（2024）内0102民初1号", false],
    ["（2024）内民申1号", false],
  ])("%s: %s", (number, expected) => expect(isSecondInstance(number)).toBe(expected));
});

describe("mayGoToSupreme", () => {
  const of = (branch: string, ...labels: string[]) =>
    mayGoToSupreme([
      { value: branch, label: "甲" },
      ...labels.map((label) => ({ value: `${branch}01`, label })),
    ]);

  test.each([
    "侵害发明专利权纠纷",
    "植物新品种合同纠纷",
    "集成电路布图设计权权属纠纷",
    "侵害技术秘密纠纷",
    "计算机软件开发合同纠纷",
    "垄断纠纷",
  ])("an appeal about %s may, in a civil or an administrative case", (label) => {
    expect(of("2", "知识产权与竞争纠纷", label)).toBe(true);
    expect(of("5", label, "其他")).toBe(true);
    // 假冒专利罪 is tried by the criminal courts.
    expect(of("1", label)).toBe(false);
  });

  test("no other may", () => {
    expect(of("2", "知识产权与竞争纠纷", "商标权权属纠纷")).toBe(false);
    expect(mayGoToSupreme([])).toBe(false);
  });
});
