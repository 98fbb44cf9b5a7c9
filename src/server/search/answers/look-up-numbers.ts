import type { ListedNumber } from "#contract/search/search-numbers.ts";
import { caseNumberVariants } from "#domain/case-number/listed-numbers.ts";
import type { SearchEngine } from "../search-engine.ts";

/** Each case number with its judgments, in the order given; an unknown number has none. */
export async function findByCaseNumbers(engine: SearchEngine, numbers: string[]): Promise<ListedNumber[]> {
  const looked: ListedNumber[] = [];
  for (const number of numbers) {
    let rows: Awaited<ReturnType<SearchEngine["findByCaseNumber"]>> = [];
    for (const form of caseNumberVariants(number)) {
      rows = await engine.findByCaseNumber(1, form);
      if (rows.length > 0) break;
    }
    looked.push({
      number,
      documents: rows.map(({ id, title, court, number: printed, date }) => ({
        id,
        casename: title,
        court,
        case_number: printed,
        casedate: date,
      })),
    });
  }
  return looked;
}
