import { describe, expect, test } from "vitest";
import { GuideIndex, type GuideText } from "#domain/ask/guides/rank-guides.ts";
import { SameWords } from "#domain/ask/question/same-words.ts";
import { StreetWords } from "#domain/ask/question/street-words.ts";

const guide = (more: Partial<GuideText>): GuideText => ({
  ...{ title: "", asked: [], summary: "", causes: [], body: "", cites: [] },
  ...more,
});
const OTHERS = [guide({ title: "水车" }), guide({ title: "鼓楼" }), guide({ title: "石桥" })];
const similarity = (question: string, more: Partial<GuideText>) =>
  new GuideIndex([guide(more), ...OTHERS]).rank(question, 9).find((one) => one.guide === 0)?.similarity;

describe("similarity", () => {
  // A question whose characters and pair stand once: weight / (weight + 3).
  test.each<[Partial<GuideText>, number]>([
    [{ title: "渡船" }, 3],
    [{ asked: ["渡船"] }, 2.5],
    [{ asked: ["渡船", "甲渡船"] }, 5],
    [{ causes: ["渡船"] }, 2],
    [{ causes: ["甲", "渡船"] }, 2],
    [{ summary: "渡船" }, 1.6],
    [{ summary: "渡船，渡船" }, 3.2],
    [{ title: "渡船", body: "渡船" }, 4.5],
  ])("of a question of two characters to %j is that of the weight %d", (more, weight) => {
    expect(similarity("渡船", more)).toBeCloseTo(weight / (weight + 3), 12);
  });

  test("is the share of the question's characters and pairs by rarity, what no guide has being the rarest", () => {
    // Of four guides 渡船 stands in one, 石桥 in two, 乌篷 in none.
    const more = { title: "渡船 石桥" };
    const [own, none] = [Math.log(5 / 2), Math.log(5)];
    expect(similarity("渡船，乌篷", more)).toBeCloseTo(own / 2 / (own + none), 12);
    expect(similarity("渡船，石桥", more)).toBeCloseTo(1 / 2, 12);
    // Of 渡, 船, 渡船 and 船渡 the guide lacks the last.
    expect(similarity("渡船渡船", { title: "渡船" })).toBeCloseTo((3 * own) / 2 / (3 * own + none), 12);
  });

  test("knows no pair across a sign or a blank, nor words of any question", () => {
    expect(similarity("渡，船", { title: "渡船" })).toBeUndefined();
    expect(similarity("渡船", { title: "渡 船" })).toBeUndefined();
    expect(similarity("我的渡船怎么办呢", { title: "渡船" })).toBeCloseTo(1 / 2, 12);
  });
});

describe("which guides are proposed for their words", () => {
  const ranked = (
    question: string,
    guides: Partial<GuideText>[],
    near: { key: string; score: number }[] = [],
  ) => new GuideIndex(guides.map(guide)).rank(question, 9, near);

  test("are not those less like the question than 0.08", () => {
    // One of n unknown pairs more: the share of one pair of weight 3 falls with each.
    const strange = ["甲乙", "丙丁", "戊己", "庚辛", "子丑", "寅卯"];
    const expected = (count: number) => {
      const [own, none] = [Math.log(5 / 2), Math.log(5)];
      return own / 2 / (own + count * none);
    };
    expect(expected(2)).toBeGreaterThan(0.08);
    expect(expected(3)).toBeLessThan(0.08);
    const asked = (count: number) =>
      similarity(["渡船", ...strange.slice(0, count)].join("，"), { title: "渡船" });
    expect(asked(2)).toBeCloseTo(expected(2), 12);
    expect(asked(3)).toBeUndefined();
  });

  test("nor those less than 0.45 times as similar as the most similar", () => {
    // Half the question in a summary: 1.6 / 4.6 / 2 = 0.17; the whole of it there 0.35, in a title 0.5.
    const found = (first: Partial<GuideText>) =>
      ranked("渡船，石桥", [
        ...[first, { summary: "渡船" }, { body: "石桥" }],
        ...Array<Partial<GuideText>>(5).fill({}),
      ]).map((one) => one.guide);
    expect(found({ summary: "渡船 石桥" })).toEqual([0, 1]);
    expect(found({ title: "渡船 石桥" })).toEqual([0]);
  });

  test("but all whose articles answer with a chance of 0.2 together", () => {
    const near = (...scores: number[]) =>
      ranked(
        "没有",
        [{ cites: ["a", "b", "c"] }],
        scores.map((score, at) => ({ key: "abc"[at]!, score })),
      );
    expect(near(0.21)).toMatchObject([{ guide: 0, similarity: 0, words: [], articles: ["a"] }]);
    expect(near(0.19)).toEqual([]);
    expect(near(0.11, 0.11)).toMatchObject([{ articles: ["a", "b"] }]);
    expect(near(0.1, 0.1)).toEqual([]);
    expect(near(0.3, 0.2, 0.1)).toMatchObject([{ articles: ["a", "b"] }]);
  });

  test("come by chance and similarity together, equals in the order given, as many as asked for", () => {
    const guides = [
      { title: "渡船", cites: ["a"] },
      { title: "渡船" },
      { title: "渡船", cites: ["b"] },
      ...Array<Partial<GuideText>>(9).fill({}),
    ];
    const order = (limit: number, near: { key: string; score: number }[]) =>
      new GuideIndex(guides.map(guide)).rank("渡船", limit, near).map((one) => one.guide);
    expect(order(9, [])).toEqual([0, 1, 2]);
    expect(order(2, [])).toEqual([0, 1]);
    expect(order(9, [{ key: "b", score: 0.1 }])).toEqual([2, 0, 1]);
    expect(
      order(9, [
        { key: "b", score: 0.1 },
        { key: "a", score: 0.2 },
      ]),
    ).toEqual([0, 2, 1]);
  });
});

test("words that mean the same are one, and a word of the law that is meant counts half", () => {
  const lexicon = {
    same: new SameWords([{ street: "乌篷", law: ["渡船"] }]),
    street: new StreetWords([{ street: "石阶", law: ["码头"] }]),
  };
  const of = (question: string, title: string) =>
    new GuideIndex([guide({ title }), ...OTHERS], lexicon).rank(question, 9).find((one) => one.guide === 0);
  expect(of("乌篷", "渡船")).toMatchObject({ similarity: expect.closeTo(0.5, 12), words: ["渡船"] });
  expect(of("渡船", "乌篷")?.similarity).toBeCloseTo(0.5, 12);
  // 渡, 船, 渡船 and half of 码, 头, 码头 of these, 石 (of 石桥), 阶 and 石阶.
  const [own, none] = [Math.log(5 / 2), Math.log(5)];
  expect(of("渡船 石阶", "渡船 码头")?.similarity).toBeCloseTo((4.5 * own) / 2 / (5.5 * own + 2 * none), 12);
});

test("what is asked of any trouble says nothing of it", () => {
  expect(similarity("渡船会判刑吗", { title: "渡船" })).toBeCloseTo(0.5, 12);
  expect(similarity("渡船能拿多少", { title: "渡船" })).toBeCloseTo(0.5, 12);
});

describe("the words shown", () => {
  const words = (question: string, more: Partial<GuideText>, others: Partial<GuideText>[] = OTHERS) =>
    new GuideIndex([more, ...others].map(guide)).rank(question, 9).find((one) => one.guide === 0)?.words;

  test("are the longest runs that the guide shows, not of its body, the weightiest first", () => {
    expect(words("乌篷船靠石阶", { title: "靠石阶", asked: ["乌篷船头"] })).toEqual(["乌篷船", "靠石阶"]);
    expect(words("渡船靠石阶", { title: "靠石阶", summary: "渡船" })).toEqual(["靠石阶", "渡船"]);
    expect(words("渡船上岸", { title: "渡船", causes: ["上岸"] })).toEqual(["渡船", "上岸"]);
    expect(words("渡船上岸", { title: "渡船", body: "上岸" })).toEqual(["渡船"]);
    expect(words("渡船 上岸", { title: "渡船 上岸" })).toEqual(["渡船", "上岸"]);
    // Lines are not run together.
    expect(words("渡船上岸", { title: "渡船", asked: ["上岸"] })).toEqual(["渡船", "上岸"]);
  });

  test("are at most four", () => {
    const five = "渡船，上岸，靠石，乌篷，桨橹";
    expect(words(five, { title: five })).toEqual(["渡船", "上岸", "靠石", "乌篷"]);
  });

  test("have a pair that at most one guide in four has, or one guide alone", () => {
    const seven = ["水车", "鼓楼", "石桥", "乌篷", "桨橹", "渔网"].map((title) => ({ title }));
    const both = "渡船，上岸";
    // Of eight guides two are a quarter.
    expect(words(both, { title: both }, [...seven, { title: "渡船" }])).toEqual(["上岸", "渡船"]);
    expect(words(both, { title: both }, [...seven.slice(1), { title: "渡船" }, { title: "渡船" }])).toEqual([
      "上岸",
    ]);
    expect(words("渡船", { title: "渡船" }, [{ title: "水车" }])).toEqual(["渡船"]);
    // A run is weighed by its telling pairs alone.
    expect(
      words("渡船上岸", { title: "渡船上岸" }, [...seven.slice(1), { title: "渡船" }, { title: "渡船" }]),
    ).toEqual(["渡船上岸"]);
  });
});
