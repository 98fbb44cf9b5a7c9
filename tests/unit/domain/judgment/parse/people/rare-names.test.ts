import fc from "fast-check";
import { expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { ownContext } from "../../own-context.ts";

/** Blocks of Unicode with Chinese characters outside the common one. */
const BLOCKS = [
  [0x3400, 0x4dbf],
  [0x9fa6, 0x9fef],
  [0x20000, 0x2a6df],
  [0x2a700, 0x2b739],
  [0x2b820, 0x2cea1],
  [0x2ceb0, 0x2ebe0],
  [0x30000, 0x3134a],
] as const;
const rare = fc.oneof(...BLOCKS.map(([min, max]) => fc.integer({ min, max }))).map(String.fromCodePoint);

/** A civil and a criminal text whose people have the given last characters. */
const TEXTS: ((signs: string[]) => string)[] = [
  ([a, b, c, d, e, f]) => `浙江省宁波市中级人民法院
民事判决书
（2021）浙02民终1234号
上诉人（原审被告）：张例${a}，男，1970年1月2日出生，汉族，住浙江省余姚市。
上诉人（原审被告）：于样${b}。
上列上诉人共同委托诉讼代理人：王例${c}、李样${d}，浙江例律师事务所律师。
被上诉人（原审原告）：周例${e}。
委托诉讼代理人吴例${f}浙江样律师事务所律师，郑样${a}，浙江样律师事务所实习律师。
上诉人因与被上诉人买卖合同纠纷一案，不服浙江省慈溪市人民法院（2020）浙0282民初888号民事判决，向本院提起上诉。本院依法组成合议庭进行了审理。本案现已审理终结。
本院认为，一审判决正确。依照《中华人民共和国民事诉讼法》第一百七十七条第一款第一项规定，判决如下：
驳回上诉，维持原判。
本判决为终审判决。
审判长　陈例${b}
审判员　刘样${c}赵例${d}
二〇二一年五月六日
书记员　孙例${e}`,
  ([a, b, c, d, e, f]) =>
    `浙江省余姚市人民法院 刑事判决书 （2021）浙0281刑初12号 公诉机关余姚市人民检察院。 被告人张例${a}，男，1970年1月2日出生，汉族。 辩护人王样${b}，浙江例律师事务所律师。 被告人于例${c}，男，1971年1月2日出生，汉族。 辩护人李样${d}，浙江样律师事务所律师。 余姚市人民检察院指控被告人张例${a}、于例${c}犯盗窃罪，于2021年3月4日提起公诉。本院依法组成合议庭，公开开庭审理了本案。被告人张例${a}及其辩护人王样${b}到庭参加诉讼。现已审理终结。 本院认为，被告人张例${a}、于例${c}的行为已构成盗窃罪。依照《中华人民共和国刑法》第二百六十四条之规定，判决如下： 一、被告人张例${a}犯盗窃罪，判处拘役三个月； 二、被告人于例${c}犯盗窃罪，判处拘役三个月。 审判员 陈样${e} 二〇二一年五月六日 书记员 孙例${f}`,
];
const COMMON = [..."明华国军平伟"];

const peopleOf = (text: string) => {
  const [parsed] = parseText(text, ownContext);
  if (parsed?.kind !== "record") throw new Error(JSON.stringify(parsed));
  const { parties, counsel, panel, clerk } = parsed.record;
  return JSON.stringify({ parties, counsel, panel, clerk });
};

test.each(TEXTS)("people with rare characters in their names are read as others are (%#)", (text) => {
  const common = peopleOf(text(COMMON));
  fc.assert(
    fc.property(fc.uniqueArray(rare, { minLength: 6, maxLength: 6 }), (signs) => {
      const own = COMMON.reduce((all, sign, at) => all.replaceAll(sign, signs[at]!), common);
      expect(peopleOf(text(signs))).toBe(own);
    }),
    { numRuns: 60 },
  );
});

test.each([".", "．", "・", "•", " · ", "·\u3000", "・ "])(
  "people with %j in their names are read as those with a dot",
  (dot) => {
    const text = (sign: string) => `新疆维吾尔自治区喀什地区中级人民法院
民事判决书
（2021）新31民终12号
上诉人（原审被告）：阿卜杜拉${sign}吐尔逊，男，1970年1月2日出生，维吾尔族，住喀什市。
委托诉讼代理人：古丽${sign}艾合买提，新疆例律师事务所律师。
被上诉人（原审原告）：热依罕${sign}买买提、帕提古丽${sign}扎提${sign}玉山。
上诉人阿卜杜拉${sign}吐尔逊因与被上诉人热依罕${sign}买买提、帕提古丽${sign}扎提${sign}玉山民间借贷纠纷一案，不服喀什市人民法院（2020）新3101民初9号民事判决，向本院提起上诉。现已审理终结。
本院认为，一审正确.判决如下：
驳回上诉，维持原判。
审判长　迪力夏提${sign}吐尔逊
审判员　张例
二〇二一年五月六日
书记员　帕孜丽亚${sign}艾力`;
    const read = peopleOf(text(dot)).replaceAll(/[．・•.]/g, "·");
    expect(read).toBe(peopleOf(text("·")));
    expect(read).toContain("帕提古丽·扎提·玉山");
  },
);
