import type {
  ReverseBasicinfoRequest,
  ReverseBasicinfoResponse,
} from "#contract/reversal/appeal-analysis.ts";
import { type Calendar, createCalendar, type HolidayYear } from "#domain/calculator/calendar.ts";
import { readCaseNumber } from "#domain/case-number/read-case-number.ts";
import type { CauseHint } from "#domain/catalogue/causes/resolve-cause.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { type AppealAnalysis, analyseAppeals, appealGroupRanges } from "#domain/reversal/analyse-appeals.ts";
import { appealFeeFor } from "#domain/reversal/appeal-fee.ts";
import { findHearingCourt, mayGoToSupreme } from "#domain/reversal/hearing-court.ts";
import { findPracticeAreas } from "#domain/reversal/practice-areas.ts";
import {
  documentTypeIn,
  findRemedies,
  isAppealed,
  isCertain,
  lapsedLastDay,
  type Remedies,
  type RemedyDay,
  remedyLastDay,
} from "#domain/reversal/remedy.ts";
import type { RemedyRow } from "#domain/reversal/remedy-table.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { wordCitation } from "#server/basis/word-citation.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { readTypedCause, readTypedCourt } from "#server/catalogue/typed-names.ts";
import type { AnswerLanguage } from "#server/http/language.ts";
import type { RequestFailure } from "#server/http/request-failure.ts";
import type { Lawyers } from "#server/recovery/lawyers.ts";
import type { Appeals, CasesByNumber } from "./collections.ts";
import { loadExperts, matchExperts } from "./expert-cards.ts";
import { findCase, shownCase } from "./look-up-case.ts";
import { loadSource } from "./open-tables.ts";
import { type BaseRates, findOuterPrior } from "./outer-prior.ts";
import { loadRemedies } from "./remedy-file.ts";

/** The analysis of a document against which no appeal is possible. */
const NO_FIGURES: AppealAnalysis = {
  rate: null,
  outcomes: [],
  group: "branch",
  tried: [],
  period: null,
  grounds: [],
};

/**
 * The branch that a case number shows; civil if it shows none. It distinguishes causes that have the same
 * everyday name.
 */
function branchOfNumber(caseNumber: string): CauseHint["branch"] {
  const code = /[刑行赔执](?=[初终申再监])/u.exec(caseNumber)?.[0];
  return ({ 刑: "1", 行: "5", 赔: "7", 执: "6" } as const)[code as "刑"] ?? "2";
}

type Success = Omit<ReverseBasicinfoResponse, "result">;

/** The collections that an analysis reads. */
export interface AnalysisCollections {
  appeals: Appeals;
  cases: CasesByNumber;
  lawyers: Lawyers;
}

/**
 * The complete answer of the analysis page for a case. A failure names the field that cannot be used, and
 * why.
 */
export async function analyseCase(
  form: ReverseBasicinfoRequest,
  language: AnswerLanguage,
  { appeals, cases, lawyers }: AnalysisCollections,
): Promise<{ ok: Success } | { failure: RequestFailure }> {
  const courts = loadCourts();
  const causes = loadCauses();
  const caseNumber = readCaseNumber(form.first_instance_number) ?? form.first_instance_number;
  const readCause = readTypedCause(form.reason, "reason", branchOfNumber(caseNumber), causes);
  if ("failure" in readCause) return readCause;
  const cause = causes.byId(readCause.key)!;
  const readCourt = readTypedCourt(form.court, "court", { caseNumber }, courts);
  if ("failure" in readCourt) return readCourt;
  const courtId = readCourt.key;
  const amount = readAmount(form.amount);
  if (amount.kind === "fault") {
    return {
      failure: { error: "bad_input", reason: amount.code, value: form.amount, fields: ["amount"] },
    };
  }

  const hearing = findHearingCourt(courtId, caseNumber, courts);
  const prior = findOuterPrior(
    cause.value,
    loadSource<BaseRates>("data/sources/base-rates.json"),
    causes,
    language,
  );
  const path = causes.path(cause.value);
  const found = caseNumber ? await findCase(cases, caseNumber, form.mainjudge) : null;
  const remedies = findRemedies(loadRemedies().table, {
    caseNumber,
    documentType: form.paper ?? documentTypeIn(found?.text_type ?? ""),
    path,
    holding: form.holding || (found?.holding ?? ""),
    supreme: courts.byId(courtId)?.level === 0,
  });
  const appealed = isAppealed(remedies);
  const question = appealGroupRanges(cause.value, hearing, causes, courts);
  const [sources, figures, lawyersThere] = await Promise.all([
    appeals.sources(),
    appealed ? appeals.figures(question) : null,
    lawyers.countWith(causes.range(cause.value), courts.range(courtId)),
  ]);
  const analysis = figures ? analyseAppeals(figures, prior) : NO_FIGURES;
  const shown = figures ? await appeals.cases(question, analysis.group) : [];
  const areas = loadSource<{ areas: Record<string, number[]> }>("data/sources/area-causes.json").areas;
  const calendar = createCalendar(loadSource<{ years: HolidayYear[] }>("data/sources/holidays.json").years);
  const isSample = sources.some(({ sample }) => sample);
  const ok: Success = {
    experts: matchExperts(loadExperts(), findPracticeAreas(cause.value, areas, causes), isSample, language),
    change_probability: analysis.rate?.rate ?? null,
    lawyers: lawyersThere,
    case_env: {
      court: courts.byId(courtId)?.label ?? "",
      court_id: courtId,
      cause: cause.label,
      cause_code: cause.value,
      ...(readCause.others && { other_causes: readCause.others }),
    },
    analysis: {
      rate: analysis.rate && {
        rate: analysis.rate.rate,
        low: analysis.rate.low,
        high: analysis.rate.high,
        n: analysis.rate.n,
        changed: analysis.rate.changed,
      },
      group: analysis.group,
      tried: analysis.tried,
      outcomes: analysis.outcomes,
      period: analysis.period,
      prior,
      cases: shown,
      grounds: analysis.grounds,
      hearing_court: hearing === null || !appealed ? "" : (courts.byId(hearing)?.label ?? ""),
      sources: [...sources],
    },
    remedy: {
      code: remedies.code,
      certain: isCertain(remedies),
      appealed,
      ways: wordWays(
        remedies,
        { court: courtId, served: form.served, made: found?.casedate },
        courts,
        language,
        calendar,
      ),
      supreme_by_subject: appealed && mayGoToSupreme(path),
    },
    appeal_fee:
      remedies.procedure !== "criminal" && remedies.remedies.some(({ fee }) => fee)
        ? appealFeeFor(path, amount.yuan)
        : null,
    found_case: shownCase(found),
  };
  return { ok };
}

type Way = ReverseBasicinfoResponse["remedy"]["ways"][number];

/**
 * The facts that determine the remedies against a document. `court` is the id of its court, `served` the day
 * of service and `made` the day of the document; days are yyyy-MM-dd.
 */
interface RemedyFacts {
  court: number;
  served: string | undefined;
  made: string | undefined;
}

/**
 * The remedies as they are displayed. A remedy is followed by the one that remains when its period has
 * passed. Last days are given only if `dated`, because otherwise the remedies are uncertain.
 */
function wordWays(
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
 * The court to which a remedy is brought: the court above, the same court, or the supreme court. The supreme
 * court counts as the court above itself.
 */
function courtOf({ court }: RemedyRow, own: number, courts: CourtIndex): string {
  const path = courts.ordinal(own) < 0 ? [] : courts.path(own);
  const node = { above: path.at(-2) ?? path.at(-1), same: path.at(-1), supreme: path[0] }[
    court as "above" | "same" | "supreme"
  ];
  return node?.label ?? "";
}
