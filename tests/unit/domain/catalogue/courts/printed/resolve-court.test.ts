import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { resolveCourt } from "#domain/catalogue/courts/printed/resolve-court.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { runs } from "../../../../../fixtures/laws.ts";
import { ownCourts } from "../../own-courts.ts";

const each = examplesOf(import.meta.url);

/** The label that a text resolves to, the labels that it could mean, or null. */
function labels(text: string, hint = {}): string | string[] | null {
  const result = resolveCourt(text, ownCourts, hint);
  if (result.kind === "unknown") return null;
  if (result.kind === "found") return ownCourts.byId(result.id)!.label;
  return result.ids.map((id) => ownCourts.byId(id)!.label);
}

describe("resolveCourt on names as judgments print them", () => {
  each<[string, string]>("%s", (text, label) => {
    expect(labels(text)).toBe(label);
  });

  test("white space, page numbers, full-width forms and marks inside a name change nothing", () => {
    expect(labels("天津市第一中\n1234\n级人民　法院")).toBe("天津市第一中级人民法院");
    expect(labels("一审：北京市 海淀区人民法院（2021）")).toBe("北京市海淀区人民法院");
  });

  test("radicals in the place of characters are read as the characters", () => {
    expect(labels("⻄安市碑林区⼈⺠法院")).toBe("西安市碑林区人民法院");
  });

  test("chambers and committees of a court are the court", () => {
    expect(labels("重庆市第二中级人民法院赔偿委员会")).toBe("重庆市第二中级人民法院");
    expect(labels("最高人民法院第一巡回法庭")).toBe("最高人民法院");
  });

  test("words before a name are passed over only where the whole is no name", () => {
    expect(labels("一、撤销广州知识产权法院")).toBe("广州知识产权法院");
    expect(labels("原平市人民法院")).toBe("原平市人民法院");
    expect(labels("向阳区人民法院")).toEqual(["鹤岗市向阳区人民法院", "佳木斯市向阳区人民法院"]);
  });
});

describe("resolveCourt on former names", () => {
  each<[string, string]>("also: %s", (text, label) => {
    expect(labels(text)).toBe(label);
  });

  test("a county printed with a prefecture it has left is found, a district is not", () => {
    expect(labels("安徽省六安市寿县人民法院")).toBe("寿县人民法院");
    expect(labels("安徽省巢湖市无为县人民法院")).toBe("无为市人民法院");
    expect(labels("安徽省六安市蜀山区人民法院")).toBeNull();
  });

  test("a place that was split gives every court it went to", () => {
    expect(labels("江苏省吴县市人民法院")).toEqual(["苏州市吴中区人民法院", "苏州市相城区人民法院"]);
  });

  test("every former name points to courts that exist", () => {
    const { former, formerCities } = ownCourts.facts;
    const targets = [...former.flatMap(({ courts }) => courts), ...formerCities.map(({ court }) => court)];
    expect(targets.filter((label) => !ownCourts.byLabel(label))).toEqual([]);
  });

  test("every code belongs to a court that exists", () => {
    expect(Object.keys(ownCourts.facts.codes).filter((label) => !ownCourts.byLabel(label))).toEqual([]);
  });
});

describe("resolveCourt on names that several courts share", () => {
  test("gives all of them, former bearers included", () => {
    expect(labels("鼓楼区人民法院")).toEqual([
      "南京市鼓楼区人民法院",
      "徐州市鼓楼区人民法院",
      "福州市鼓楼区人民法院",
      "开封市鼓楼区人民法院",
    ]);
    expect(labels("新城区人民法院")).toContain("南宁市青秀区人民法院");
  });

  test.each([
    [{ caseNumber: "（2021）苏0106民初1号" }, "南京市鼓楼区人民法院"],
    [{ caseNumber: "（2021）闽 01 民终 1 号" }, "福州市鼓楼区人民法院"],
    [{ under: ownCourts.byLabel("江苏省徐州市中级人民法院")!.value }, "徐州市鼓楼区人民法院"],
  ])("the hint %o leaves one", (hint, label) => {
    expect(labels("鼓楼区人民法院", hint)).toBe(label);
  });

  test("the year of a case drops names that had ended before", () => {
    expect(labels("广西壮族自治区新城区人民法院", { caseNumber: "(2003)新民初字第1号" })).toBe(
      "南宁市青秀区人民法院",
    );
    expect(labels("新城区人民法院", { caseNumber: "（2020）民初1号" })).toEqual([
      "呼和浩特市新城区人民法院",
      "西安市新城区人民法院",
    ]);
  });

  test("a hint that fits none of them is passed over", () => {
    expect(labels("鼓楼区人民法院", { caseNumber: "（2021）甘01民终1号" })).toHaveLength(4);
  });

  test("a code kept from before the division got another still tells courts apart", () => {
    expect(labels("三元区人民法院", { caseNumber: "（2022）闽0403民初1号" })).toBe("三明市三元区人民法院");
  });
});

describe("resolveCourt refuses to guess", () => {
  each<[string]>("%s is unknown", (text) => {
    expect(labels(text)).toBeNull();
  });
});

describe("resolveCourt holds for every court", () => {
  test("a label resolves to itself", () => {
    const wrong = ownCourts.ordered.filter(({ label }) => labels(label) !== label);
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });

  test("a label after its province resolves to itself", () => {
    for (const high of ownCourts.byId(1)!.children!) {
      const province = high.label.replace(/高级人民法院.*$/, "");
      const [from, to] = ownCourts.range(high.value);
      for (const { label } of ownCourts.ordered.slice(from + 1, to)) {
        if (!label.startsWith(province)) expect(labels(province + label)).toBe(label);
      }
    }
  });

  test("a label without its city is itself, or several that hold it", () => {
    for (const { label, area } of ownCourts.ordered) {
      if (area === "" || !label.startsWith(area) || label === `${area}人民法院`) continue;
      const result = labels(label.slice(area.length));
      expect([result].flat()).toContain(label);
    }
  });

  test("a label after another province's name is never a court of its own province", () => {
    const highCourts = ownCourts.byId(1)!.children!.filter(({ area }) => area !== "xin_jiang");
    const lower = ownCourts.ordered.filter(({ level }) => level > 1);
    fc.assert(
      fc.property(fc.constantFrom(...highCourts), fc.constantFrom(...lower), (high, court) => {
        const result = resolveCourt(high.label.replace("高级人民法院", court.label), ownCourts);
        const ids = result.kind === "found" ? [result.id] : result.kind === "ambiguous" ? result.ids : [];
        for (const id of ids) expect(ownCourts.path(id)[1]).toBe(high);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("spaces, line breaks and digits anywhere leave a label what it is", () => {
    const noise = fc.constantFrom(" ", "\n", "　", "12", "\u200b", "");
    fc.assert(
      fc.property(
        fc.constantFrom(...ownCourts.ordered),
        fc.array(noise, { maxLength: 30 }),
        (court, marks) => {
          const printed = [...court.label].map((character, at) => character + (marks[at] ?? "")).join("");
          // After 第 a number is an ordinal of its own: then no court is a correct result too, but another
          // court is not.
          const allowed = /第[\s\u200b]*12/.test(printed) ? [court.label, null] : [court.label];
          expect(allowed).toContain(labels(printed));
        },
      ),
    );
  });

  test("no text makes it throw, and what it finds is in the catalogue", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "法院",
        "人民法院",
        "中级",
        "第",
        "省",
        "市",
        "区",
        "县",
        "新疆",
        "分院",
        "（2021）",
        "号",
      ),
      fc.constantFrom(...ownCourts.ordered).map(({ label }) => label),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.string({ unit: "binary" }), (pieces, caseNumber) => {
        const result = resolveCourt(pieces.join(""), ownCourts, { caseNumber });
        const ids = result.kind === "found" ? [result.id] : result.kind === "ambiguous" ? result.ids : [];
        for (const id of ids) expect(ownCourts.byId(id)).toBeDefined();
      }),
    );
  });
});

describe("resolveCourt over a supplied catalogue", () => {
  const node = (
    value: number,
    label: string,
    level: 0 | 1 | 2 | 3,
    children: CourtNode[] = [],
  ): CourtNode => ({
    value,
    label,
    level,
    parent: "",
    map: "",
    area: "",
    children,
  });

  test("reads names without any facts beside the tree", () => {
    const supplied = indexCourts([
      node(1, "最高人民法院", 0, [
        node(9, "河北省高级人民法院", 1, [
          node(700, "河北省石家庄市中级人民法院", 2, [node(3, "石家庄市长安区人民法院", 3)]),
          node(701, "河北省石家庄市中级人民法院", 2),
        ]),
      ]),
    ]);
    expect(resolveCourt("河北省石家庄市长安区人民法院", supplied)).toEqual({ kind: "found", id: 3 });
    expect(resolveCourt("长安区人民法院", supplied)).toEqual({ kind: "found", id: 3 });
    expect(resolveCourt("河北省石家庄市中级人民法院", supplied)).toEqual({ kind: "found", id: 700 });
    expect(resolveCourt("陕西省西安市长安区人民法院", supplied)).toEqual({ kind: "unknown" });
  });
});
