import { type Day, dayOf, numeral } from "./calendar.ts";

/** A cited article: name of the law without brackets, number, and optionally paragraph and item. */
export interface SampleArticle {
  law: string;
  article: number;
  paragraph?: number;
  item?: number;
}

const PROCEDURE_LAW = "中华人民共和国民事诉讼法";
export const INSURANCE_LAW = "中华人民共和国保险法";
export const CONTRACT_LAW = "中华人民共和国合同法";
export const CIVIL_CODE = "中华人民共和国民法典";
export const TORT_LAW = "中华人民共和国侵权责任法";

/** Civil Code in force: 2021-01-01; earlier facts stay under the older laws (法释〔2020〕15号 art. 1). */
export const CIVIL_CODE_IN_FORCE = dayOf(2021, 1, 1);

/** An article of a law; names only, never its text. */
export function article(law: string, number: number, paragraph?: number, item?: number): SampleArticle {
  return { law, article: number, paragraph, item };
}

/** Articles as courts cite them: 《X》第六十条第一款、第二款、第六十一条、《Y》第一百七十七条第一款第一项. */
export function citeArticles(articles: SampleArticle[]): string {
  const laws = [...new Set(articles.map((each) => each.law))];
  return laws
    .map((law) => {
      const own = articles.filter((each) => each.law === law);
      const order = (each: SampleArticle) =>
        each.article * 100 + (each.paragraph ?? 0) * 10 + (each.item ?? 0);
      own.sort((a, b) => order(a) - order(b));
      const printed: string[] = [];
      own.forEach((each, index) => {
        const before = own[index - 1];
        if (before && order(before) === order(each)) return;
        const same = before?.article === each.article && each.paragraph !== undefined;
        printed.push((same ? "" : `第${numeral(each.article)}条`) + printPart(each));
      });
      return `《${law}》${printed.join("、")}`;
    })
    .join("、");
}

function printPart({ paragraph, item }: SampleArticle): string {
  return `${paragraph ? `第${numeral(paragraph)}款` : ""}${item ? `第${numeral(item)}项` : ""}`;
}

/** The articles of procedure that a civil judgment needs. */
export interface SampleProcedure {
  proof: SampleArticle;
  absent: SampleArticle;
  withdrawSuit: SampleArticle;
  delay: SampleArticle;
  uphold: SampleArticle;
  change: SampleArticle;
  remand: SampleArticle;
  withdrawAppeal: SampleArticle;
}

/**
 * The numbering of the Civil Procedure Law in force on a day: revisions of 2007 (2008-04-01),
 * 2012 (2013-01-01), 2021 (2022-01-01) and 2023 (2024-01-01).
 */
export function procedureOn(day: Day): SampleProcedure {
  if (day < dayOf(2013, 1, 1)) return numbered(64, 130, 131, 229, 153, 156);
  if (day < dayOf(2022, 1, 1)) return numbered(64, 144, 145, 253, 170, 173);
  return numbered(67, 147, 148, day < dayOf(2024, 1, 1) ? 260 : 264, 177, 180);
}

function numbered(proof: number, absent: number, suit: number, delay: number, appeal: number, back: number) {
  const of = (number: number, paragraph?: number, item?: number) =>
    article(PROCEDURE_LAW, number, paragraph, item);
  return {
    proof: of(proof, 1),
    absent: of(absent),
    withdrawSuit: of(suit, 1),
    delay: of(delay),
    uphold: of(appeal, 1, 1),
    change: of(appeal, 1, 2),
    remand: of(appeal, 1, 3),
    withdrawAppeal: of(back),
  };
}

/** Breach of contract: Civil Code arts. 509, 577 for facts since 2021, else Contract Law arts. 60, 107. */
export function breachArticles(facts: Day): SampleArticle[] {
  return facts >= CIVIL_CODE_IN_FORCE
    ? [article(CIVIL_CODE, 509, 1), article(CIVIL_CODE, 577)]
    : [article(CONTRACT_LAW, 60, 1), article(CONTRACT_LAW, 107)];
}

/** Liability for fault and property loss: Civil Code arts. 1165, 1184; Tort Law arts. 6, 19 (2010-07-01). */
export function faultArticles(facts: Day): SampleArticle[] {
  if (facts >= CIVIL_CODE_IN_FORCE) return [article(CIVIL_CODE, 1165, 1), article(CIVIL_CODE, 1184)];
  if (facts >= dayOf(2010, 7, 1)) return [article(TORT_LAW, 6, 1), article(TORT_LAW, 19)];
  return [article("中华人民共和国民法通则", 106, 2), article("中华人民共和国民法通则", 117, 2)];
}
