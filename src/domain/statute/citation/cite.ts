import { NUMERAL_CHARACTERS, parseChineseNumeral } from "../../text/numbers/chinese-numeral.ts";
import { articleLabel } from "./article-label.ts";

/** A citation of an article, as typed. `law` is the name as written; empty if only the article is given. */
export interface Citation {
  law: string;
  number: number;
  /** 1 for an article with 之一; 0 for one without a suffix. */
  branch: number;
  /** 款, from 1; 0 if not named. */
  paragraph: number;
  /** 项, from 1; 0 if not named. */
  item: number;
}

/** Maximum length of a text that can be a citation, in characters. */
const MAX_CHARS = 100;
const NUMBER = `[${NUMERAL_CHARACTERS}]{1,9}|\\d{1,4}`;
const SMALL = `[${NUMERAL_CHARACTERS}]{1,4}|\\d{1,3}`;
const PARTS = [
  `第?(?<article>${NUMBER})条`,
  `(?:之(?<branch>${SMALL}))?`,
  `(?:第?(?<paragraph>${SMALL})款)?`,
  `(?:第?\\(?(?<item>${SMALL})\\)?项)?`,
].join("");
const TYPED = new RegExp(`^(?<law>.*?)${PARTS}(?:之?规定)?$`);
/** A list or range of articles: 保险法60-62条, 第六十条至第六十二条, 第六十条、第六十一条. The groups hold the first article. */
const SEVERAL = new RegExp(
  `^(?<law>.*?)第?(?<article>${NUMBER})条?(?:至|到|[-—–~～]+|、|和|及)第?(?:${NUMBER})条$`,
);
/** The name of a law and a bare number: 保险法60. */
const BARE = /^(?<law>.*(?:法|典|条例|规定|解释|办法|规则)[^\d]{0,4})第?(?<article>\d{1,4})$/;
const NAME_MARKS = /[《》〈〉<>「」“”"'\s]/g;

/**
 * Reads a typed text as a citation; null for other text. Accepted are 保险法第六十条, 保险法60条, 《保险法》第60条第1款,
 * 民诉法第177条, 刑法第一百二十条之一 and 第60条, with full-width forms and blanks. If the text cites several articles
 * (保险法60-62条), the first is returned.
 */
export function parseCitation(text: string): Citation | null {
  if (text.length > MAX_CHARS) return null;
  const folded = text.normalize("NFKC").replace(NAME_MARKS, "");
  const groups = (SEVERAL.exec(folded) ?? TYPED.exec(folded) ?? BARE.exec(folded))?.groups;
  if (!groups) return null;
  const number = toNumber(groups.article);
  const law = (groups.law ?? "").replace(/第$/, "");
  // The name of a law contains letters. 2021年第3条 and similar texts are keywords.
  if (
    !number ||
    number > 9999 ||
    (law !== "" && !/^(?!\d+年$)[\p{L}\p{N}()、·,]*\p{L}[()\p{N}]*$/u.test(law))
  )
    return null;
  return {
    law,
    number,
    branch: toNumber(groups.branch),
    paragraph: toNumber(groups.paragraph),
    item: toNumber(groups.item),
  };
}

/** A citation as it is printed: the name of the law if there is one, then 第六十条第一款第二项. */
export function formatCitation({ law, number, branch, paragraph, item }: Citation): string {
  const parts = articleLabel(number, branch);
  const tail = `${paragraph ? inChinese(paragraph, "款") : ""}${item ? inChinese(item, "项") : ""}`;
  return `${law}${parts}${tail}`;
}

function inChinese(value: number, unit: string): string {
  return articleLabel(value).replace("条", unit);
}

function toNumber(text: string | undefined): number {
  return text ? (parseChineseNumeral(text) ?? 0) : 0;
}
