import type { CourtNode } from "#domain/catalogue/node.ts";
import counties from "../../sources/divisions/areas.json" with { type: "json" };
import prefectures from "../../sources/divisions/cities.json" with { type: "json" };
import type { CourtSources } from "./court-sources.ts";

const SUPREME = "最高人民法院";

/**
 * The first id of basic courts, as in the specified catalogue. The ids between the last upper court and this
 * one stay free, so that a new upper court does not change the ids of basic courts.
 */
const FIRST_BASIC_ID = 597;

/**
 * The tree of courts. `codes` maps the label of a court to the code in its case numbers (冀01, 沪0115), if
 * known.
 */
export interface CourtTree {
  tree: CourtNode[];
  codes: Record<string, string>;
  /**
   * Maps the code of a county-level division to the label of its court. Divisions without a court of their
   * own are left out.
   */
  counties: Record<string, string>;
}

type Draft = Omit<CourtNode, "children"> & { children: Draft[] };

const draft = (
  label: string,
  level: CourtNode["level"],
  parent: string,
  map: string,
  area: string,
): Draft => ({ value: 0, label, level, parent, map, area, children: [] });

/**
 * The name of a basic court. For a district it contains the name of the city (石家庄市长安区人民法院), but not for a
 * county or a county-level city.
 */
function basicLabel(county: County, city: string): string {
  const district = county.name.endsWith("区") && county.name !== "神农架林区";
  return `${district ? city : ""}${county.name}人民法院`;
}

/** Builds the catalogue from divisions, rules and exceptions. Throws if these contradict each other. */
export function buildCourtTree(sources: CourtSources): CourtTree {
  const codes: Record<string, string> = {};
  const counties: Record<string, string> = {};
  const root = draft(SUPREME, 0, "", "china", "");
  const byLabel = new Map<string, Draft>([[SUPREME, root]]);
  const add = (court: Draft, above: Draft, code: string) => {
    if (byLabel.has(court.label)) {
      throw new Error(`${court.label} stands twice; take one of its lines out of the sources`);
    }
    byLabel.set(court.label, court);
    above.children.push(court);
    if (code !== "") codes[court.label] = code;
  };
  const above: Above = (label, from) => {
    const found = byLabel.get(label);
    if (!found) throw new Error(`${from} stands under ${label}, which is no court; mend its line`);
    return found;
  };

  for (const province of sources.provinces) {
    const high = draft(province.highCourt, 1, SUPREME, "china", province.key);
    add(high, root, province.sign);
    const assigned = addUpperCourts(sources, province, high, add);
    addDistrictCourts(sources, province, assigned, above, (county, court, upper, code) => {
      counties[county] = court.label;
      add(court, upper, code);
    });
  }
  for (const { court, above: label, area, code } of sources.basics) {
    const upper = above(label, court);
    const sign = codes[label]?.slice(0, 1) ?? "";
    add(draft(court, 3, label, upper.map, area || upper.area), upper, code && sign + code);
  }
  number(root);
  return { tree: [plain(root)], codes, counties };
}

type Add = (court: Draft, above: Draft, code: string) => void;
type AddCounty = (county: string, ...court: Parameters<Add>) => void;
type ProvinceSource = CourtSources["provinces"][number];
type Above = (label: string, from: string) => Draft;

/**
 * Adds the intermediate courts of a province. Returns the court above the basic courts of a place, by the
 * name of a division or the code of a prefecture.
 */
function addUpperCourts(
  sources: CourtSources,
  province: ProvinceSource,
  high: Draft,
  add: Add,
): Map<string, Draft> {
  const own = sources.uppers.filter((upper) => upper.province === province.name);
  const exceptions = new Set(own.flatMap((upper) => upper.divisions));
  const assigned = new Map<string, Draft>();
  const prefectures = listPrefectures().filter(({ province: code }) => code === province.code);
  for (const { code, name } of prefectures) {
    if (exceptions.has(name)) continue;
    const court = draft(`${province.name}${name}中级人民法院`, 2, high.label, province.key, name);
    add(court, high, province.sign + code.slice(2));
    assigned.set(code, court);
  }
  for (const { court: label, area, code, divisions } of own) {
    const court = draft(label, 2, high.label, province.key, area);
    add(court, high, code && province.sign + code);
    for (const division of divisions) {
      assigned.set(division, court);
      const prefecture = prefectures.find(({ name }) => name === division);
      if (prefecture) assigned.set(prefecture.code, court);
    }
  }
  return assigned;
}

function addDistrictCourts(
  sources: CourtSources,
  province: ProvinceSource,
  assigned: Map<string, Draft>,
  above: Above,
  add: AddCounty,
): void {
  const departing = new Map(sources.divisions.map((row) => [row.code, row]));
  const cities = new Map(listPrefectures().map(({ code, name }) => [code, name]));
  for (const county of listCounties().filter(({ province: code }) => code === province.code)) {
    const row = departing.get(county.code);
    if (row && row.division !== county.name) {
      throw new Error(`divisions.tsv calls ${county.code} ${row.division}, the package ${county.name}`);
    }
    if (row?.court === "-") continue;
    const court = row?.above
      ? above(row.above, county.name)
      : (assigned.get(county.name) ?? assigned.get(county.prefecture));
    if (!court) {
      throw new Error(`${county.code} ${county.name} has no court above it; assign it in intermediate.tsv`);
    }
    // A municipality itself counts as the city of its districts, and its map shows the districts instead of
    // cities.
    const city = cities.get(county.prefecture);
    const label = row?.court ?? basicLabel(county, city ?? (isMunicipality(province) ? province.name : ""));
    const area = city ?? county.name;
    add(
      county.code,
      draft(label, 3, court.label, province.key, area),
      court,
      province.sign + county.code.slice(2),
    );
  }
}

const isMunicipality = (province: ProvinceSource) => province.name.endsWith("市");

/**
 * Numbers the courts level by level. So upper courts come first, and basic courts follow in the order of the
 * provinces.
 */
function number(root: Draft): void {
  let next = 1;
  for (let level = [root]; level.length > 0; level = level.flatMap((court) => court.children)) {
    if (level[0]!.level === 3) {
      if (next > FIRST_BASIC_ID) throw new Error("more upper courts than ids; raise FIRST_BASIC_ID");
      next = FIRST_BASIC_ID;
    }
    for (const court of level) court.value = next++;
  }
}

function plain({ children, ...court }: Draft): CourtNode {
  return children.length === 0 ? court : { ...court, children: children.map(plain) };
}

/** A prefecture-level division (地级). `code` is the four digits of GB/T 2260. */
interface Prefecture {
  code: string;
  name: string;
  province: string;
}

/**
 * A county-level division (县级). `code` has six digits, `prefecture` the first four of them. For a county
 * directly below a province, no Prefecture has that code.
 */
interface County {
  code: string;
  name: string;
  prefecture: string;
  province: string;
}

// Whether a code of the statistics is that of a development zone. Codes ending in 70 to 79 are not divisions.
const isZone = (code: string) => /7\d$/.test(code);
const isPlaceholder = (name: string) => name === "市辖区" || name === "县" || name.includes("直辖县级");

/** All prefecture-level divisions of the country in the order of their codes, without placeholders. */
function listPrefectures(): Prefecture[] {
  return prefectures
    .filter(({ name }) => !isPlaceholder(name))
    .map(({ code, name, provinceCode }) => ({ code, name, province: provinceCode }));
}

/**
 * All county-level divisions of the country in the order of their codes, without the zones of the statistics.
 */
function listCounties(): County[] {
  return counties
    .filter(({ code, name }) => !isZone(code) && !isPlaceholder(name))
    .map(({ code, name, cityCode: prefecture, provinceCode: province }) => ({
      ...{ code, name, prefecture, province },
    }));
}
