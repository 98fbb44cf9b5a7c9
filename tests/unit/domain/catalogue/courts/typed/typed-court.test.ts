import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveCourt } from "#domain/catalogue/courts/printed/resolve-court.ts";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownCourts } from "../../own-courts.ts";

const each = examplesOf(import.meta.url);

const label = (id: number) => ownCourts.byId(id)!.label;
const labels = (text: string) => {
  const read = resolveTypedCourt(text, ownCourts);
  if (read.kind === "unknown") return [];
  return read.kind === "found" ? label(read.id) : read.ids.map(label);
};

each<[string, string | string[]]>("%s", (text, court) => {
  expect(labels(text)).toEqual(court);
});

test("first characters of a maritime court give way to the name of a place", () => {
  for (const [text, maritime] of [
    ["上海法院", "上海海事法院"],
    ["北海法院", "北海海事法院"],
    ["青海法院", "青岛海事法院"],
  ] as const)
    expect(labels(text)).not.toBe(maritime);
});

describe("a place with one wrong character", () => {
  each<[string, string]>("%s is answered with choices, among them %s", (text, court) => {
    const read = resolveTypedCourt(text, ownCourts);
    expect(read.kind).toBe("ambiguous");
    expect(labels(text)).toContain(court);
  });
});

test.each(["军事法院", "上海军事法院", "广州军事法院", "天津军事法远", "东部战区军事法院", "南京军事法庭"])(
  "%s is a military court, which the catalogue does not have, and no other",
  (text) => expect(labels(text)).toEqual([]),
);

describe("nicknames of places", () => {
  const { nicknames } = ownCourts.facts;

  test.each(nicknames)("$name leads to courts of $place", ({ name, place }) => {
    const kind = [`${place}高级人民法院`, `中级人民法院`].find((tail) =>
      ownCourts.ordered.some(({ label }) => label === tail || label.endsWith(`${place}${tail}`)),
    );
    if (kind === undefined) expect([labels(`${name}法院`)].flat()).toContain(`${place}人民法院`);
    else if (kind.startsWith(place)) expect([labels(`${name}高院`)].flat()).toContain(kind);
    else {
      const found = [labels(`${name}中院`)].flat();
      expect(found.filter((label) => label.endsWith(`${place}中级人民法院`))).toHaveLength(1);
    }
  });

  test("are never read in a judgment", () => {
    for (const { name } of nicknames)
      for (const kind of ["中级人民法院", "高级人民法院"]) {
        const read = resolveCourt(name + kind, ownCourts);
        const ids = read.kind === "ambiguous" ? read.ids : read.kind === "found" ? [read.id] : [];
        for (const id of ids) expect(label(id)).toContain(name);
      }
  });

  test("stand once a place", () => {
    expect(new Set(nicknames.map(({ name, place }) => `${name} ${place}`)).size).toBe(nicknames.length);
  });
});

describe("the tribunal of a township", () => {
  const towns = ownCourts.facts.towns.split("\n").flatMap((line) => {
    const [court = "", names = ""] = line.split("\t");
    return names
      .split(" ")
      .filter((name) => /^.{2,4}$/u.test(name))
      .map((town) => ({ court, town }));
  });
  // Words before a name, and the middle of 人民法庭.
  const named = towns.filter(({ town }) => !/^[向在到由去]|^人民$/u.test(town));
  const lying = (town: string) => towns.filter((one) => one.town === town).map(({ court }) => court);

  test("named with its county is taken for the court there, or offered beside others of that name", () => {
    const counties = named.filter(({ court }) => /^(?:.+市)?.{2,}[县区]人民法院$/u.test(court));
    fc.assert(
      fc.property(
        fc.constantFrom(...counties),
        fc.constantFrom("法庭", "人民法庭"),
        ({ court, town }, kind) => {
          expect([labels(court.replace(/人民法院$/u, "") + town + kind)].flat()).toContain(court);
        },
      ),
    );
  });

  test("named alone is never taken for one court where others have a township of that name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...named), ({ town }) => {
        const read = resolveTypedCourt(`${town}法庭`, ownCourts);
        fc.pre(new Set(lying(town)).size > 1);
        expect(read.kind).toBe("ambiguous");
      }),
    );
  });
});

describe("short forms hold for every court", () => {
  const basic = ownCourts.ordered.filter(({ label }) => /^.+[市省].{2,}[区县]人民法院$/.test(label));

  test("a district without 区 and 人民, after its city, offers its court", () => {
    fc.assert(
      fc.property(fc.constantFrom(...basic), ({ label: full }) => {
        const short = full.replace(/[区县]人民法院$/, "法院").replace(/^(.+?)市/, "$1");
        fc.pre(/.{4,}法院$/.test(short));
        expect([labels(short)].flat()).toContain(full);
      }),
    );
  });

  test("an intermediate court is found by its city and 中院", () => {
    const cities = ownCourts.ordered.filter(
      ({ level, label }) => level === 2 && /市中级人民法院$/.test(label),
    );
    fc.assert(
      fc.property(fc.constantFrom(...cities), ({ label: full, area }) => {
        expect([labels(`${area.replace(/市$/, "")}中院`)].flat()).toContain(full);
      }),
    );
  });

  test("whatever the printed name leaves certain stays certain", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ownCourts.ordered), ({ label: full }) => {
        expect(resolveTypedCourt(full, ownCourts)).toEqual(resolveCourt(full, ownCourts));
      }),
    );
  });

  test("any text is answered with courts of the catalogue", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        const read = resolveTypedCourt(text, ownCourts);
        const ids = read.kind === "ambiguous" ? read.ids : read.kind === "found" ? [read.id] : [];
        for (const id of ids) expect(ownCourts.byId(id)).toBeDefined();
      }),
    );
  });
});

test("a name printed in a judgment is not read as a short form", () => {
  for (const text of [
    "海淀法院",
    "昆山法院",
    "烟台开发区法院",
    "粤高院",
    "北互",
    "昆山",
    "穗中院",
    "蓉城中院",
    "光谷法院",
  ]) {
    expect(resolveCourt(text, ownCourts).kind).toBe("unknown");
  }
});
