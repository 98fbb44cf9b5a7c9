import { expect, test } from "vitest";
import type { LawyerNoJsForm } from "#contract/no-js/lawyer-no-js.ts";
import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { noJsWords } from "#i18n/no-js-words.ts";
import { lawyersPage } from "#server/no-js/lawyers-page.ts";

const words = noJsWords.cn;
const { app } = words.recovery;
const form: LawyerNoJsForm = { reason: "买卖合同纠纷", court: "某地法院", amount: 3, page: 1 };
const entry = (lawyer: string, more: Partial<LawyerEntry> = {}): LawyerEntry => ({
  ...{ lawyer, lawoffice: `${lawyer}律师事务所`, lProvince: "北京市", lCity: "北京市", lPic: "" },
  ...{ scoreExp: 100, scoreImpact: 28.7, scoreActivation: 0, n: 3, firstYear: 2016, lastYear: 2024 },
  ...({ parts: {}, evidence: [] } as unknown as LawyerEntry),
  ...more,
});
const data = (more: object = {}, corpus: object = {}): LawyerListData =>
  ({
    ...{ activeLawyer: 2, totalLawyer: 1234, page: 1, pageSize: 3, nearestCause: "same" },
    ...{ lawyerExp: [entry("样一"), entry("样二")], lawyerImpact: [], lawyerActiv: [] },
    counts: { exp: 2, impact: 0, activ: 0 },
    claim: { reason: form.reason, court: "某地中级人民法院", courtsBelow: true },
    corpus: {
      ...{ sample: false, nationwide: false, counsel: true, judgments: 5678, from: 2009, to: 2024 },
      ...{
        newest: "2024-01-01",
        sources: [
          { name: "甲库", coverage: "" },
          { name: "乙库", coverage: "三年" },
        ],
      },
      ...corpus,
    },
    ...more,
  }) as unknown as LawyerListData;
const page = (found: LawyerListData | null, fault = "") => lawyersPage(words, form, found, fault, null).text;
/** The text that a reader sees. */
const seen = (markup: string) => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("the form keeps what was typed, and a fault stands above the lists", () => {
  const markup = page(null, "坏了<");
  expect(markup).toContain(`name="reason" value="买卖合同纠纷"`);
  expect(markup).toContain(`name="court" value="某地法院"`);
  expect(markup.match(/<option value="\d" selected>[^<]*/g)).toEqual([
    `<option value="3" selected>${app.ranges[3]}`,
  ]);
  expect(markup).toContain(`<p role="alert" class="alert">坏了&#60;</p>`);
  expect(page(null)).not.toContain("alert");
  expect(markup).not.toContain("status");
});

test("an ambiguous name is chosen by a button that sends the rest again", () => {
  const failure = {
    ...{ error: "bad_input" as const, reason: "ambiguous_court", fields: ["court"] },
    choices: [{ value: "7", label: "甲地法院" }],
  };
  const { text } = lawyersPage(words, { ...form, page: 4 }, null, "", failure as never);
  const [, choices = ""] = /<div class="choices" lang="zh-CN">(.*?)<\/div>/su.exec(text) ?? [];
  expect(choices).toContain(`<button class="button" name="court" value="甲地法院">`);
  expect(
    [...choices.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, ...sent]) => sent),
  ).toEqual([
    ["reason", "买卖合同纠纷"],
    ["amount", "3"],
    ["lang", "cn"],
  ]);
});

test("what else the typed cause may mean stands over the lists, each a button that sends the rest again", () => {
  const claim = { ...data().claim, otherCauses: [{ code: "2", label: "承揽合同纠纷" }] };
  const text = page(data({ claim }));
  expect(seen(text)).toContain("案由按“买卖合同纠纷”查找，也可能是：");
  const [, choices = ""] = /<div class="choices" lang="zh-CN">(.*?)<\/div>/su.exec(text) ?? [];
  expect(choices).toContain(`<button class="button" name="reason" value="承揽合同纠纷">`);
  expect(choices).toContain(`name="court" value="某地法院"`);
  expect(choices).not.toContain(`value="买卖合同纠纷"`);
  expect(page(data())).not.toContain("也可能是");
});

test("the sentence tells what was counted, of the nation or of a collection, and from where", () => {
  const text = seen(page(data()));
  expect(text).toContain("5,678 篇文书中共有 1,234 名诉讼律师，其中 2 名在 2010 年");
  expect(text).toContain("曾在某地中级人民法院及其下级法院代理案件");
  expect(text).toContain("甲库；三年；最新文书 2024-01-01");
  const nation = seen(
    page(data({ claim: { reason: "", court: "", courtsBelow: false } }, { nationwide: true })),
  );
  expect(nation).toContain("全国 1,234 名诉讼律师");
  expect(nation).toContain("曾在相关法院代理案件");
  expect(seen(page(data({}, { sample: true })))).toContain("示例裁判文书，2009 年至 2024 年");
  expect(seen(page(data({}, { counsel: false })))).toContain(app.noCounsel);
  expect(page(data({}, { counsel: false }))).not.toContain("<ol");
});

test("each list that has anybody stands under its name, numbered through its pages", () => {
  const text = seen(page(data({ page: 2, pageSize: 2, counts: { exp: 4, impact: 1, activ: 0 } })));
  expect(text).toContain(app.tabNotes.exp);
  expect(text).toContain("样一 样一律师事务所 北京市 ");
  for (const rank of [3, 4]) expect(text).toContain(app.card.rank.replace("{rank}", `${rank}`));
  expect(text).toContain("28.7");
  // A list that ended on an earlier page says so; an empty list is omitted.
  expect(text).toContain("这份名单共 1 名");
  expect(text).not.toContain(app.tabNotes.activ);
  expect(page(data({ pageSize: 1 }))).toContain(`class="pager"`);
  expect(page(data())).not.toContain(`class="pager"`);
});

test("a card names place, years and page of a lawyer as far as they are known", () => {
  const card = (more: Partial<LawyerEntry>) =>
    page(data({ lawyerExp: [entry("样一", more)], counts: { exp: 1, impact: 0, activ: 0 } }));
  expect(seen(card({ lProvince: "内蒙古自治区", lCity: "包头市" }))).toContain("内蒙古自治区 包头市");
  expect(seen(card({ lProvince: "", lCity: "" }))).toContain(app.card.unknownPlace);
  const told = (template: string) =>
    template.replace("{n}", "3").replace("{from}", "2016").replace("{to}", "2024");
  expect(seen(card({}))).toContain(told(app.card.cases));
  expect(seen(card({ lastYear: 2016 }))).toContain(told(app.card.casesOne));
  expect(card({ profile: "https://example.org/" })).toContain(`<a href="https://example.org/">样一</a>`);
  expect(card({})).not.toContain('<a href="https:');
});

test("where nobody had such a case it says how near one is, and what to search instead", () => {
  expect(seen(page(data()))).not.toContain("名单上的律师");
  expect(seen(page(data({ nearestCause: "parent" })))).toContain(
    "（2 名）在本库中都没有办过买卖合同纠纷的案件",
  );
  expect(seen(page(data({ nearestCause: "branch" })))).toContain("办过买卖合同纠纷或相近案由的案件");
  expect(seen(page(data({ nearestCause: "other" })))).toContain("2 名曾在该法院及其下级法院代理案件的律师中");
  const instead = [{ kind: "above", field: "court", label: "上级法院", lawyers: 7 }];
  const markup = page(data({ activeLawyer: 0, instead }));
  expect(seen(markup)).toContain("没有律师曾在该法院及其下级法院代理案件。 可以改查：");
  expect(markup).toContain(`name="court" value="上级法院">上级法院（7 名律师）</button>`);
});
