import { describe, expect, test } from "vitest";
import { adoptFacts } from "#build/courts/court-facts.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { ownCourts } from "../../../domain/catalogue/own-courts.ts";

const node = (value: number, label: string, level: 0 | 1 | 2 | 3, children: CourtNode[] = []): CourtNode => ({
  value,
  label,
  level,
  parent: "",
  map: "",
  area: "",
  children,
});

describe("adoptFacts", () => {
  const supplied = [
    node(1, "最高人民法院", 0, [
      node(2, "江苏省高级人民法院", 1, [
        node(80, "江苏省苏州市中级人民法院", 2, [node(900, "江苏省苏州市吴江区人民法院", 3)]),
      ]),
    ]),
  ];
  const facts = adoptFacts(ownCourts.facts, supplied);

  test("puts facts into the labels of the supplied catalogue", () => {
    expect(facts.former).toContainEqual({
      name: "吴江市人民法院",
      courts: ["江苏省苏州市吴江区人民法院"],
      until: 2012,
    });
    expect(facts.codes.江苏省苏州市吴江区人民法院).toContain("苏0509");
  });

  test("leaves out what is about courts the supplied catalogue lacks", () => {
    const labels = new Set(facts.former.flatMap(({ courts }) => courts));
    expect([...labels]).toEqual(["江苏省苏州市吴江区人民法院"]);
    expect(facts.formerCities).toEqual([]);
    expect(new Set(Object.keys(facts.codes))).toEqual(
      new Set(["江苏省高级人民法院", "江苏省苏州市中级人民法院", "江苏省苏州市吴江区人民法院"]),
    );
  });
});
