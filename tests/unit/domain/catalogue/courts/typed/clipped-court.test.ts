import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveCourt } from "#domain/catalogue/courts/printed/resolve-court.ts";
import { findClippedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { ownCourts } from "../../own-courts.ts";

const label = (id: number) => ownCourts.byId(id)!.label;

/** Courts by name as in the answer; each name, current or former, contains the characters in order. */
const found = (text: string, caseNumber?: string) => {
  const read = findClippedCourt(text, ownCourts, caseNumber ? { caseNumber } : {});
  return read.kind === "unknown" ? [] : read.kind === "found" ? [label(read.id)] : read.ids.map(label);
};

test("one court that holds the words is taken", () => {
  expect(findClippedCourt("贸易港知识产权", ownCourts)).toEqual({
    kind: "found",
    id: ownCourts.byLabel("海南自由贸易港知识产权法院")!.value,
  });
});

test("up to six are offered, more and none are refused", () => {
  expect(found("湾江海联动")).toHaveLength(1);
  expect(found("第五师")).toHaveLength(1);
  expect(found("生产建设兵团第")).toEqual([]);
  expect(found("人民法院")).toEqual([]);
  expect(found("火星法院")).toEqual([]);
  expect(found("haidian")).toEqual([]);
});

test("a case number narrows what is offered", () => {
  const offered = found("互联网");
  expect(offered).toEqual(["北京互联网法院", "杭州互联网法院", "广州互联网法院"]);
  expect(found("互联网", "（2022）浙0192民初5号")).toEqual(["杭州互联网法院"]);
});

test("what holds the words in order is what is found, for any clipped name", () => {
  const former = ownCourts.facts.former.flatMap(({ name, courts }) =>
    courts.map((court) => ({ name, court })),
  );
  const names = [...ownCourts.ordered.map(({ label: court }) => ({ name: court, court })), ...former];
  const holds = (name: string, text: string) => {
    let from = 0;
    for (const character of text) {
      from = name.indexOf(character, from) + 1;
      if (from === 0) return false;
    }
    return true;
  };
  fc.assert(
    fc.property(
      fc
        .constantFrom(...ownCourts.ordered)
        .chain(({ label: full }) => fc.subarray([...full], { minLength: 3 }).map((kept) => kept.join(""))),
      (text) => {
        // These two are read as 高级人民法院 and 中级人民法院.
        fc.pre(!/(?:[高中]院|最高法院?)$/.test(text));
        const holding = new Set(names.filter(({ name }) => holds(name, text)).map(({ court }) => court));
        const expected = holding.size > 6 ? [] : [...holding];
        expect(new Set(found(text))).toEqual(new Set(expected));
      },
    ),
  );
});

test("a clipped name is not read in a judgment", () => {
  expect(resolveCourt("自贸港知识产权法院", ownCourts).kind).toBe("unknown");
});
