import { emptyQuery } from "#contract/search/query-address.ts";
import type { Understood } from "#contract/search/search.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { inputKind } from "#domain/ask/input/input-kind.ts";
import { readSyntax } from "#domain/ask/input/typed-syntax.ts";
import { baseCaseNumber } from "#domain/case-number/case-number-forms.ts";
import { readCaseNumber } from "#domain/case-number/read-case-number.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { isEnglish } from "#domain/text/is-english.ts";
import { planRequest } from "../search/plan-request.ts";
import type { SearchEngine } from "../search/search-engine.ts";
import { suggestArticles } from "../statutes/suggest-articles.ts";
import { namedInEnglish } from "./english-names.ts";
import { knownNames } from "./input/known-names.ts";
import { lawyersAddress } from "./lawyers-sought.ts";

const FIRM = /(?:律师事务所|律师楼|律所)/u;
/** The page on which lawyers for a claim are found. */
const LAWYERS_PAGE = "/layout";
/** The page that shows who has represented a party. */
const PARTY_PAGE = "/layout/claims";

/**
 * What the keywords of a query mean, with the filter or the page that expresses that better. Undefined if
 * there are no keywords, or if the query is not about judgments. The name of a natural person always counts
 * as keywords, without filter or page.
 *
 * `found` is the number of documents that the keywords find. If it is 0 and the keywords are English words
 * that name a cause or a court, the browser is told to apply the filter at once.
 */
export function understandWords({ type, qr }: SearchQuery, found: number): Understood | undefined {
  if (type !== SCOPE.cases || qr.length === 0) return undefined;
  const typed = qr.join(" ");
  const named = found === 0 && isEnglish(typed) ? namedInEnglish(typed) : undefined;
  if (named) return { kind: "reason" in named ? "cause" : "court", query: named, follow: true };
  const kind = inputKind(typed, knownNames());
  return { kind, ...followsFrom(kind, typed) };
}

/**
 * Does the same as `understandWords`, but tells the browser to apply a filter only if the filter finds
 * documents.
 */
export async function understandFound(
  query: SearchQuery,
  found: number,
  engine: SearchEngine,
): Promise<Understood | undefined> {
  const understood = understandWords(query, found);
  if (!understood?.follow) return understood;
  const planned = planRequest(engine, { ...emptyQuery(), ...understood.query }, "");
  const finds = !("failure" in planned) && (await engine.find(planned.plan, { from: 1, rows: 1 })).total > 0;
  return finds ? understood : understandWords(query, 1);
}

/** The address of the lawyers' page, with the court and the cause that the text names filled in. */
function lawyersPage(typed: string): string {
  const filled = lawyersAddress(typed);
  return filled ? `${LAWYERS_PAGE}#${filled}` : LAWYERS_PAGE;
}

function followsFrom(kind: Understood["kind"], typed: string): Omit<Understood, "kind"> {
  switch (kind) {
    case "court":
      return { query: { court: [typed] } };
    case "cause":
      return { query: { reason: [typed] } };
    case "lawyer":
      return FIRM.test(typed) ? { query: { counsel: [typed] } } : { url: lawyersPage(typed) };
    case "party":
      return { url: PARTY_PAGE };
    case "case_number": {
      const base = baseCaseNumber(readCaseNumber(typed) ?? "");
      return base ? { query: { qr: [base] } } : {};
    }
    case "citation": {
      const [article] = suggestArticles(typed);
      return article ? { url: article.value } : {};
    }
    case "syntax": {
      const { conditions, unknown } = readSyntax(typed);
      return {
        ...(Object.keys(conditions).length > 0 && { query: conditions }),
        ...(unknown.length > 0 && { unknown }),
      };
    }
    default:
      return {};
  }
}
