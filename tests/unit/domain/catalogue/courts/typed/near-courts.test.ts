import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCauseSources } from "#build/causes/cause-sources.ts";
import { readEverydayWords } from "#build/causes/causes.ts";
import { findNearCourts, mendKind } from "#domain/catalogue/courts/typed/near-courts.ts";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownCourts } from "../../own-courts.ts";

const each = examplesOf(import.meta.url);

const labelsOf = (text: string) => {
  const read = resolveTypedCourt(text, ownCourts);
  const ids = read.kind === "unknown" ? [] : read.kind === "found" ? [read.id] : read.ids;
  return { kind: read.kind, labels: ids.map((id) => ownCourts.byId(id)!.label) };
};
const groups = ownCourts.facts.soundAlikes.split("\n");
const common = [...new Set(groups.join(""))];
const soundsLike = (one: string) => [...new Set(groups.filter((group) => group.includes(one)).join(""))];

describe("one wrong character", () => {
  each<[string, string]>("%s is answered with choices, among them %s", (text, court) => {
    const { kind, labels } = labelsOf(text);
    expect(kind).toBe("ambiguous");
    expect(labels).toContain(court);
  });

  const districts = ownCourts.ordered.filter(({ label }) => /^.{2,}市.{2,}[区县]人民法院$/.test(label));
  const misheard = fc
    .constantFrom(...districts)
    .chain(({ label }) =>
      fc
        .nat(label.length - 1)
        .chain((at) =>
          fc
            .constantFrom(...soundsLike(label[at]!))
            .map((wrong) => ({ label, wrong: label.slice(0, at) + wrong + label.slice(at + 1) })),
        ),
    )
    .filter(({ label, wrong }) => wrong !== label);

  test("that sounds like the right one leads to the court wherever it stands, unless it makes another name", () => {
    fc.assert(
      fc.property(misheard, ({ label, wrong }) => {
        const { kind, labels } = labelsOf(wrong);
        // 钟楼 and 中楼, or the name of another place, is not an error.
        fc.pre(kind !== "found" || labels[0] === label);
        if (kind !== "found") expect(labels).toContain(label);
      }),
      { numRuns: 100 },
    );
  });
});

describe("words that are no court", () => {
  test("of random characters are near none", () => {
    const words = fc
      .array(fc.constantFrom(...common), { minLength: 2, maxLength: 7 })
      .map((characters) => characters.join(""))
      .filter((word) => !/[院法]/.test(word));
    fc.assert(
      fc.property(words, (word) => {
        expect(findNearCourts(word, ownCourts)).toEqual([]);
      }),
      {
        numRuns: 100,
      },
    );
  });

  test("of ordinary life are near none", () => {
    const { ordinary } = readEverydayWords(readCauseSources());
    for (const word of ordinary.filter((_, at) => at % 20 === 0)) {
      expect(mendKind(word, ownCourts)).toEqual([]);
      expect(findNearCourts(word, ownCourts), word).toEqual([]);
    }
  });

  each<[string]>("such as %s lead to none", (word) => {
    expect(labelsOf(word).labels).toEqual([]);
  });
});

test("a court's name is found before other words", () => {
  expect(labelsOf("北互法院打官司").labels).toEqual(["北京互联网法院"]);
  expect(labelsOf("昆山法院怎么立案").labels).toEqual(["昆山市人民法院"]);
});

test("internet courts are courts of the net too", () => {
  expect(labelsOf("广州网络法院").labels).toEqual(["广州互联网法院"]);
});

test("a court that was parted is answered with all that bear its name", () => {
  const { kind, labels } = labelsOf("成都铁路法院");
  expect(kind).toBe("ambiguous");
  expect(labels).toEqual(expect.arrayContaining(["成都铁路运输第一法院", "成都铁路运输中级法院"]));
});
