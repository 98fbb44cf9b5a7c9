import { describe, expect, test } from "vitest";
import { buildCauseTree } from "#build/causes/causes.ts";

const line = (code: string, name: string, also: string[] = []) => ({
  code,
  name,
  former: [],
  also,
  source: "",
});

describe("buildCauseTree", () => {
  test("a cause past the 99th takes three digits", () => {
    const { tree } = buildCauseTree([line("2", "民事案由"), line("299", "甲纠纷"), line("2100", "乙纠纷")]);
    expect(tree[0]!.children!.map(({ value }) => value)).toEqual(["299", "2100"]);
  });

  test("a repeated code, a missing parent and a name claimed twice are refused by name", () => {
    const root = line("2", "民事案由");
    for (const bad of [
      [root, root],
      [root, line("20101", "甲纠纷")],
      [root, line("201", "甲纠纷", ["乙纠纷"]), line("202", "丙纠纷", ["乙纠纷"])],
      [root, line("201", "甲纠纷", ["民事案由"])],
    ]) {
      expect(() => buildCauseTree(bad)).toThrow();
    }
  });
});
