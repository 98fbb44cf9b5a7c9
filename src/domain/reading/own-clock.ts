import {
  type AppealBranch,
  type AppealDeadline,
  type AppealedDocument,
  calculateAppealDeadline,
} from "../calculator/appeal-deadline.ts";
import { type Calendar, rollForward } from "../calculator/calendar.ts";
import { findCaseNumbers } from "../case-number/find-case-numbers.ts";
import { branchOfDocument } from "../judgment/parse/published/branch.ts";
import { addMonths, formatDay, parseDay } from "../text/day.ts";
import type { OperativeItem } from "./operative-part.ts";
import type { OwnDocument } from "./own-document.ts";

/** Dates that follow from the service of a document, all yyyy-MM-dd. */
export interface OwnClock {
  /** Null if the document is not appealable. */
  appeal: AppealDeadline | null;
  /** The day on which the document takes effect if nobody appeals. */
  effective: string;
  /** The due dates of the items that have any, in order of the items. */
  due: { item: OperativeItem; day: string }[];
}

/** The document in the terms of the appeal period calculator. */
export function appealedAs({ facts }: OwnDocument): { branch: AppealBranch; document: AppealedDocument } {
  const branch = branchOfDocument(facts.text_type, findCaseNumbers(facts.case_number)[0]?.code ?? "");
  return {
    branch: branch === "1" ? "criminal" : branch === "5" ? "administrative" : "civil",
    document: facts.text_type.includes("裁定") ? "ruling" : "judgment",
  };
}

/** In civil cases a period of 30 days is that of a party without domicile in the mainland. */
const DAYS_ABROAD = 30;

/**
 * Dates counted from service (yyyy-MM-dd); null for a day that does not exist. An appealable document takes
 * effect on the day after the last day to appeal, any other on service. If the last day of a period is a rest
 * day, it moves to the next working day (民法典 art. 203).
 */
export function ownClock(document: OwnDocument, served: string, calendar: Calendar): OwnClock | null {
  const start = parseDay(served);
  if (start === null) return null;
  const abroad = document.appeal?.days === DAYS_ABROAD;
  const appeal =
    document.appeal && calculateAppealDeadline(served, { ...appealedAs(document), abroad }, calendar);
  const lastDay = appeal ? parseDay(appeal.lastDay) : null;
  const effective = lastDay === null ? start : lastDay + 1;
  return {
    appeal,
    effective: formatDay(effective),
    due: document.items.flatMap((item) => dueDays(item, effective, calendar).map((day) => ({ item, day }))),
  };
}

function dueDays({ days, months, by }: OperativeItem, effective: number, calendar: Calendar): string[] {
  const counted = days === null ? months && addMonths(effective, months) : effective + days;
  return [...(counted === null ? [] : [formatDay(rollForward(counted, calendar))]), ...by];
}

/** The total of the sums that the document orders to be paid; null if it states none. */
export function sumOrdered({ items }: OwnDocument): number | null {
  const sums = items.flatMap(({ from, yuan }) => (from.length > 0 && yuan[0] !== undefined ? [yuan[0]] : []));
  return sums.length > 0 ? Math.round(100 * sums.reduce((sum, one) => sum + one, 0)) / 100 : null;
}
