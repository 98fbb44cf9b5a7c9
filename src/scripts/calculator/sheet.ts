import type { FaultCode } from "#domain/calculator/answer.ts";
import type { HolidayYear } from "#domain/calculator/calendar.ts";
import type { LprTable } from "#domain/calculator/interest.ts";
import type { Dictionary } from "#i18n/cn.ts";
import type { AnswerWords } from "#i18n/format/word-line.ts";
import type { Lang } from "#i18n/lang.ts";

/** The words that the script of a calculator needs. */
export type SheetWords = AnswerWords &
  Pick<Dictionary["calculator"], "parts" | "waiting" | "read" | "csv" | "print" | "failed" | "csvHead"> & {
    faults: Record<FaultCode, string>;
  };

/** What the page passes to the script of its calculator, as JSON in the attribute data-sheet. */
export interface Sheet {
  name: string;
  title: string;
  asOf: string;
  lang: Lang;
  words: SheetWords;
  lpr?: LprTable;
  holidays?: HolidayYear[];
}
