import type { ListedNumber } from "#contract/search/search-numbers.ts";
import { baseCaseNumber, caseNumberForms } from "#domain/case-number/case-number-forms.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { SearchEngine } from "../search-engine.ts";

/**
 * The judgments of each case number, in the given order. A case number of a part of a case (310号之一) that is
 * not found gets the judgments of the case (310号). An unknown case number gets none.
 */
export async function findByCaseNumbers(engine: SearchEngine, numbers: string[]): Promise<ListedNumber[]> {
  const find = async (number: string) => {
    const found = await Promise.all(
      caseNumberForms(number).map((form) => engine.findByCaseNumber(SCOPE.cases, form)),
    );
    return [...new Map(found.flat().map((row) => [row.id, row])).values()];
  };
  // The case numbers are requested in parallel, so that a remote engine answers all of them in one call.
  return Promise.all(
    numbers.map(async (number) => {
      const base = baseCaseNumber(number);
      const [own, ofBase] = await Promise.all([find(number), base ? find(base) : []]);
      const rows = own.length > 0 ? own : ofBase;
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
