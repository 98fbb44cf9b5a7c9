import { findCitations } from "../../statute/citation/find-citations.ts";
import { citedName } from "../../statute/citation/law-name.ts";

/**
 * Where the special part of a code begins: before it stand rules on any case (attempt, surrender, legal
 * persons), which make no two cases alike. 刑法 第二编 from article 102, 民法典 第二编 from 205.
 */
const SPECIAL_FROM: Readonly<Record<string, number>> = { 刑法: 102, 民法典: 205 };
/** Rules on procedure are cited in every case, and interpretations beside the article they apply. */
const BESIDE = /诉讼|仲裁|执行|法庭|管辖|解释|规定|意见|纪要|批复|通知/u;

/**
 * The special articles of substantive law that texts cite, each once as law#number: what the case was decided
 * by. Rules of procedure, interpretations and general parts of codes are left out.
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
