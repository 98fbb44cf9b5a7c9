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
});
