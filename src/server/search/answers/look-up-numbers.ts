import type { ListedNumber } from "#contract/search/search-numbers.ts";
import { caseNumberVariants } from "#domain/case-number/listed-numbers.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { SearchEngine } from "../search-engine.ts";

/** Each case number with its judgments, in the order given; an unknown number has none. */
export async function findByCaseNumbers(engine: SearchEngine, numbers: string[]): Promise<ListedNumber[]> {
  // Asked for at once, so that an engine elsewhere answers all in one call.
  return Promise.all(
    numbers.map(async (number) => {
      const found = await Promise.all(
        caseNumberVariants(number).map((form) => engine.findByCaseNumber(SCOPE.cases, form)),
      );
      const rows = found.find((some) => some.length > 0) ?? [];
      return {
        number,
        documents: rows.map(({ id, title, court, number: printed, date }) => ({
          id,
          casename: title,
          court,
          case_number: printed,
          casedate: date,
        })),
      };
    }),
  );
}
