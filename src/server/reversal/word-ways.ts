import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import type { Calendar } from "#domain/calculator/calendar.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { lapsedLastDay, type Remedies, type RemedyDay, remedyLastDay } from "#domain/reversal/remedy.ts";
import type { RemedyRow } from "#domain/reversal/remedy-table.ts";
import { wordCitation } from "#server/basis/word-citation.ts";
import type { AnswerLanguage } from "#server/http/language.ts";
import { loadRemedies } from "./remedy-file.ts";

type Way = ReverseBasicinfoResponse["remedy"]["ways"][number];

/**
 * The facts that determine the remedies against a document. `court` is the id of its court, `served` the day
 * of service and `made` the day of the document; days are yyyy-MM-dd.
 */
export interface RemedyFacts {
  court: number;
  served: string | undefined;
  made: string | undefined;
}

/**
 * The remedies as they are displayed. A remedy is followed by the one that remains when its period has
 * passed. Last days are given only if `dated`, because otherwise the remedies are uncertain.
 */
export function wordWays(
  { remedies, dated }: Remedies,
  facts: RemedyFacts,
  courts: CourtIndex,
  language: AnswerLanguage,
  calendar: Calendar,
): Way[] {
  const { table, laws } = loadRemedies();
  const toWay = (remedy: RemedyRow, day: RemedyDay | null): Way => ({
    id: remedy.id,
    route: remedy.route,
    text: remedy.words[language],
    basis: remedy.basis
      .map((cited) => wordCitation(cited, laws, language))
      .join(language === "cn" ? "；" : "; "),
    court: courtOf(remedy, facts.court, courts),
    last_day: day?.lastDay ?? null,
    counted_day: day?.countedDay ?? null,
    holidays_known: day?.holidaysKnown ?? true,
    needs_served: dated && !facts.served && (remedy.from === "served" || remedy.from === "effective"),
  });
  const shown = new Set<string>();
  return remedies.flatMap((remedy) => {
    const day = dated ? remedyLastDay(remedy, facts, calendar) : null;
    const after = dated ? table.remedies.find(({ id }) => id === remedy.after && !shown.has(id)) : undefined;
    if (after) shown.add(after.id);
    return [toWay(remedy, day), ...(after ? [toWay(after, day && lapsedLastDay(after, day, calendar))] : [])];
  });
}

/**
 * The court to which a remedy is brought: the court above, the same court, or the supreme court. For the
 * supreme court, the court above is itself.
 */
function courtOf({ court }: RemedyRow, own: number, courts: CourtIndex): string {
  const path = courts.ordinal(own) < 0 ? [] : courts.path(own);
  const node = { above: path.at(-2) ?? path.at(-1), same: path.at(-1), supreme: path[0] }[
    court as "above" | "same" | "supreme"
  ];
  return node?.label ?? "";
}
