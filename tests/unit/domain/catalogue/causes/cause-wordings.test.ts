import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expandName, foldCauseText } from "#domain/catalogue/causes/cause-wordings.ts";

describe("expandName", () => {
  test("a group stands for every choice of its parts in order", () => {
    expect(expandName("{走私、贩卖}毒品罪").sort()).toEqual(
      ["贩卖毒品罪", "走私毒品罪", "走私贩卖毒品罪"].sort(),
    );
  });

  test("two groups multiply", () => {
    expect(expandName("非法{持有、私藏}{枪支、弹药}罪")).toHaveLength(9);
  });

  test("a name without group stays alone", () => {
    const plain = fc.string({ unit: fc.constantFrom("甲", "乙", "罪", "、"), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(plain, (name) => {
        expect(expandName(name)).toEqual([name]);
      }),
    );
  });

  test("a name with too many wordings is refused", () => {
    expect(() => expandName(`{${"甲乙丙丁戊己庚辛壬癸子丑".split("").join("、")}}罪`)).toThrow(RangeError);
  });
});

describe("foldCauseText", () => {
  test("folding twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(foldCauseText(foldCauseText(text))).toBe(foldCauseText(text));
      }),
    );
  });

  test("brackets, commas and blanks go, whatever their width", () => {
    expect(foldCauseText("组织参与国（境）\n外赌 博罪、")).toBe(foldCauseText("组织参与国(境)外赌博罪"));
  });
});
