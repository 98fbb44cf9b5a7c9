import type { Dictionary } from "../cn.ts";

export const searchRules: Dictionary["searchRules"] = {
  title: "Rules of search",
  description:
    "How words are compared with texts: numbers, signs, sums, case numbers, citations, traditional characters, quotation marks.",
  lead: "Words are compared letter by letter; nothing is guessed. Several words must all be there. Blanks, width, case and most punctuation do not matter. What follows are the exceptions.",
  rules: [
    {
      name: "Signs that carry meaning",
      text: "Signs of per cent and per mille, decimal points, thousands separators and title brackets are searched as written.",
      examples: [
        "24% does not find 24条",
        "3.5 does not find 3、5",
        "刑法》 finds only text where the bracket follows the name",
      ],
    },
    {
      name: "Whole numbers",
      text: "Arabic digits are found as whole numbers only, separators, decimals and sums such as 1亿2000万 included; the dot of a list before a date is no decimal point.",
      examples: [
        "50万元 does not find 150万元",
        "66条 does not find 第266条",
        "500,000 does not find 1,500,000",
      ],
    },
    {
      name: "Sums however written",
      text: "A word that is one sum in yuan is also searched in other spellings of it, which is said above the results; a sum among other words in its usual spellings. A number alone of five digits or more, or with separators, is searched with and without them. The words of one search have at most {n} spellings together; a word whose spellings would go beyond is searched as written alone, and each such word is named above the results.",
      examples: ["50万元 also finds 500000元, 500,000元, 五十万元, 伍拾万元", "300元 does not find 两三百元"],
    },
    {
      name: "Case and entry numbers",
      text: "Of a case number a whole part will do: its year, sign or serial. Reference cases are found by their entry number.",
      examples: ["民终123号 finds （2021）内01民终123号", "2024-17-5-202-036"],
    },
    {
      name: "Citations",
      text: "With a law's name and an article that article is found: with brackets or without, full name or short, Chinese or Arabic numerals, also in a list; not another article, nor a law whose name ends alike, and 之一 is another article. Without a law's name both numerals are searched.",
      examples: [
        "刑法第266条 finds 《中华人民共和国刑法》第二百六十六条",
        "保险法第六十条 does not find 社会保险法第六十条",
      ],
    },
    {
      name: "Chinese numerals",
      text: "But for sums and for articles after 第, Chinese numerals are letters like others.",
      examples: ["二十四 does not find 24"],
    },
    {
      name: "Traditional characters",
      text: "A word in traditional characters is searched in simplified ones and as it is, since names keep theirs; this is said above the results.",
      examples: ["違約金 also finds 违约金"],
    },
    {
      name: "Quotation marks",
      text: "Between quotation marks a word is searched as written and in no other form; numbers stay whole. The button above the results adds the marks.",
      examples: ["“50万元” finds 50万元 alone"],
    },
  ],
  exampleTitle: "Examples",
  back: "Back to search",
};
