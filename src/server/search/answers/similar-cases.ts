import type { Choice } from "#contract/envelope.ts";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import type { SimilarRow } from "#contract/search/similar-row.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { CaseQuery } from "#domain/search/similar/case-collection.ts";
import { caseFacts, factsOfText } from "#domain/search/similar/case-facts.ts";
import { similarReasons } from "#domain/search/similar/similar-reasons.ts";
import { specialArticles } from "#domain/search/similar/special-articles.ts";
import type { SearchEngine } from "../search-engine.ts";

/** Similar cases with the reasons for their similarity, and the causes that the query may have. */
export interface SimilarCases {
  cases: SimilarRow[];
  causes: Choice[];
}

/**
 * The query that finds cases similar to a judgment of the collection. Null if no public judgment has the id.
 */
export async function queryOfJudgment(engine: SearchEngine, id: string): Promise<CaseQuery | null> {
  const text = await engine.detail(SCOPE.cases, id);
  if (text === null) return null;
  const detail: JudgmentDetail = JSON.parse(text);
  return {
    text: caseFacts(detail),
    causes: detail.cause === "" ? [] : (detail.causes ?? [detail.cause_code ?? detail.cause]),
    articles: specialArticles([...detail.body_text, ...detail.body_postscript]),
    outside: [id, ...detail.related.flatMap((one) => one.id || [])],
  };
}

/**
 * The query that finds cases similar to a text: a description of facts, or a pasted judgment. `cause` is the
 * cause that the visitor chose.
 */
export function queryOfText(text: string, cause?: string): CaseQuery {
  return {
    text: factsOfText(text),
    causes: cause ? [cause] : [],
    articles: specialArticles(text.split("\n")),
    outside: [],
  };
}

/** At most `limit` judgments similar to a query. */
export async function similarCases(
  engine: SearchEngine,
  query: CaseQuery,
  limit: number,
): Promise<SimilarCases> {
  const { documents, likely } = await engine.similar(SCOPE.cases, query, limit);
  return {
    cases: documents.map(({ row: { id, title, court, number, date }, score, passage, ...common }) => ({
      ...{ id, casename: title, court, case_number: number, casedate: date },
      score: Math.round(score * 1000) / 1000,
      reasons: similarReasons(common, query),
      ...(passage && { snippets: [passage] }),
    })),
    causes: likely.map(({ key, label }) => ({ code: key, label })),
  };
}
