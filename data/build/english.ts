import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ENGLISH_NAMES_PATH, ENGLISH_NAMES_SCRIPT } from "#contract/site-files/english-names.ts";
import type { CauseNode, CourtNode } from "#domain/catalogue/node.ts";
import { DOCUMENT_KINDS, KIND_NAMES } from "#domain/judgment/document-kind.ts";
import { INSTANCE_NAMES, INSTANCES } from "#domain/judgment/record.ts";
import { ENGLISH_NAMES_FILE } from "#server/ask/english-names.ts";
import { writeJson } from "#server/files/write-file.ts";
import { ENGLISH_CAUSES, readEnglishCauses } from "./causes/cause-sources.ts";
import {
  cityInEnglish,
  courtInEnglish,
  type EnglishPlaces,
  provinceOfCourt,
} from "./courts/court-english.ts";
import { readReadings } from "./courts/court-sources.ts";
import { readEnglishNames, readRegions } from "./courts/regions.ts";
import type { BuildStep } from "./steps/step.ts";

const COURTS = "data/generated/courts.json";
const CAUSES = "data/generated/causes.json";
/** The file with the English words for kinds of documents, which facets name in Chinese. */
const KIND_WORDS = "src/i18n/en/names.json";
/** The file with the English words for stages of a case. */
const STAGE_WORDS = "src/i18n/en/search.json";
const OUTPUT = join("public", ENGLISH_NAMES_PATH);
const SCRIPT = join("public", ENGLISH_NAMES_SCRIPT);
/**
 * The source of the script that shows English names. No page has it in its bundle, because it is loaded after
 * everything else.
 */
const SCRIPT_SOURCE = "src/client/english-names.ts";

/**
 * Makes the file that maps the Chinese names of courts, places and the most frequent causes to their English
 * names. Only English pages load it.
 */
export const englishStep: BuildStep = {
  name: "english",
  module: import.meta.filename,
  inputs: [
    COURTS,
    CAUSES,
    ENGLISH_CAUSES,
    "data/sources/maps/english-names.tsv",
    "data/sources/maps/regions.tsv",
    "data/sources/courts/readings.tsv",
    KIND_WORDS,
    STAGE_WORDS,
    SCRIPT_SOURCE,
    "src/domain/text/english-beside.ts",
  ],
  outputs: [OUTPUT, ENGLISH_NAMES_FILE, SCRIPT],
  async run() {
    const courts = JSON.parse(readFileSync(COURTS, "utf8")) as CourtNode[];
    const causes = JSON.parse(readFileSync(CAUSES, "utf8")) as CauseNode[];
    const names = new Map([...nameCourts(courts), ...nameCauses(causes), ...nameKinds()]);
    for (const path of [OUTPUT, ENGLISH_NAMES_FILE]) writeJson(path, Object.fromEntries(names));
    await build({
      entryPoints: [SCRIPT_SOURCE],
      outfile: SCRIPT,
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      logLevel: "error",
    });
    return `${names.size.toLocaleString("en")} names in English`;
  },
};

/** The English names of courts, provinces and prefectures, by Chinese name. */
export function nameCourts(tree: CourtNode[]): Map<string, string> {
  const places: EnglishPlaces = {
    provinces: new Map(readRegions().map(({ key, english }) => [key, english])),
    cities: readEnglishNames(),
    readings: readReadings(),
  };
  const names = new Map<string, string>();
  const walk = (court: CourtNode, above: CourtNode[]) => {
    const english = courtInEnglish(court, above, places);
    if (english !== "") names.set(court.label, english);
    if (court.level === 1) names.set(provinceOfCourt(court), places.provinces.get(court.area) ?? "");
    if (court.level === 2 && /(?:市|州|盟|地区)$/u.test(court.area))
      names.set(court.area, cityInEnglish(court.area, places));
    for (const child of court.children ?? []) walk(child, court.level === 0 ? [] : [...above, court]);
  };
  for (const court of tree) walk(court, []);
  return names;
}

function nameCauses(tree: CauseNode[]): Map<string, string> {
  const labels = new Set<string>();
  const walk = ({ label, children }: CauseNode) => {
    labels.add(label);
    children?.forEach(walk);
  };
  tree.forEach(walk);
  const terms = readEnglishCauses();
  for (const label of terms.keys())
    if (!labels.has(label)) throw new Error(`${ENGLISH_CAUSES}: the catalogue has no cause ${label}`);
  return terms;
}

/** The English names of kinds of documents and stages of a case, each after its Chinese name. */
function nameKinds(): [string, string][] {
  const { documentKinds } = JSON.parse(readFileSync(KIND_WORDS, "utf8"));
  const { list } = JSON.parse(readFileSync(STAGE_WORDS, "utf8"));
  return [
    ...DOCUMENT_KINDS.map((kind): [string, string] => [KIND_NAMES[kind], documentKinds[kind]]),
    ...INSTANCES.flatMap((stage): [string, string][] =>
      stage in list.marks ? [[INSTANCE_NAMES[stage], list.marks[stage]]] : [],
    ),
  ];
}
