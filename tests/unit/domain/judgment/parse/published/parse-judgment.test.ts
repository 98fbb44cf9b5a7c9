import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownContext } from "../../own-context.ts";

const each = examplesOf(import.meta.url);

const signed = (date: string, above = "") => `${above}呼和浩特市中级人民法院
民事判决书
（2021）内01民终12号
上诉人（原审被告）：例某，男。
被上诉人（原审原告）：样某，男。
上诉人例某因与被上诉人样某买卖合同纠纷一案，不服呼和浩特市新城区人民法院于2121年3月4日作出的（2020）内0102民初1号民事判决，向本院提起上诉。本院审理终结。
本院认为，应予维持。判决如下：
驳回上诉，维持原判。
审判长　例明
${date}
书记员　样明
`;
const read = (text: string) => {
  const [parsed] = parseText(text, ownContext);
  return parsed?.kind === "record" ? parsed.record : null;
};

describe("parseJudgments", () => {
  test("leaves a date empty that lies after the day of import, as one that no calendar has", () => {
    for (const date of ["二一二一年九月二十八日", "二〇二一年二月三十日", "一九四八年一月一日"])
      expect(read(signed(date))).toMatchObject({ casedate: "", case_number: "（2021）内01民终12号" });
    expect(read(signed("二〇二一年九月二十八日"))?.casedate).toBe("2021-09-28");
  });

  test("takes the date of a data base's line instead", () => {
    expect(read(signed("二一二一年九月二十八日", "裁判日期：2021年9月28日\n"))?.casedate).toBe("2021-09-28");
  });

  test("leaves an impossible date of an earlier decision empty", () => {
    expect(read(signed("二〇二一年九月二十八日"))?.earlier_cases).toMatchObject([
      { case_number: "（2020）内0102民初1号", casedate: "" },
    ]);
  });

  describe("of a crime", () => {
    const CHARGE = "新城区人民检察院指控被告人例仁犯盗窃罪一案，于2021年3月5日向本院提起公诉。";
    const PRESENT = "被告人例仁及其辩护人样律到庭参加诉讼。";
    const criminal = (
      list: string,
      introduction: string,
      decision = "被告人例仁犯盗窃罪，判处拘役三个月。",
    ) =>
      read(`呼和浩特市新城区人民法院
刑事判决书
（2021）内0102刑初12号
${list}${introduction}现已审理终结。
经审理查明，被告人例仁取走钱包一只。
本院认为，指控成立。判决如下：
${decision}
审判员　例明
二〇二一年九月二十八日
书记员　样明
`);
    const ACCUSED = "被告人例仁，男，无业。\n";
    const COUNSEL = "辩护人程样，例样律师事务所律师。\n";
    const counselOf = (list: string) =>
      criminal(list, `新城区人民检察院以起诉书指控被告人例仁犯盗窃罪。${PRESENT}`)?.counsel.map(
        ({ name }) => name,
      );

    test("takes counsel of the introduction only where the list of people is lost", () => {
      expect(counselOf("")).toEqual(["样律"]);
      expect(counselOf(ACCUSED)).toEqual([]);
      expect(counselOf(ACCUSED + COUNSEL)).toEqual(["程样"]);
      expect(counselOf(COUNSEL)).toEqual(["程样"]);
    });

    test("adds the accused of the charge, and the prosecutor where the list is lost", () => {
      const partiesOf = (list: string) => criminal(list, CHARGE)?.parties.map(({ name }) => name);
      expect(partiesOf("")).toEqual(["新城区人民检察院", "例仁"]);
      expect(partiesOf(ACCUSED)).toEqual(["例仁"]);
    });

    test("reads the charge in whichever sentence of the introduction it stands", () => {
      const idle = "本院受理。本院立案。本院审查。";
      for (const charge of [
        "检察机关指控例仁犯盗窃罪。",
        "被告人例仁犯盗窃罪一案。",
        "对被告人例仁犯盗窃罪提起公诉。",
        "公诉机关认为被告人例仁犯盗窃罪。",
      ])
        expect([charge, criminal("", idle + charge, "准许撤回起诉。")?.cause]).toEqual([charge, "盗窃罪"]);
    });

    test("reads the first three sentences where none says who is charged", () => {
      const cause = (before: string) =>
        criminal("", `${before}新城区人民检察院以被告人例仁犯盗窃罪，公诉至本院。`, "准许撤回起诉。")?.cause;
      expect(cause("")).toBe("盗窃罪");
      expect(cause("本院受理。本院立案。本院审查。")).toBe("");
    });
  });

  each<[string, string[], string, string]>("takes a text %s for what it is", (_, missing, kind, detail) => {
    const parts = {
      court: "呼和浩特市新城区人民法院",
      type: "民事判决书",
      number: "（2021）内0102民初12号",
      body: "原告例某与被告样某买卖合同纠纷一案，本院审理终结。",
      decision: "本院认为，应予支持。判决如下：\n被告样某支付货款100元。",
    };
    const text = Object.entries(parts).flatMap(([name, part]) => (missing.includes(name) ? [] : [part]));
    const [parsed] = parseText(text.join("\n"), ownContext);
    if (kind === "record") expect(parsed?.kind).toBe("record");
    else expect(parsed).toMatchObject({ kind: "rejected", reason: kind, detail, line: 1 });
  });

  test("tells of a text that is no judgment how it begins", () => {
    const [parsed] = parseText(`这里${"只是文字".repeat(20)}。`, ownContext);
    expect(parsed).toMatchObject({ reason: "not_a_judgment", detail: `这里${"只是文字".repeat(9)}只是` });
    expect(parseText("", ownContext)).toMatchObject([{ kind: "rejected", reason: "empty", detail: "" }]);
  });
});
