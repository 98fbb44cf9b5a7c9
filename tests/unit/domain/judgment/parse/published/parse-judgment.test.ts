import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { ownContext } from "../../own-context.ts";

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
});
