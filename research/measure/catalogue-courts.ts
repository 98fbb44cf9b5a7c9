import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { countCourts } from "./count-courts.ts";
import { foundShare, measureNameCoverage, type NameCoverage } from "./cover-names.ts";
import { readPrintedCourts } from "./printed-courts.ts";

/** A public list of courts of 2021 and a later count, for comparison; see the reference's README. */
const LISTED = "reference/court-names.tsv";
const REFERENCE_CASES = "corpus/reference-cases";
const NEWER_TOTAL = 3498;

const figure = (value: number) => value.toLocaleString("en").padStart(7);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** The lines about courts: counts, coverage of listed names, and of names in reference cases. */
export function describeCourts(courts: CourtIndex, shared: string): string[] {
  return [
    ...describeCounts(courts),
    "",
    ...describeListed(courts, shared),
    "",
    ...describeMet(courts, shared),
  ];
}

function describeCounts(courts: CourtIndex): string[] {
  const { total, levels, provinces } = countCourts(courts);
  const { former, formerCities, codes } = courts.facts;
  return [
    "Courts                        high  interm.   basic",
    ...provinces.map(({ highCourt, levels: [, high, intermediate, basic] }) => {
      const name = highCourt.includes("兵团") ? "新疆生产建设兵团" : highCourt.replace("高级人民法院", "");
      return `  ${name.padEnd(12, "　")}${figure(high)}  ${figure(intermediate)} ${figure(basic)}`;
    }),
    `  ${"全国".padEnd(12, "　")}${figure(levels[1])}  ${figure(levels[2])} ${figure(levels[3])}`,
    `  ${total.toLocaleString("en")} courts with the supreme court; the newer list counts ${NEWER_TOTAL.toLocaleString("en")} (${percent((total - NEWER_TOTAL) / NEWER_TOTAL)} off)`,
    `  ${former.length} former names of courts, ${formerCities.length} of prefectures; codes of ${Object.keys(codes).length.toLocaleString("en")} courts`,
  ];
}

function describeListed(courts: CourtIndex, shared: string): string[] {
  const path = join(shared, LISTED);
  if (!existsSync(path)) return [`Coverage of listed names: not measured, ${path} is absent`];
  const names = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ name: line.split("\t")[0]!, caseNumber: "" }));
  return ["Coverage of the names listed in 2021", ...describeCoverage(measureNameCoverage(names, courts))];
}

function describeMet(courts: CourtIndex, shared: string): string[] {
  const folder = join(shared, REFERENCE_CASES);
  if (!existsSync(folder)) return [`Names met in reference cases: not measured, ${folder} is absent`];
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const printed = texts.flatMap(readPrintedCourts);
  return [
    `Names met in the indexes of ${texts.length.toLocaleString("en")} reference cases, ${printed.length.toLocaleString("en")} times`,
    ...describeCoverage(measureNameCoverage(printed, courts)),
  ];
}

function describeCoverage(coverage: NameCoverage): string[] {
  const { names, exact, read, hinted, ambiguous, unknown, anonymous, contradicted } = coverage;
  return [
    `  ${percent(foundShare(coverage))} of ${names.toLocaleString("en")} names: ${exact} are labels, ${read} read, ${hinted} told apart by the case number`,
    `  ambiguous (${ambiguous.length}): ${ambiguous.join(" ") || "none"}`,
    `  unknown (${unknown.length}): ${unknown.join(" ") || "none"}`,
    `  found in another province than the case number says (${contradicted.length}): ${contradicted.join(" ") || "none"}`,
    `  set aside because blanked (${anonymous.length}): ${anonymous.join(" ") || "none"}`,
  ];
}
