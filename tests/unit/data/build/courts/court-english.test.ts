import { beforeAll, describe, expect, test } from "vitest";
import { readCauseSources, readEnglishCauses } from "#build/causes/cause-sources.ts";
import { readCourtSources } from "#build/courts/court-sources.ts";
import { buildCourtTree } from "#build/courts/court-tree.ts";
import { nameCourts } from "#build/english.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

let courts: CourtNode[];
let names: Map<string, string>;

beforeAll(() => {
  const list = (nodes: CourtNode[]): CourtNode[] =>
    nodes.flatMap((node) => [node, ...list(node.children ?? [])]);
  const { tree } = buildCourtTree(readCourtSources());
  courts = list(tree);
  names = nameCourts(tree);
});

describe("a court in English", () => {
  each<[string, string]>("%s is %s", (label, english) => {
    expect(names.get(label)).toBe(english);
  });

  test("of a place named in another language than Chinese the level and the place above are told", () => {
    expect(names.get("土默特左旗人民法院")).toBe("Basic People's Court in Hohhot, Inner Mongolia");
    expect(names.get("康定市人民法院")).toBe("Basic People's Court in Garzê, Sichuan");
  });

  test("a zone with the city's name glued to it is told by its city", () => {
    expect(names.get("潍坊滨海经济技术开发区人民法院")).toBe("Basic People's Court in Weifang, Shandong");
  });

  test("every court of the catalogue has one, in Latin letters, and says which court it is", () => {
    for (const { label } of courts)
      expect(names.get(label), label).toMatch(
        /^[\p{Script=Latin}\d'’ .,-]*\bCourt\b[\p{Script=Latin}\d'’ .,-]*$/u,
      );
  });

  test("no English name ends or begins with a blank or a comma, and none says a place twice in a row", () => {
    for (const [label, english] of names) {
      expect(english, label).toBe(english.trim());
      expect(english, label).not.toMatch(/^,|,$|, ,|\b([A-Z]\w+), \1\b/u);
    }
  });

  test("provinces and prefectures have theirs", () => {
    expect([names.get("内蒙古自治区"), names.get("陕西省"), names.get("六安市")]).toEqual([
      "Inner Mongolia",
      "Shaanxi",
      "Lu'an",
    ]);
  });
});

describe("causes in English", () => {
  test("300 and more have a term, each a cause of the catalogue, no term is empty", () => {
    const causes = new Set(readCauseSources().map(({ name }) => name));
    const terms = readEnglishCauses();
    expect(terms.size).toBeGreaterThanOrEqual(300);
    for (const [cause, english] of terms) {
      expect(causes.has(cause), cause).toBe(true);
      expect(english).toMatch(/^[A-Z][\p{Script=Latin}\d'’ ,()-]+$/u);
    }
  });

  test("no two causes share a term", () => {
    const terms = [...readEnglishCauses()];
    const seen = new Map<string, string>();
    for (const [cause, english] of terms) {
      expect(seen.get(english), `${cause}: ${english}`).toBeUndefined();
      seen.set(english, cause);
    }
  });
});
