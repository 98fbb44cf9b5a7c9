import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { rareTermSpans, sharedTerms } from "#domain/search/similar/shared-terms.ts";
import { hanBigrams } from "#domain/search/similar/similar-cases.ts";

/** The words that two texts share where the given pairs are rare. */
function shared(own: string, other: string, ...pairs: string[]): string[] {
  const rare = pairs.map((pair, at) => ({ pair, weight: pairs.length - at }));
  return sharedTerms(rareTermSpans([normaliseText(own)], rare), normaliseText(other));
}

describe("sharedTerms", () => {
  test("shows the whole words that rare pairs were cut from", () => {
    expect(shared("原告行使抵销权。", "行使抵销权的通知", "使抵")).toEqual(["行使抵销权"]);
    expect(shared("被告主张预扣利息，", "原告主张预扣利息。", "扣利")).toEqual(["预扣利息"]);
    expect(shared("患甲状腺恶性肿瘤", "甲状腺恶性肿瘤病史", "腺恶", "性肿")).toEqual(["甲状腺恶性肿瘤"]);
  });

  test("takes what ends a noun with it where both texts have it, and leaves it where one has not", () => {
    expect(shared("征得其他当事人同意", "其他当事人表示", "他当")).toEqual(["其他当事人"]);
    expect(shared("抵销权成立", "债务抵销后", "抵销")).toEqual(["抵销"]);
  });

  test("shows no pair that joins a word with a letter beside it, no numbers and no half-hidden names", () => {
    expect(shared("付后关键部件", "货后关键部件", "后关")).toEqual([]);
    expect(shared("归还唐某三万九千元", "归还唐某三万九千元", "还唐", "万九")).toEqual([]);
    expect(shared("中华人民共和国海商法", "中华人民共和国海商法", "国海", "海商")).toEqual(["海商法"]);
  });

  test("shows nothing that only one text holds, and no word inside another that is shown", () => {
    expect(shared("醉酒程度较高", "酒精", "醉酒", "酒程")).toEqual([]);
    expect(shared("醉酒程度较高，醉酒驾驶", "醉酒程度", "醉酒", "酒程")).toEqual(["醉酒程度"]);
  });

  test("shows of any two texts only what stands in both and is cut where words end", () => {
    const letters = fc.constantFrom(..."保险代位求偿权纠纷被告原告债务抵销合同，。");
    const text = fc.array(letters, { maxLength: 60 }).map((some) => some.join(""));
    fc.assert(
      fc.property(text, text, (own, other) => {
        const [mine, theirs] = [normaliseText(own), normaliseText(other)];
        const rare = hanBigrams([mine]).map((pair) => ({ pair, weight: 1 }));
        const words = sharedTerms(rareTermSpans([mine], rare), theirs);
        for (const word of words) {
          expect(mine.includes(word) && theirs.includes(word)).toBe(true);
          expect(word.length).toBeGreaterThan(1);
          expect(word).not.toContain(" ");
        }
        const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
        for (const run of mine.split(" ")) {
          const ends = new Set([...segmenter.segment(run)].map(({ index }) => index).concat(run.length));
          for (const { run: found, from, to, core } of rareTermSpans([run], rare)) {
            expect(found.text).toBe(run);
            for (const end of [from, to, core]) expect(ends.has(end)).toBe(true);
          }
        }
      }),
    );
  });
});
