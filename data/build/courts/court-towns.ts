import { withoutTownKind } from "#domain/catalogue/courts/names/place-names.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { getOrInsert } from "#domain/once-per.ts";
import counties from "../../sources/divisions/areas.json" with { type: "json" };
import prefectures from "../../sources/divisions/cities.json" with { type: "json" };
import towns from "../../sources/divisions/pcas.json" with { type: "json" };
import type { CourtTree } from "./court-tree.ts";

/** Maps province, prefecture and county, by their names, to the names of the towns. */
const ALL = towns as Record<string, Record<string, Record<string, string[]>>>;

/** Matches rows of the statistics that are no places. */
const NO_TOWN = /直辖村级区划|[（(]/;

/**
 * A line for each court of the lowest level: its label, a tab, and the towns of its division without their
 * kind, separated by spaces (昆山市人民法院, then 玉山 巴城 周市). In a city without counties every court has all towns of
 * the city.
 */
export function collectTowns({ tree, counties: courtOf }: Pick<CourtTree, "tree" | "counties">): string {
  const basics = new Map<string, string[]>();
  const visit = ({ label, level, area, children = [] }: CourtNode) => {
    if (level === 2 && area !== "")
      basics.set(area, [...(basics.get(area) ?? []), ...children.map((court) => court.label)]);
    if (level === 3) basics.set(label, [label]);
    for (const court of children) visit(court);
  };
  for (const court of tree) visit(court);
  const cities = new Map(prefectures.map(({ code, name }) => [code, name]));
  const codes = new Map(
    counties.map(({ code, name, cityCode, provinceCode }) => [
      `${provinceCode} ${cities.get(cityCode) ?? ""} ${name}`,
      code,
    ]),
  );
  const provinces = [...new Set(counties.map(({ provinceCode }) => provinceCode))].sort();
  const held = new Map<string, Set<string>>();
  for (const [at, ofProvince] of Object.values(ALL).entries())
    for (const [city, ofCity] of Object.entries(ofProvince))
      for (const [county, names] of Object.entries(ofCity)) {
        const own = courtOf[codes.get(`${provinces[at]} ${city} ${county}`) ?? ""];
        // The statistics list some zones like counties. Such a zone may have a court of its own.
        const courts = own ? [own] : (basics.get(`${county}人民法院`) ?? basics.get(city) ?? []);
        for (const court of courts) {
          const known = getOrInsert(held, court, () => new Set<string>());
          for (const name of names) if (!NO_TOWN.test(name)) known.add(withoutTownKind(name));
        }
      }
  return [...held].map(([label, names]) => `${label}\t${[...names].join(" ")}`).join("\n");
}
