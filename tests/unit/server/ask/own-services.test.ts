import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inputKind } from "#domain/ask/input/input-kind.ts";
import { mendHomophones } from "#domain/ask/input/mend-homophones.ts";
import { answerQuestion } from "#server/ask/answer-question.ts";
import { knownNames } from "#server/ask/input/known-names.ts";
import { ownServices, requestedService } from "#server/ask/own-services.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const servicesOf = (typed: string) => {
  const meant = mendHomophones(typed);
  return ownServices(meant, inputKind(meant, knownNames()), "");
};

/** Phrasings about an appeal, none of which resembles another. */
const OF_APPEAL = [
  "一审输了怎么上诉",
  "上诉要多少钱",
  "上诉还来得及吗",
  "判决不服怎么办",
  "官司打输了还有救吗",
  "二审收费标准",
  "二审一般要等几个月",
  "判决书下来了我不认",
  "不服一审判决去哪里告",
  "上诉状怎么写",
  "上诉期是从哪天算的",
  "对法院判得不公怎么办",
  "败诉了要不要接着打",
  "改判的机会有多大",
  "过了上诉期还能申请再审吗",
  "法院判决我有异议",
  "法官判我赔三十万太多了",
  "判重了还能改吗",
  "劳动官司一审输了想再打",
  "离婚判决不满意能上诉吗",
  "上诉费交不起",
  "上訴要準備什麼材料",
];

/** Wordings by somebody who had not read the code. */
const BLIND = readFileSync("tests/fixtures/blind/service-wordings.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

describe("ownServices", () => {
  test.each(BLIND)("%s leads to %s", (typed = "", code, place = "", cause = "") => {
    const services = servicesOf(typed);
    if (code === "none") return expect(services).toEqual([]);
    const found = services.find((service) => service.code === code);
    const filled = decodeURIComponent(found?.url ?? "");
    expect([code, filled]).toEqual([
      found?.code,
      expect.stringMatching(new RegExp(`(?=.*${place.slice(0, 2)})(?=.*${cause.slice(0, 2)})`)),
    ]);
  });

  test.each(OF_APPEAL)("%s: how appeals ended, the last day, the fee", (typed) => {
    expect(servicesOf(typed).map(({ code }) => code)).toEqual(["reversal", "appeal_deadline", "appeal_fee"]);
  });

  each<[typed: string, court: string, cause: string]>(
    "%s: lawyers, with court and cause filled in",
    (typed, court, cause) => {
      const [service] = servicesOf(typed);
      expect(service?.code).toBe("lawyers");
      const filled = new URLSearchParams(service!.url.split("#")[1]);
      expect([filled.get("court") || "", filled.get("reason") || ""]).toEqual([
        court === "" ? "" : expect.stringContaining(court),
        cause === "" ? expect.any(String) : expect.stringContaining(cause),
      ]);
    },
  );

  each<[string]>("%s: nothing of our own", (typed) => {
    expect(servicesOf(typed)).toEqual([]);
  });

  test("in English the pages are those of the English site", () => {
    expect(ownServices("二审要多久", "question", "/en").map(({ url }) => url)).toEqual([
      "/en/layout/addcase",
      "/en/layout/toolbox/appeal-deadline",
      "/en/layout/toolbox/court-fee",
    ]);
  });
});

describe("answers", () => {
  const answered = async (question: string) => {
    const given = await answerQuestion({ question }, "cn", openEngine());
    if ("failure" in given) throw new Error(question);
    return given.answer;
  };

  test.each(["打行政官司输了能上诉吗", "法院判我败诉我不认，接着走什么程序"])(
    "%s: the card is about appeals",
    async (question) => {
      const { card } = await answered(question);
      expect(["lost-first-instance", "after-first-judgment", "worth-appealing"]).toContain(card?.id);
    },
  );

  /** Wordings by somebody who had not read the code. */
  test.each([
    ["辞退赔偿N+1怎么算 干了6年半 月薪7200", "severance"],
    ["周末加班没给钱 一个月4天 该补多少", "overtime"],
    ["工伤十级赔多少 无锡", "work-injury"],
    ["法院判了8万他拖了两年不给 利息加倍怎么算", "late-performance"],
    ["欠条2019年打的 现在还能告吗", "limitation-passed"],
    ["娃儿抚养费一个月给好多 工资6000", "child-maintenance"],
    ["定金交了2万对方反悔 该赔我多少", "deposit"],
    ["电动车被小车撞了 误工费护理费一共能赔几多", "injury-compensation"],
    ["欠5万分10个月还 每月还多少", "instalments"],
    ["你们网站都收了哪些法院的判决", "coverage"],
    ["民法典675条原文", "statutes"],
    ["劳动合同法39条写的啥", "statutes"],
  ])("%s leads to %s", async (question, id) => {
    expect((await answered(question)).card?.id).toBe(id);
  });

  test.each(OF_APPEAL.filter((_, at) => at % 7 === 0))(
    "%s: is found, with how appeals ended, the last day and the fee",
    async (question) => {
      const { found, services } = await answered(question);
      expect([found, services.map(({ code }) => code)]).toEqual([
        true,
        ["reversal", "appeal_deadline", "appeal_fee"],
      ]);
    },
  );

  test("a decided claim is under no limitation, and an appeal without a dispute is of no cause", async () => {
    const told = await answered("欠钱不还一审判我输");
    expect(told.causes.map(({ label }) => label)).toContain("民间借贷纠纷");
    for (const { limitation } of told.causes) expect(limitation).toBeUndefined();
    for (const bare of ["一审输了怎么上诉", "官司输了不服", "判决不公平怎么办"])
      expect((await answered(bare)).causes, bare).toEqual([]);
  });

  test.each([
    ["借款官司输了", "借款合同纠纷"],
    ["离婚判决不服", "离婚纠纷"],
    ["买卖合同一审败诉", "买卖合同纠纷"],
    ["被判诈骗罪不服想上诉", "诈骗罪"],
  ])("%s: the cause is read from the words of the dispute alone", async (question, cause) => {
    const labels = (await answered(question)).causes.map(({ label }) => label);
    expect(labels[0]).toBe(cause);
    for (const label of labels) expect(label).not.toMatch(/诉讼|执行|仲裁|撤销|赔偿/);
  });

  test("looking for lawyers brings no guide that shares a word by chance", async () => {
    const { found, services, guides } = await answered("代位追偿律师");
    expect([found, guides]).toEqual([true, []]);
    expect(services).toMatchObject([{ code: "lawyers", url: expect.stringMatching(/^\/layout#reason=/) }]);
  });
});

test.each(["I lost my case, can I appeal?", "how much does an appeal cost", "we lost in court"])(
  "asks of an appeal in English: %s",
  (typed) => {
    expect(ownServices(typed, "question", "/en").map(({ code }) => code)).toContain("reversal");
  },
);

test("lost property is no appeal", () => {
  expect(ownServices("I lost my passport", "question", "/en")).toEqual([]);
});

test.each([
  ["有没有电梯夹伤人的判例给我看看", "#qr=%E7%94%B5%E6%A2%AF%E5%A4%B9%E4%BC%A4%E4%BA%BA"],
  ["找一下超市摔倒的判决", "#qr="],
  ["我看了他的判决书", undefined],
  ["违反劳动合同法38条能拿补偿吗", undefined],
])("%s requests the search at %s", (question, address) => {
  const url = requestedService(question, "")?.url;
  if (address === undefined) expect(url).toBeUndefined();
  else expect(url).toContain(address);
});
