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

/** The dates that follow from the service of a document, yyyy-MM-dd. */
export interface OwnClock {
  /** The last day to appeal. Null if nobody can appeal the document. */
  appeal: AppealDeadline | null;
  /** The day on which the document takes effect if nobody appeals. */
  effective: string;
  /** The items with a due date, in order, and that date. */
  due: { item: OperativeItem; day: string }[];
}

/** The document as the calculator of appeal periods classifies it. */
export function appealedAs({ facts }: OwnDocument): { branch: AppealBranch; document: AppealedDocument } {
  const branch = branchOfDocument(facts.text_type, findCaseNumbers(facts.case_number)[0]?.code ?? "");
  return {
    branch: branch === "1" ? "criminal" : branch === "5" ? "administrative" : "civil",
    document: facts.text_type.includes("裁定") ? "ruling" : "judgment",
  };
}

/** Appeal period in civil cases for a party without domicile in the mainland, in days. */
const DAYS_ABROAD = 30;

/**
 * The dates that follow from service on `served` (yyyy-MM-dd). Null if that day does not exist. A document
 * that can be appealed takes effect on the day after the last day to appeal, any other on the day of service.
 * If the last day of a period is a rest day, the period ends on the next working day (民法典 art. 203).
 */
export function ownClock(document: OwnDocument, served: string, calendar: Calendar): OwnClock | null {
  const start = parseDay(served);
  if (start === null) return null;
  const abroad = document.appeal?.days === DAYS_ABROAD;
  const appeal =
    document.appeal && calculateAppealDeadline(start, { ...appealedAs(document), abroad }, calendar);
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
