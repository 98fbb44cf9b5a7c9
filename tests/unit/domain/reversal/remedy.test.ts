import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createCalendar } from "#domain/calculator/calendar.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";
import { findAppealFeeKind } from "#domain/reversal/appeal-fee.ts";
import {
  documentTypeIn,
  findRemedies,
  isAppealed,
  isCertain,
  type KnownDocument,
  lapsedLastDay,
  procedureOfCause,
  remedyLastDay,
} from "#domain/reversal/remedy.ts";
import { DOCUMENT_TYPES, type RemedyRow } from "#domain/reversal/remedy-table.ts";
import { readRemedyTable } from "#server/basis/collect-basis.ts";

const path = (...labels: [code: string, label: string][]): CauseNode[] =>
  labels.map(([value, label]) => ({ value, label }));
const CIVIL = path(["2", "民事案由"], ["209", "与公司、证券、保险、票据等有关的民事纠纷"]);
const special = (group: string, leaf: string) =>
  path(["2", "民事案由"], ["211", "非讼程序案件案由"], ["21199", group], ["2119901", leaf]);
const ADMINISTRATIVE = path(["5", "行政案由"], ["50201", "行政处罚"]);
const CRIMINAL = path(["1", "刑事案由"], ["10502", "盗窃罪"]);
const ENFORCEMENT = path(["6", "执行案由"]);
const BY_LITIGATION = path(["7", "国家赔偿案由"], ["701", "行政赔偿"]);
const JUDICIAL = path(["7", "国家赔偿案由"], ["702", "司法赔偿"]);
const calendar = createCalendar(JSON.parse(readFileSync("data/sources/holidays.json", "utf8")).years);
const table = readRemedyTable();

const ask = (code: string, known: Partial<KnownDocument> = {}) =>
  findRemedies(table, {
    caseNumber: code === "-" ? "-" : `（2024）内01${code}7号`,
    documentType: null,
    path: CIVIL,
    holding: "",
    supreme: false,
    ...known,
  });
const ids = (found: { remedies: RemedyRow[] }) => found.remedies.map(({ id }) => id);
const CAUSES = [
  CIVIL,
  CRIMINAL,
  ADMINISTRATIVE,
  ENFORCEMENT,
  JUDICIAL,
  special("破产程序案件", "申请破产清算"),
];

describe("every kind of case that the notice on case numbers knows", () => {
  test.each(table.types)(
    "$code has an answer for every type of document, with a law behind it",
    ({ code }) => {
      for (const documentType of [...DOCUMENT_TYPES, null]) {
        for (const cause of CAUSES) {
          for (const supreme of [true, false]) {
            const found = ask(code, { documentType, path: cause, supreme });
            expect(found.code).toBe(code);
            expect(found.remedies.length).toBeGreaterThan(0);
            for (const { basis } of found.remedies) expect(basis.length).toBeGreaterThan(0);
          }
        }
      }
    },
  );

  test.each(table.types)("$code promises no day where several ways exclude each other", ({ code }) => {
    for (const documentType of DOCUMENT_TYPES) {
      const found = ask(code, { documentType });
      if (!isCertain(found)) expect(found.dated).toBe(false);
      // Of ways that are dated together each names whose it is: the accused's and the victim's.
      if (found.dated && found.remedies.length > 1) expect(ids(found)).toContain("victim-protest");
    }
  });

  test("ends with a second instance: no number with 终 can be appealed", () => {
    for (const { code } of table.types.filter((type) => type.code.endsWith("终"))) {
      for (const documentType of [...DOCUMENT_TYPES, null]) {
        expect(ask(code, { documentType }).remedies.some(({ route }) => route === "appeal")).toBe(false);
      }
    }
  });

  test("keeps appeals from the supreme court's documents", () => {
    for (const code of ["民初", "行初", "民终", "民再", "行再", "委赔"]) {
      expect(
        ask(code, { supreme: true, documentType: "判决" }).remedies.some(({ route }) => route === "appeal"),
      ).toBe(false);
    }
  });

  test("uses every rule's remedies and every remedy", () => {
    const used = new Set(table.rules.flatMap(({ remedies }) => remedies));
    for (const { after } of table.remedies) used.add(after);
    expect(table.remedies.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe("findRemedies", () => {
  test.each<[string, string, Partial<KnownDocument>, string]>([
    [
      "a ban on leaving the country",
      "执",
      { documentType: "决定", holding: "对某甲限制出境" },
      "exit-ban 10d above",
    ],
    ["a civil judgment", "民初", { documentType: "判决" }, "civil-judgment 15d above"],
    [
      "a dismissal",
      "民初",
      { documentType: "裁定", holding: "驳回原告某公司的起诉。" },
      "civil-ruling 10d above",
    ],
    [
      "an objection to jurisdiction",
      "民初",
      { documentType: "裁定", holding: "驳回被告对本案管辖权提出的异议。" },
      "civil-ruling 10d above",
    ],
    [
      "a claim dismissed on its merits",
      "民初",
      { holding: "驳回原告某公司的诉讼请求。" },
      "civil-judgment 15d above",
    ],
    [
      "preservation in a suit",
      "民初",
      { documentType: "裁定", holding: "查封被申请人名下房产。" },
      "civil-preservation 5d same",
    ],
    ["leave to withdraw", "民初", { documentType: "裁定", holding: "准许原告撤诉。" }, "civil-other-ruling"],
    ["a fine", "民初", { documentType: "决定", holding: "对某甲罚款五万元。" }, "penalty 3d above"],
    [
      "a small claim",
      "民初",
      { documentType: "判决", holding: "本判决为终审判决。" },
      "civil-small-claim 6m same",
    ],
    ["a mediation statement", "民初", { documentType: "调解" }, "civil-mediation 6m above"],
    [
      "an application for retrial rejected",
      "民申",
      { holding: "驳回某公司的再审申请。" },
      "civil-retrial-refused procuratorate",
    ],
    ["a retrial ordered", "民申", { holding: "本案由本院提审。" }, "civil-retrial-ordered"],
    [
      "a retrial at second instance",
      "民再",
      { holding: "维持某中院（2020）内01民终1号民事判决。" },
      "civil-retried-final procuratorate",
    ],
    ["pre-suit preservation", "财保", {}, "preservation 5d same"],
    ["a protection order", "民保令", { documentType: "裁定" }, "protection-order 5d same"],
    ["a payment order", "民督", { documentType: "令" }, "payment-order 15d same"],
    [
      "a third party's objection",
      "执异",
      { holding: "驳回案外人某甲的异议请求。" },
      "objection-asset 15d same",
    ],
    [
      "an objection to an act",
      "执异",
      { holding: "驳回被执行人某公司的异议请求。" },
      "objection-act 10d above",
    ],
    [
      "a shareholder added",
      "执异",
      { holding: "追加股东某甲为被执行人，在未缴出资范围内承担责任。" },
      "added-debtor-suit 15d same",
    ],
    ["an heir added", "执异", { holding: "变更继承人某甲为被执行人。" }, "added-debtor-review 10d above"],
    ["a review of enforcement", "执复", { documentType: "裁定" }, "enforcement-reviewed"],
    ["an enforcement ended for now", "执", { holding: "终结本次执行程序。" }, "enforcement-suspended same"],
    [
      "a bankruptcy petition refused",
      "破申",
      { holding: "对某公司的申请不予受理。" },
      "bankruptcy-refused 10d above",
    ],
    ["a bankruptcy declared", "破", { holding: "宣告某公司破产。" }, "bankruptcy-final"],
    ["a criminal judgment", "刑初", { path: CRIMINAL, documentType: "裁定" }, "criminal-ruling 5d above"],
    ["the civil part of a criminal case", "刑初", { documentType: "判决" }, "criminal-civil-part 10d above"],
    ["a petition refused", "刑申", { documentType: "通知" }, "criminal-petition-refused above"],
    ["a criminal second instance", "刑终", { path: CRIMINAL, documentType: "判决" }, "criminal-final same"],
    ["confiscation", "刑没", { documentType: "裁定" }, "confiscation 5d above"],
    ["compulsory treatment", "刑医", { documentType: "决定" }, "compulsory-treatment 5d above"],
    ["parole", "刑更", { documentType: "裁定" }, "commutation"],
    [
      "an act not enforced",
      "行审",
      { holding: "不准予强制执行某局的处罚决定。" },
      "non-suit-refused 15d above",
    ],
    ["an act enforced", "行审", { holding: "准予强制执行。" }, "non-suit-allowed"],
    ["a court's own liability", "法赔", { path: JUDICIAL }, "own-compensation 30d above"],
    ["a committee's decision", "委赔", { path: JUDICIAL }, "committee-decision above"],
    [
      "a foreign judgment",
      "协外认",
      { path: special("申请承认与执行法院判决、仲裁裁决案件", "申请承认和执行外国法院民事判决、裁定") },
      "foreign-judgment 10d above",
    ],
    [
      "a foreign award",
      "协外认",
      { path: special("申请承认与执行法院判决、仲裁裁决案件", "申请承认和执行外国仲裁裁决") },
      "outside-award",
    ],
    [
      "a mediation agreement confirmed",
      "民特",
      { path: special("确认调解协议案件", "申请司法确认调解协议"), holding: "确认调解协议有效。" },
      "special-objection-15 15d same",
    ],
    [
      "a limitation fund",
      "民特",
      {
        path: special("海事诉讼特别程序案件", "申请设立海事赔偿责任限制基金"),
        holding: "异议不成立，准许设立基金。",
      },
      "limitation-fund 7d above",
    ],
    [
      "an award set aside",
      "民特",
      { path: special("仲裁司法审查案件", "申请撤销仲裁裁决"), holding: "撤销某仲裁委员会的裁决。" },
      "arbitration-final",
    ],
    [
      "an application on an award not taken",
      "民特",
      { path: special("仲裁司法审查案件", "申请撤销仲裁裁决"), holding: "对申请不予受理。" },
      "arbitration-appeal 10d above",
    ],
  ])("of %s", (_what, code, known, wanted) => {
    const found = ask(code, known);
    const said = found.remedies.map(({ id, period, court }) =>
      [id, period && `${period.length}${period.unit}`, court].filter(Boolean).join(" "),
    );
    expect(said).toEqual([wanted]);
    expect(isCertain(found)).toBe(true);
  });

  test.each<[string, string[]]>([
    ["执异", ["objection-act", "objection-asset", "added-debtor-suit", "added-debtor-review"]],
    ["破申", ["bankruptcy-refused", "bankruptcy-accepted"]],
    ["行审", ["non-suit-refused", "non-suit-allowed"]],
    ["认港", ["hongkong-judgment", "outside-award"]],
    ["执", ["enforcement-act", "enforcement-asset"]],
  ])("names the ways of %s and no day while the ruling is not known", (code, wanted) => {
    const found = ask(code, { documentType: "裁定" });
    expect(ids(found)).toEqual(wanted);
    expect(isCertain(found)).toBe(false);
  });

  test("answers a number that it cannot read with what the document says, and none at all by the cause", () => {
    expect(ids(ask("预检"))).toEqual(["as-printed"]);
    expect(isCertain(ask("预检"))).toBe(false);
    expect(ids(ask("-"))).toEqual(["civil-judgment", "civil-ruling"]);
    expect(ids(ask("-", { path: CRIMINAL }))).toEqual(["criminal-judgment", "criminal-ruling"]);
    expect(ids(ask("-", { path: BY_LITIGATION }))).toEqual([
      "administrative-judgment",
      "administrative-ruling",
    ]);
    expect(ids(ask("-", { path: ENFORCEMENT }))).toEqual(["enforcement-act", "enforcement-asset"]);
  });

  test("puts figures of appeals beside documents that can be appealed and beside appeals, nowhere else", () => {
    expect(["民初", "民终", "刑初", "行终", "破申"].filter((code) => isAppealed(ask(code)))).toHaveLength(5);
    expect(
      ["民申", "执异", "执", "财保", "破终", "民辖终", "委赔"].filter((code) => isAppealed(ask(code))),
    ).toEqual([]);
  });
});

describe("documentTypeIn", () => {
  test.each([
    ["民事判决书", "判决"],
    ["刑事附带民事裁定书", "裁定"],
    ["国家赔偿决定书", "决定"],
    ["支付令", "令"],
    ["驳回申诉通知书", "通知"],
    ["参考案例", null],
  ])("reads %s", (type, ending) => {
    expect(documentTypeIn(type)).toBe(ending);
  });
});

describe("procedureOfCause", () => {
  test.each([
    [CIVIL, "civil"],
    [ADMINISTRATIVE, "administrative"],
    [CRIMINAL, "criminal"],
    [BY_LITIGATION, "administrative"],
    [JUDICIAL, "compensation"],
  ] as const)("reads the law from the cause", (cause, procedure) => {
    expect(procedureOfCause(cause)).toBe(procedure);
  });
});

describe("remedyLastDay", () => {
  const remedy = (id: string) => table.remedies.find((one) => one.id === id)!;
  const served = (day: string) => ({ served: day, made: undefined });

  test("counts months and days, rolled over rest days", () => {
    expect(remedyLastDay(remedy("civil-final"), served("2026-03-31"), calendar)).toEqual({
      lastDay: "2026-09-30",
      countedDay: "2026-09-30",
      holidaysKnown: true,
    });
    expect(remedyLastDay(remedy("civil-final"), served("2026-04-02"), calendar)?.lastDay).toBe("2026-10-08");
    expect(remedyLastDay(remedy("objection-act"), served("2026-11-02"), calendar)?.lastDay).toBe(
      "2026-11-12",
    );
  });

  test("rolls over a statutory day of a year without a notice, and says that the notice is unknown", () => {
    expect(remedyLastDay(remedy("objection-act"), served("2026-12-22"), calendar)).toEqual({
      lastDay: "2027-01-04",
      countedDay: "2027-01-01",
      holidaysKnown: false,
    });
  });

  test("counts from the document's own day where the law does, never from its service", () => {
    expect(remedyLastDay(remedy("own-compensation"), served("2026-11-02"), calendar)).toBeNull();
    const both = { served: "2026-11-10", made: "2026-11-02" };
    expect(remedyLastDay(remedy("own-compensation"), both, calendar)?.lastDay).toBe("2026-12-02");
  });

  test("counts what remains from the day after an unused period", () => {
    const before = remedyLastDay(remedy("civil-judgment"), served("2026-11-02"), calendar)!;
    expect(lapsedLastDay(remedy("civil-lapsed"), before, calendar)?.lastDay).toBe("2027-05-18");
    expect(lapsedLastDay(remedy("criminal-lapsed"), before, calendar)).toBeNull();
  });

  test("has no day without a period, without service and for a date that is none", () => {
    expect(remedyLastDay(remedy("special-objection"), served("2026-11-02"), calendar)).toBeNull();
    expect(
      remedyLastDay(remedy("civil-judgment"), { served: undefined, made: undefined }, calendar),
    ).toBeNull();
    expect(remedyLastDay(remedy("civil-judgment"), served("2026-02-30"), calendar)).toBeNull();
  });
});

describe("findAppealFeeKind", () => {
  const ip = path(["2", "民事案由"], ["205", "知识产权与竞争纠纷"]);
  test.each([
    [CIVIL, 1, "property"],
    [CIVIL, 0, "other_civil"],
    [ip, 1, "property"],
    [ip, 0, "ip_without_amount"],
    [path(["2", "民事案由"], ["207", "劳动争议、人事争议、新就业形态用工纠纷"]), 9, "labour"],
    [path(["2", "民事案由"], ["201", "人格权纠纷"]), 9, "personality"],
    [path(["2", "民事案由"], ["2020103", "离婚纠纷"]), 9, "divorce"],
    [path(["2", "民事案由"], ["2020104", "离婚后财产纠纷"]), 9, "property"],
    [ADMINISTRATIVE, 9, "administrative_other"],
    [path(["5", "行政案由"], ["50106", "商标行政管理"]), 0, "administrative_ip"],
    [path(["5", "行政案由"], ["502", "行政行为"], ["50220", "行政赔偿"]), 9, null],
    [CRIMINAL, 9, null],
    [JUDICIAL, 9, null],
  ])("follows the cause and whether it is about money", (cause, amount, kind) => {
    expect(findAppealFeeKind(cause, amount)).toBe(kind);
  });
});

describe("an injunction for a personality right", () => {
  test("has its remedy from its own last words, unlike a protection order under the same code", () => {
    const of = (holding: string) => ids(ask("民保令", { documentType: "裁定", holding }));
    expect(of("禁止被申请人公开申请人的人格权信息")).toEqual(["as-printed"]);
    expect(of("禁止被申请人骚扰申请人")).toEqual(["protection-order"]);
  });
});
