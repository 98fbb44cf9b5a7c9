import { describe, expect, test } from "vitest";
import { GuideIndex, type GuideText } from "#domain/ask/guides/rank-guides.ts";
import { SameWords } from "#domain/ask/question/same-words.ts";

const guide = (more: Partial<GuideText>): GuideText => ({
  ...{ title: "", asked: [], summary: "", causes: [] },
  ...more,
});
const OTHERS = [guide({ title: "水车" }), guide({ title: "鼓楼" }), guide({ title: "石桥" })];
const similarity = (question: string, more: Partial<GuideText>) =>
  new GuideIndex([guide(more), ...OTHERS]).rank(question, 9).find((one) => one.guide === 0)?.similarity;

describe("similarity", () => {
  test("is 1 for a question that is all a guide says, in whatever place, and its way to ask", () => {
    expect(similarity("渡船", { title: "渡船", asked: Array.from({ length: 7 }, () => "渡船") })).toBeCloseTo(
      1,
      12,
    );
  });

  test("is the cosine of characters and pairs, by the logarithm of their counts and by rarity", () => {
    // The title is the only phrasing: 0.35 / 1.35 of the similarity is that of the nearest one, which
    // is weighted among eight by 0.85 ** n.
    const nearest = (1 - 0.85) / (1 - 0.85 ** 8);
    const alone = (cosine: number) => (cosine + 0.35 * cosine * nearest) / 1.35;
    expect(similarity("渡船", { title: "渡船" })).toBeCloseTo(alone(1), 12);
    // 渡, 船 and 渡船 occur in one of four guides, 乌, 篷 and 乌篷 in none.
    const [own, none] = [(1 + Math.log(5 / 2)) ** 0.8, (1 + Math.log(5)) ** 0.8];
    expect(similarity("渡船，乌篷", { title: "渡船" })).toBeCloseTo(alone(own / Math.hypot(own, none)), 12);
  });

  test("grows with each part of a guide that has the word, ways to ask before the summary", () => {
    const strange = { title: "甲乙丙丁" };
    const [none, causes, summary, asked] = [
      strange,
      { ...strange, causes: ["渡船"] },
      { ...strange, summary: "渡船" },
      { ...strange, asked: ["渡船"] },
    ].map((more) => similarity("渡船丙丁", more)!);
    expect(causes).toBeGreaterThan(none!);
    expect(summary).toBeGreaterThan(causes!);
    expect(asked).toBeGreaterThan(summary!);
  });

  test("knows no pair across a sign or a blank, nor words of any question", () => {
    const whole = similarity("渡船", { title: "渡船" });
    expect(similarity("渡，船", { title: "渡船" })).toBeLessThan(whole!);
    expect(similarity("我的渡船怎么办呢", { title: "渡船" })).toBe(whole);
    expect(similarity("渡船会判刑吗", { title: "渡船" })).toBe(whole);
    expect(similarity("渡船能拿多少", { title: "渡船" })).toBe(whole);
  });

  test("takes every number for the same", () => {
    expect(similarity("渡船9", { title: "渡船2026" })).toBe(similarity("渡船2026", { title: "渡船2026" }));
  });
});

describe("which guides are proposed", () => {
  const order = (question: string, guides: Partial<GuideText>[], limit = 9) =>
    new GuideIndex(guides.map(guide)).rank(question, limit).map((one) => one.guide);

  test("are those at least 0.45 times as like as the first, equals in the order given, as many as asked for", () => {
    const same = [{ title: "渡船" }, { title: "渡船" }, { title: "渡船" }, ...OTHERS];
    expect(order("渡船", same)).toEqual([0, 1, 2]);
    expect(order("渡船", same, 2)).toEqual([0, 1]);
    expect(
      order("渡船石桥", [{ title: "渡船石桥" }, { title: "渡船" }, { title: "渡甲乙丙丁戊己" }]),
    ).toEqual([0, 1]);
  });

  test("are none where nothing is shared", () => {
    expect(order("乌篷", [{ title: "渡船" }])).toEqual([]);
  });

  test("come by the nearest way to ask where the whole is as like", () => {
    const [near, far] = [{ asked: ["渡船靠岸", "甲乙丙丁"] }, { asked: ["渡船甲乙", "靠岸丙丁"] }];
    expect(order("渡船靠岸", [far, near, ...OTHERS])[0]).toBe(1);
  });
});

test("words that mean the same are one", () => {
  const same = new SameWords([{ street: "乌篷", law: ["渡船"] }]);
  const of = (question: string, title: string) =>
    new GuideIndex([guide({ title }), ...OTHERS], same).rank(question, 9).find((one) => one.guide === 0);
  expect(of("乌篷", "渡船")).toEqual(of("渡船", "渡船"));
  expect(of("渡船", "乌篷")?.similarity).toBe(of("渡船", "渡船")?.similarity);
});

test("the cosine of a question and a text is from 0 to 1", () => {
  const index = new GuideIndex([guide({ title: "渡船" }), ...OTHERS]);
  expect(index.likenessTo("渡船")("渡船")).toBeCloseTo(1, 12);
  expect(index.likenessTo("渡船")("石桥")).toBe(0);
  expect(index.likenessTo("渡船")("")).toBe(0);
  expect(index.likenessTo("渡船石桥")("渡船")).toBeGreaterThan(index.likenessTo("渡船石桥鼓楼")("渡船"));
});
