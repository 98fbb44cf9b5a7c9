import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { causeSources, ownCauses as causes, causeTree } from "../own-causes.ts";

const REFERENCE = "../shared/reference/cause-names.tsv";

describe("indexCauses over the catalogue", () => {
  test("the branches are criminal, civil, administrative, enforcement and compensation", () => {
    expect(causeTree.map(({ value }) => value)).toEqual(["1", "2", "5", "6", "7"]);
    expect(causes.byId("6")?.children).toBeUndefined();
  });

  test("codes are unique and nest four or five levels, two digits a level", () => {
    expect(new Set(causes.ordered.map(({ value }) => value)).size).toBe(causes.ordered.length);
    const depths = ["1", "2", "5", "7"].map((branch) =>
      Math.max(
        ...causes.ordered
          .filter(({ value }) => value.startsWith(branch))
          .map(({ value }) => causes.path(value).length),
      ),
    );
    expect(depths).toEqual([4, 5, 4, 5]);
  });

  test("the ancestors of every cause are the prefixes of its code, two characters apart", () => {
    for (const { value } of causes.ordered) {
      const prefixes: string[] = [];
      for (let length = 1; length <= value.length; length += 2) prefixes.push(value.slice(0, length));
      expect(causes.path(value).map((cause) => cause.value)).toEqual(prefixes);
    }
  });

  test("the quick choice stands among property insurance contracts", () => {
    const code = causes.byLabel("保险人代位求偿权纠纷")!.value;
    expect(code).toBe("209090105");
    expect(causes.path(code).map(({ label }) => label)).toEqual([
      "民事案由",
      "与公司、证券、保险、票据等有关的民事纠纷",
      "保险纠纷",
      "财产保险合同纠纷",
      "保险人代位求偿权纠纷",
    ]);
  });

  test("the range of a cause holds its descendants and nothing else", () => {
    for (const { value } of causes.ordered) {
      const [from, to] = causes.range(value);
      expect(causes.ordered.slice(from, to).every((cause) => cause.value.startsWith(value))).toBe(true);
      expect(causes.ordered[to]?.value.startsWith(value) ?? false).toBe(false);
    }
    expect(causes.range("999")).toEqual([0, 0]);
    expect(causes.path("999")).toEqual([]);
  });

  test("judicial compensation has 2, 7 and 20 causes at its three levels", () => {
    const below = (nodes = causes.byId("702")!.children!) => nodes.flatMap(({ children }) => children ?? []);
    const first = causes.byId("702")!.children!;
    expect([first.length, below(first).length, below(below(first)).length]).toEqual([2, 7, 20]);
  });

  test("the civil branch has 12, 59, 514 and 470 causes, as the rules of 2025", () => {
    const levels = [0, 0, 0, 0];
    for (const { value } of causes.ordered) {
      if (value.startsWith("2") && value.length > 1) levels[(value.length - 3) / 2]!++;
    }
    expect(levels).toEqual([12, 59, 514, 470]);
  });

  test("the Criminal Law's 483 offences stand under its ten chapters", () => {
    const offences = causes.ordered.filter(
      ({ value, children }) => /^1(0\d|10)\d/.test(value) && children === undefined,
    );
    expect(offences).toHaveLength(483);
  });

  test("offences abolished stand in two groups, each with its source", () => {
    expect(causes.byId("111")?.children?.length).toBeGreaterThan(15);
    expect(causes.byId("112")?.children?.map(({ label }) => label)).toContain("嫖宿幼女罪");
    const withdrawn = causeSources.filter(({ code }) => /^11[12]\d/.test(code));
    expect(withdrawn.every(({ source }) => source !== "")).toBe(true);
  });

  test("a name shared by a class and its only member finds the upper, whose range holds both", () => {
    expect(causes.byLabel("不当得利纠纷")?.value).toBe("20402");
  });

  test.skipIf(!existsSync(REFERENCE))(
    `every name of the reference list is in the catalogue (skipped without ${REFERENCE})`,
    () => {
      const branch: Record<string, string> = { criminal: "1", civil: "2", administrative: "5" };
      const labels = new Set(causes.ordered.map(({ value, label }) => value[0] + label));
      const missing = readFileSync(REFERENCE, "utf8")
        .split("\n")
        .slice(1)
        .filter((line) => line !== "")
        .map((line) => line.split("\t"))
        .filter(([kind, , name]) => !labels.has(branch[kind!]! + name));
      expect(missing).toEqual([]);
    },
  );
});
