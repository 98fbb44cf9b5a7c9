import { findCitations } from "../../statute/citation/find-citations.ts";
import { citedName } from "../../statute/citation/law-name.ts";

/**
 * For each code, the first article of its special part. The articles before it are general rules (attempt,
 * surrender, legal persons), which make no two cases similar. 刑法 第二编 begins with article 102, 民法典 第二编 with
 * 205.
 */
const SPECIAL_FROM: Readonly<Record<string, number>> = { 刑法: 102, 民法典: 205 };
/**
 * Words in the names of two kinds of texts that do not count: rules of procedure, which every case cites, and
 * interpretations, which are cited together with the article that they interpret.
 */
const BESIDE = /诉讼|仲裁|执行|法庭|管辖|解释|规定|意见|纪要|批复|通知/u;

/**
 * The special articles that the texts cite, as law#number, without duplicates. A special article is one of
 * substantive law on which a decision turns. Rules of procedure, interpretations and the general parts of
 * codes are left out.
 */
export function specialArticles(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const { law, number } of findCitations(text, () => false, true)) {
      const name = citedName(law);
      if (BESIDE.test(name) || number < (SPECIAL_FROM[name] ?? 1)) continue;
      found.add(`${name}#${number}`);
    }
  }
  return [...found];
}
