import { fetchOnce } from "#client/services/fetch-once.ts";
import { fetchJudgment } from "#client/services/search-service.ts";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { COVERAGE_PATH, type CoverageFile } from "#contract/site-files/coverage.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { courtChain, levelOf } from "#domain/report/case-level.ts";
import { passageOf } from "#domain/report/passage.ts";
import type { ReportedCase, ReportWords, SimilarReport } from "#domain/report/similar-report.ts";
import { beijingDay } from "#domain/text/day.ts";
import { WORD_TYPE } from "#domain/text/word-document.ts";
import { withLoadingBar } from "../page/loading-bar.ts";
import { saveFile } from "../page/save-file.ts";

/** Maximum number of cases in a report. Each needs a request of its own. */
export const MAX_REPORTED = 30;

/** A case that the visitor chose for the report. */
export interface ChosenCase {
  id: string;
  /**
   * The passage that the result list shows for the case. If it is empty, the report uses the gist of the case
   * or the beginning of the court's reasons.
   */
  passage: string;
  remark: string;
}

/** The visitor's input for a report. The facts of the cases are requested from the service. */
export interface ReportRequest
  extends Pick<SimilarReport, "author" | "court" | "number" | "cause" | "issue" | "asked" | "found"> {
  cases: readonly ChosenCase[];
  /**
   * Address of the file with all courts. Without it, the report omits the levels of similarity that depend on
   * the court.
   */
  courts?: string;
}

/**
 * Creates the report on this device and has the browser save it. Returns false if its data could not be
 * fetched.
 */
export async function saveReport(request: ReportRequest, words: ReportWords): Promise<boolean> {
  const made = await withLoadingBar(makeReport(request, words));
  if (made) saveFile(`${words.title}-${beijingDay(new Date())}.docx`, new Blob([made]), WORD_TYPE);
  return made !== null;
}

async function makeReport(
  request: ReportRequest,
  words: ReportWords,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { cases, courts, ...told } = request;
  const [coverage, tree, ...details] = await Promise.all([
    fetchOnce<CoverageFile>(COVERAGE_PATH),
    courts && request.court ? fetchOnce<CourtNode[]>(courts) : null,
    ...cases.map(({ id }) => fetchJudgment(id)),
  ]);
  if (!coverage) return null;
  const chain = courtChain(tree ?? [], request.court);
  const reported: ReportedCase[] = [];
  for (const [at, detail] of details.entries()) {
    const chosen = cases[at];
    if (!detail.ok || !chosen) return null;
    reported.push(reportedCase(chosen, detail.data.wenshu_content, chain));
  }
  const { total, imported, sample, sources } = coverage;
  const report: SimilarReport = {
    ...told,
    cases: reported,
    made: beijingDay(new Date()),
    platform: document.querySelector(".brand")?.textContent?.trim() || location.host,
    address: location.origin,
    coverage: {
      total,
      imported,
      sample,
      sources: sources.map(({ name, count, sampling }) => ({
        name,
        count,
        complete: sampling === "complete",
      })),
    },
  };
  const [{ writeSimilarReport }, { zipParts }] = await Promise.all([
    import("#domain/report/similar-report.ts"),
    import("#client/zip-parts.ts"),
  ]);
  return zipParts(writeSimilarReport(report, words));
}

function reportedCase(chosen: ChosenCase, detail: JudgmentDetail, chain: readonly string[]): ReportedCase {
  const { id, casename, court, case_number, casedate, text_type } = detail;
  return {
    name: casename,
    court,
    number: case_number,
    date: casedate,
    textType: text_type,
    level: levelOf(detail, chain),
    passage: chosen.passage || passageOf(detail),
    remark: chosen.remark,
    address: `${location.origin}/layout/award#${id}`,
  };
}
