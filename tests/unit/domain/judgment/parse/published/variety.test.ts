import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { ownContext } from "../../own-context.ts";

function read(text: string): JudgmentRecord {
  const [parsed, ...more] = parseText(text, ownContext);
  expect(more).toEqual([]);
  if (parsed?.kind !== "record") throw new Error(JSON.stringify(parsed));
  return parsed.record;
}

const LINES = [
  "江苏省南京市鼓楼区人民法院",
  "民事判决书",
  "（2012）鼓商初字第0345号",
  "原告例木银行股份有限公司南京鼓楼支行，住所地南京市鼓楼区。",
  "负责人许例，行长。",
  "委托代理人钱例海，江苏例禾律师事务所律师。",
  "被告沈例梅，女，1975年1月1日生，汉族。",
  "被告南京例明机械厂，住所地南京市江宁区。",
  "投资人沈例梅，该厂厂长。",
  "上列两被告共同委托代理人孙例立，南京市江宁区例山法律服务所法律工作者。",
  "原告例木银行股份有限公司南京鼓楼支行诉被告沈例梅、南京例明机械厂金融借款合同纠纷一案，本院于2012年3月1日受理后，依法组成合议庭，公开开庭进行了审理。本案现已审理终结。",
  "原告诉称：2010年5月1日，双方签订借款合同。请求判令：1、被告沈例梅立即偿还借款本金50万元及利息；2、被告南京例明机械厂承担连带责任。",
  "经审理查明：双方签订的借款合同约定借款50万元。",
  "本院认为：借款合同合法有效。依照《中华人民共和国合同法》第二百零六条的规定，判决如下：",
  "一、被告沈例梅于本判决生效后十日内偿还原告借款本金50万元；",
  "二、驳回原告其他诉讼请求。",
  "如不服本判决，可在判决书送达之日起十五日内，向本院递交上诉状，上诉于江苏省南京市中级人民法院。",
  "审判长　郑例强",
  "代理审判员　冯例",
  "人民陪审员　褚例卫",
  "二○一二年六月十八日",
  "书记员　蒋例文",
];
const FIELDS = {
  court: "南京市鼓楼区人民法院",
  text_type: "民事判决书",
  case_number: "（2012）鼓商初字第0345号",
  casedate: "2012-06-18",
  cause: "金融借款合同纠纷",
  instance: "first",
  claim_amount: 500_000,
  presiding_judge: "郑例强",
  panel: ["郑例强", "冯例", "褚例卫"],
  clerk: "蒋例文",
};
const PARTIES = ["例木银行股份有限公司南京鼓楼支行", "沈例梅", "南京例明机械厂"];

describe("parseText on one judgment in many layouts", () => {
  const spread = (text: string) => [...text].join(" ");
  const layouts: [string, string][] = [
    ["a line for each paragraph", LINES.join("\n")],
    ["CRLF and indents", LINES.map((line) => `　　${line}`).join("\r\n")],
    ["blank lines between", LINES.join("\n\n")],
    ["no line ends at all", LINES.join("")],
    [
      "spread head and roles",
      LINES.map((line, at) => (at < 2 ? spread(line) : line.replace(/^审判长/, "审　判　长"))).join("\n"),
    ],
    ["paragraphs of HTML", LINES.map((line) => `<p style="x">&nbsp;&nbsp;${line}</p>`).join("")],
    [
      "half-width punctuation",
      LINES.join("\n")
        .replaceAll("，", ",")
        .replaceAll("：", ":")
        .replaceAll("；", ";")
        .replaceAll("。", ".")
        .replaceAll("（", "(")
        .replaceAll("）", ")"),
    ],
    [
      "full-width digits",
      LINES.join("\n").replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ],
    [
      "a data base's header",
      [
        "标题：某案",
        "审理法院：江苏省南京市鼓楼区人民法院",
        "案　　号：（2012）鼓商初字第0345号",
        "浏览次数：5",
        ...LINES,
      ].join("\n"),
    ],
    [
      "lines broken at forty characters",
      LINES.map((line) => `　　${line}`.match(/.{1,40}/g)?.join("\n")).join("\n"),
    ],
  ];
  test.each(layouts)("reads the same from %s", (_, text) => {
    const record = read(text);
    expect(record).toMatchObject(FIELDS);
    expect(record.parties.map(({ name }) => name)).toEqual(PARTIES);
    expect(record.counsel).toMatchObject([
      { name: "钱例海", firm: "江苏例禾律师事务所", kind: "lawyer", side: "plaintiff" },
      { name: "孙例立", kind: "legal_worker", side: "defendant", parties: PARTIES.slice(1) },
    ]);
    expect(record.body_text[record.holding?.from ?? -1]).toMatch(/^本院认为/);
  });

  test("parts several judgments in one file, with or without a rule between", () => {
    const second = LINES.with(2, "（2012）鼓商初字第0346号").join("\n");
    for (const between of ["\n", "\n\n----------\n\n", "\n\f"]) {
      const parsed = parseText(LINES.join("\n") + between + second, ownContext);
      expect(parsed.map((one) => (one.kind === "record" ? one.record.case_number : one.reason))).toEqual([
        "（2012）鼓商初字第0345号",
        "（2012）鼓商初字第0346号",
      ]);
    }
    expect(parseText(`${LINES.join("\n")}\n${second}`, ownContext)[1]?.line).toBe(LINES.length + 1);
  });

  test.each([
    ["", "empty"],
    ["   \n\u3000", "empty"],
    ["今天天气很好。", "not_a_judgment"],
    [LINES.slice(0, 2).join("\n"), "no_body"],
    [LINES[0]!, "not_a_judgment"],
    [LINES.slice(0, 3).join("\n"), "no_body"],
    [LINES.slice(1, 2).concat(LINES.slice(3)).join("\n"), "no_court"],
  ])("says why %j is no judgment", (text, reason) => {
    expect(parseText(text, ownContext)).toMatchObject([{ kind: "rejected", reason }]);
  });
});
