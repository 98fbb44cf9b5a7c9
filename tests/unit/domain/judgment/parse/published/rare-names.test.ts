import fc from "fast-check";
import { expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { DOT } from "#domain/text/han.ts";
import { ownContext } from "../../own-context.ts";

/** A character from each block of Han characters that occurs in names. */
const RARE = "㼆㐀䶮例𠀋𪜀𫝀𫠠𬀩𬺰𰀁𱍐";
const family = fc.constantFrom(...["李", "王", "张", "赵", "钱", "孙", "周", "吴", "郑"]);
const given = fc.string({ unit: fc.constantFrom(...RARE), minLength: 1, maxLength: 2 });
const han = fc.tuple(family, given).map(([one, other]) => one + other);
const dotted = fc
  .tuple(
    fc.constantFrom("古丽娜尔", "热依罕", "阿不都"),
    fc.constantFrom(...DOT),
    fc.constantFrom("艾例", "买买提", "吐尔逊"),
  )
  .map((parts) => parts.join(""));
const names = fc.uniqueArray(fc.oneof(han, dotted), { minLength: 7, maxLength: 7 });

test("names with characters of all planes, and with any dot, are read in all parts and layouts", () => {
  fc.assert(
    fc.property(names, fc.constantFrom("\n", " ", ""), (all, parting) => {
      const [appellant = "", lawyer = "", appellee = "", other = "", presiding = "", judge = "", clerk = ""] =
        all;
      const text = [
        "江苏省苏州市中级人民法院",
        "民事判决书",
        "（2019）苏05民终9号",
        `上诉人（原审被告）：${appellant}，男，住昆山市。`,
        `委托诉讼代理人：${lawyer}，江苏例山律师事务所律师。`,
        `被上诉人（原审原告）：${appellee}，女，住昆山市。`,
        `原审被告：${other}。`,
        `上诉人${appellant}因与被上诉人${appellee}、原审被告${other}民间借贷纠纷一案，向本院提起上诉。本案现已审理终结。`,
        "本院认为，上诉不成立。依照《中华人民共和国民事诉讼法》第一百七十条规定，判决如下：",
        "驳回上诉，维持原判。",
        ...[`审判长 ${presiding}`, `审判员 ${judge}`, "二〇一九年三月四日", `书记员 ${clerk}`],
      ].join(parting);
      const [parsed] = parseText(text, ownContext);
      expect(parsed).toMatchObject({
        record: {
          parties: [{ name: appellant }, { name: appellee }, { name: other }],
          counsel: [{ name: lawyer, parties: [appellant] }],
          panel: [presiding, judge],
          clerk,
          cause: "民间借贷纠纷",
        },
      });
    }),
    { numRuns: 60 },
  );
});
