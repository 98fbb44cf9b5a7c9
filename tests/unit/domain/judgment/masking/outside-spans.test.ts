import fc from "fast-check";
import { expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { invented } from "../invented-record.ts";

/** The published form of a sentence, with {} in place of a person's name, address or number. */
const SENTENCES = [
  "被害人{name}的陈述，证实财物被盗的时间、地点。",
  "证人{name}、{name}的证言，证实案发经过。",
  "房东{name}证实房屋出租情况，邻居报警。",
  "{name}，女，汉族，住呼和浩特市新城区{address}。",
  "被害人{name}，联系电话{number}，银行卡号{number}。",
  "被告人张例将赃物卖给房东{name}，得款3000元，司机、保安均不知情。",
  "依照《中华人民共和国刑法》第二百六十四条之规定，判决如下：",
  "被告人的住所地与经常居住地不一致的，由经常居住地人民法院管辖。",
  "被害人的损失未追回，证人出庭作证，鉴定人未出庭，被害人家属谅解。",
  "2020年5月1日22时许，在例样商场盗窃手机一部，价值2180元，发票号12345678。",
];
const SECRETS = {
  name: ["赵小样", "钱例样", "孙样例", "赵大品", "钱品品"],
  address: ["海拉尔大街12号3栋2单元401室", "例样路某某小区5号楼"],
  number: ["13800001234", "6222020200112233445"],
};
const SHOWN = /[赵钱孙]某[0-9]*|×××/g;

const sentence = fc.constantFrom(...SENTENCES).chain((pattern) => {
  const kinds = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, kind]) => SECRETS[kind as keyof typeof SECRETS]);
  return fc.tuple(...kinds.map((list) => fc.constantFrom(...list))).map((secrets) => {
    const rest = [...secrets];
    return {
      whole: pattern.replace(/\{\w+\}/g, () => rest.shift()!),
      without: pattern.replace(/\{\w+\}/g, ""),
    };
  });
});

test("masking leaves every character outside names, addresses and numbers", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(sentence, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
      (paragraphs) => {
        const joined = (key: "whole" | "without") =>
          paragraphs.map((list) => list.map((each) => each[key]).join(""));
        const record = invented({
          text_type: "刑事判决书",
          cause: "盗窃罪",
          casename: "张例盗窃罪一审刑事判决书",
          parties: [{ name: "张例", side: "defendant", role: "被告人" }],
          body_text: ["被告人张例，男。", ...joined("whole")],
        });
        const result = maskRecord(record, { officiallyReleased: false });
        expect(result).toMatchObject({ kind: "record", record: { casename: record.casename } });
        if (result.kind !== "record") return;
        expect(result.record.body_text.slice(1).map((text) => text.replace(SHOWN, ""))).toEqual(
          joined("without"),
        );
      },
    ),
    { numRuns: runs(300) },
  );
});
