import { readFileSync } from "node:fs";
import { readCourtSources } from "#build/courts/court-sources.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";

/** A basic court that hears invented cases, with the data printed in its documents. */
export interface Seat {
  label: string;
  /** 呼和浩特市; for a municipality its own name. */
  city: string;
  /** 新城区. */
  district: string;
  /** The court's code in case numbers: 内0102. */
  sign: string;
  /** The name as printed in its documents, usually with the province first. */
  printed: string;
  /** The court above. */
  above: string;
}

interface Division {
  code: string;
  name: string;
  children?: Division[];
}

/**
 * The basic courts of county-level divisions, whose codes follow from those of their divisions. Reads the
 * built catalogue.
 */
export function readSeats(): Seat[] {
  const [supreme]: CourtNode[] = JSON.parse(readFileSync("data/generated/courts.json", "utf8"));
  const divisions: Division[] = JSON.parse(readFileSync("data/sources/divisions/pca-code.json", "utf8"));
  return readCourtSources().provinces.flatMap(({ name, sign, highCourt }) => {
    const isMunicipality = /^(北京|天津|上海|重庆)市$/.test(name);
    const cities = divisions.find((division) => division.name === name)?.children ?? [];
    const courts = supreme?.children?.find(({ label }) => label === highCourt)?.children ?? [];
    return courts.flatMap((above) => {
      const city = isMunicipality ? name : above.label.replace(name, "").replace("中级人民法院", "");
      const districts = cities
        .filter((one) => isMunicipality || one.name === city)
        .flatMap((one) => one.children ?? []);
      return (above.children ?? []).flatMap(({ label }): Seat[] => {
        const district = label.replace(name, "").replace(city, "").replace("人民法院", "");
        const code = districts.find((one) => one.name === district)?.code;
        if (code?.length !== 6) return [];
        const town = district.endsWith("区") && !isMunicipality ? city : "";
        const printed = `${name}${town}${district}人民法院`;
        return [{ label, city, district, sign: sign + code.slice(2), printed, above: above.label }];
      });
    });
  });
}
