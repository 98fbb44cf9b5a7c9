import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearSpellings } from "#domain/search/query/near-spellings.ts";
import { runs } from "../../../../fixtures/laws.ts";

const always = () => 1;
const han = fc.constantFrom(..."保险人代位求偿权纠纷买卖合同甲乙丙丁");
const word = fc.array(han, { minLength: 4, maxLength: 12 }).map((signs) => signs.join(""));

describe("nearSpellings", () => {
  test("finds a word again after one slip of any kind", () => {
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        han,
        fc.constantFrom("wrong", "missing", "added", "exchanged"),
        (label, seed, sign, slip) => {
          const at = seed % (label.length - 1);
          const slips = {
            wrong: label.slice(0, at) + sign + label.slice(at + 1),
            missing: label.slice(0, at) + label.slice(at + 1),
            added: label.slice(0, at) + sign + label.slice(at),
            exchanged: label.slice(0, at) + label[at + 1] + label[at] + label.slice(at + 2),
          };
          expect(nearSpellings(slips[slip], [label], always)).toEqual([0]);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test("offers the nearest first, then what finds most, and nothing that finds nothing", () => {
    const labels = ["代位求偿", "代位求偿权", "代为追偿", "代位清偿", "保险合同"];
    const counts = [10, 90, 0, 40, 500];
    expect(nearSpellings("代为求偿", labels, (place) => counts[place]!)).toEqual([0]);
    expect(nearSpellings("代位求尝", labels, (place) => counts[place]!)).toEqual([0]);
    expect(nearSpellings("代位求长权", labels, (place) => counts[place]!)).toEqual([1]);
  });

  test("reads a label without the ending that people leave off, and leaves short words alone", () => {
    expect(nearSpellings("保险人代为求偿权", ["保险人代位求偿权纠纷"], always, { drop: "纠纷" })).toEqual([
      0,
    ]);
    expect(nearSpellings("合约", ["合同"], always)).toEqual([]);
    expect(nearSpellings("甲乙丙丁", ["戊己庚辛"], always)).toEqual([]);
  });

  test("knows three characters and less by the sound of the wrong one, and by nothing else", () => {
    const soundsLike = (one: string, other: string) =>
      ["赔陪", "废费"].includes([one, other].sort().join(""));
    const sounds = (one: string, other: string) => soundsLike(one, other) || soundsLike(other, one);
    expect(nearSpellings("理陪", ["理赔", "调解"], always, { soundsLike: sounds })).toEqual([0]);
    expect(nearSpellings("加班废", ["加班费"], always, { soundsLike: sounds })).toEqual([0]);
    expect(nearSpellings("加班表", ["加班费"], always, { soundsLike: sounds })).toEqual([]);
    const isWord = (pair: string) => pair === "理陪";
    expect(nearSpellings("理陪", ["理赔"], always, { soundsLike: sounds, isWord })).toEqual([]);
  });

  test("offers no other word for a word, and no opposite", () => {
    const isWord = (pair: string) => ["海上", "上运"].includes(pair);
    expect(nearSpellings("海上运输", ["水上运输"], always, { isWord })).toEqual([]);
    expect(nearSpellings("诲上运输", ["海上运输"], always)).toEqual([0]);
    expect(nearSpellings("履行义务", ["不履行义务"], always)).toEqual([]);
    expect(nearSpellings("房屋租赁合同", ["房屋买卖合同"], always)).toEqual([]);
  });

  const soundsLike = (typed: string, meant: string) => `${typed}${meant}` === "陪赔";

  test("allows by length one likely slip, one of any kind, or one of each", () => {
    const near = (typed: string, label: string) =>
      nearSpellings(typed, [label], always, { soundsLike }).length > 0;
    // Two characters: a similar sound.
    expect(near("陪甲", "赔甲")).toBe(true);
    expect(near("甲陪", "甲赔")).toBe(true);
    expect(near("甲乙", "乙甲")).toBe(false);
    expect(near("甲乙", "甲乙丙")).toBe(false);
    expect(near("陪陪", "赔赔")).toBe(false);
    // Three: a transposition, one missing or extra, or two similar sounds, but no other character.
    expect(near("甲乙丙", "乙甲丙")).toBe(true);
    expect(near("甲乙丙", "甲乙")).toBe(true);
    expect(near("甲乙丙", "甲乙丙丁")).toBe(true);
    expect(near("陪陪甲", "赔赔甲")).toBe(true);
    expect(near("陪陪陪", "赔赔赔")).toBe(false);
    expect(near("甲乙丙", "甲乙丁")).toBe(false);
    // Four and five: any single difference, or two likely ones.
    expect(near("甲乙丙丁", "甲乙丙戊")).toBe(true);
    expect(near("甲乙丙丁", "甲乙丙")).toBe(true);
    expect(near("甲乙丙丁戊", "甲乙丙丁")).toBe(true);
    expect(near("陪陪丙丁", "赔赔丙丁")).toBe(true);
    expect(near("陪陪陪丁", "赔赔赔丁")).toBe(false);
    expect(near("甲乙丙丁", "甲乙己戊")).toBe(false);
    expect(near("陪乙丙丁戊", "赔乙丙丁己")).toBe(false);
    expect(near("甲乙丙丁戊", "甲乙丙")).toBe(false);
    // Six: one of each kind.
    expect(near("陪乙丙丁戊己", "赔乙丙丁戊庚")).toBe(true);
    expect(near("甲乙丙丁戊己", "甲乙丙丁庚庚")).toBe(false);
    expect(near("甲", "甲")).toBe(false);
    expect(near("甲乙", "甲乙")).toBe(true);
  });

  test("a slip among other words' characters needs neighbours that form no word, on either side", () => {
    const isWord = (pair: string) => ["乙丙", " 甲", "丁 "].includes(pair);
    const near = (typed: string, label: string) =>
      nearSpellings(typed, [label], always, { isWord }).length > 0;
    expect(near("甲乙丙丁", "甲戊丙丁")).toBe(false);
    expect(near("甲乙丙丁", "甲乙戊丁")).toBe(false);
    // The first and the last character are next to a blank.
    expect(near("甲乙丙丁", "戊乙丙丁")).toBe(false);
    expect(near("甲乙丙丁", "甲乙丙戊")).toBe(false);
    expect(near("子乙丙丑", "戊乙丙丑")).toBe(true);
  });

  test("adds and leaves out no negation, and reads the label as it is and without its ending", () => {
    for (const no of "不无未非免") {
      expect(nearSpellings("甲乙丙丁", [`甲乙丙丁${no}`], always)).toEqual([]);
      expect(nearSpellings(`甲乙丙丁${no}`, ["甲乙丙丁"], always)).toEqual([]);
    }
    expect(nearSpellings("甲乙丙丁", ["甲乙丙丁也"], always)).toEqual([0]);
    expect(nearSpellings("甲乙丙丁", ["甲乙丙纠纷"], always)).toEqual([]);
    expect(nearSpellings("甲乙丙丁", ["甲乙丙纠纷"], always, { drop: "纠纷" })).toEqual([0]);
    expect(nearSpellings("甲乙丙纷纠", ["甲乙丙纠纷"], always, { drop: "纠纷" })).toEqual([0]);
  });

  test("orders equals by weight, then by place, and leaves out what weighs nothing", () => {
    const labels = ["甲乙丙戊", "甲乙丙己", "甲乙丙庚", "甲乙丙辛"];
    const weights = [1, 3, 0, 3];
    expect(nearSpellings("甲乙丙丁", labels, (place) => weights[place]!)).toEqual([1, 3, 0]);
    expect(nearSpellings("甲乙丙丁", labels, (place) => (place === 2 ? -1 : 1))).toEqual([0, 1, 3]);
    // A transposition is an error too.
    expect(nearSpellings("甲乙丙丁", ["甲乙丁丙", "甲乙丙丁"], always)).toEqual([1]);
    // A nearer name replaces all earlier ones.
    expect(nearSpellings("甲乙丙丁", [...labels, "甲乙丁丙", "甲乙丙壬"], always)).toEqual([4]);
  });
});
