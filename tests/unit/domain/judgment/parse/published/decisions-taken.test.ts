import { describe, expect, test } from "vitest";
import { documentKind } from "#domain/judgment/document-kind.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { ownContext } from "../../own-context.ts";

const COURT = "呼和浩特市中级人民法院";
const SIGNED = "审判长　例明\n二〇二一年三月四日\n书记员　样明";

/** The one document of a text, or the reason why there is none. */
function only(text: string) {
  const parsed = parseText(text, ownContext);
  expect(parsed).toHaveLength(1);
  return parsed[0]!;
}

describe("a decision is taken, whatever it decides", () => {
  test.each([
    [
      "指定管辖决定书",
      "（2021）内01民辖36号",
      "请示人某区人民法院报请指定管辖。本院决定如下：\n本案由样区人民法院审理。",
    ],
    [
      "指定管辖决定书",
      "（2021）内01刑辖7号",
      "某区人民法院报请指定管辖。依照法律规定，现决定如下：\n指定样区人民法院审判。",
    ],
    ["移送管辖决定书", "（2021）内01民监8号", "本院经审查决定将案件移送样区人民法院。"],
    [
      "复议决定书",
      "（2021）内01司惩复3号",
      "复议申请人例某不服某区人民法院罚款决定，申请复议。本院决定如下：\n驳回申请，维持原决定。",
    ],
    ["罚款复议决定书", "（2021）内01司惩复4号", "复议申请人例某。决定如下：\n维持原决定。"],
    [
      "申请回避决定书",
      "（2014）内民申字第2046-1号",
      "例某提出申请认为审判长曾审理该案，申请其回避。经审查，决定如下：\n驳回例某的回避申请。",
    ],
    ["回避决定书", "（2021）内01民终5号", "例某申请审判员回避。决定如下：\n准许例某的申请。"],
    ["驳回回避申请决定书", "（2021）内01民终6号", "例某申请回避。本院认为理由不成立。"],
    [
      "指令再审决定书",
      "（2021）内01刑申9号",
      "申诉人例某。经审查，本院决定如下：\n指令某区人民法院另行组成合议庭再审。",
    ],
    ["再审决定书", "（2021）内01刑监2号", "本院认为原判确有错误，决定如下：\n由本院另行组成合议庭再审。"],
    ["提审决定书", "（2021）内01行监2号", "决定如下：\n本案由本院提审。"],
    ["刑事再审决定书", "（2021）内01刑监3号", "决定如下：\n本案由本院再审。"],
    ["司法救助决定书", "（2021）内01司救1号", "救助申请人例某。决定如下：\n给予救助金。"],
    ["国家赔偿决定书", "（2021）内01委赔1号", "赔偿请求人例某。决定如下：\n驳回申请。"],
    ["暂予监外执行决定书", "（2021）内01刑更1号", "罪犯例某。决定如下：\n对例某暂予监外执行。"],
    ["解除拘留决定书", "（2021）内01司惩5号", "被拘留人例某。决定如下：\n提前解除拘留。"],
    ["不予立案通知书", "（2021）内01民初7号", "例某：你的起诉不符合条件，决定不予立案。"],
  ])("%s %s", (type, number, body) => {
    const parsed = only(`${COURT}\n${type}\n${number}\n${body}\n${SIGNED}`);
    expect(parsed).toMatchObject({
      kind: "record",
      record: {
        court: expect.stringMatching(/呼和浩特/),
        text_type: type,
        case_number: number,
        casedate: "2021-03-04",
      },
    });
    if (parsed.kind === "record" && type.endsWith("决定书"))
      expect(documentKind(parsed.record)).toBe("decision");
  });

  test("court and type on one line, and two decisions in one text", () => {
    const one = (number: number) =>
      `${COURT}指定管辖决定书\n（2021）内01民辖${number}号\n请示人某区人民法院。决定如下：\n由样区人民法院审理。\n${SIGNED}\n`;
    expect(only(one(1))).toMatchObject({ record: { text_type: "指定管辖决定书" } });
    const two = [1, 2].map((at) => one(at).replace("法院指定", "法院\n指定")).join("\n");
    expect(
      parseText(two, ownContext).map((each) => each.kind === "record" && each.record.case_number),
    ).toEqual(["（2021）内01民辖1号", "（2021）内01民辖2号"]);
  });
});

test.each([
  [`${COURT}\n（2021）内01民终5号\n例某与样某一案的说明。`, "no_type"],
  ["一封家书\n你好。", "not_a_judgment"],
  [`${COURT}\n例某的信。`, "not_a_judgment"],
])("what is refused is refused for a reason that is true: %j", (text, reason) => {
  expect(only(text)).toMatchObject({ kind: "rejected", reason });
});
