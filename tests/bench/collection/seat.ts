import { readFileSync } from "node:fs";
import type { CourtNode } from "#domain/catalogue/node.ts";

/** A court at which invented cases are heard, with everything its documents print about it. */
export interface Seat {
  node: CourtNode;
  tier: "basic" | "intermediate" | "high" | "supreme";
  special: "railway" | "maritime" | "financial" | "corps" | "";
  /** 内蒙古自治区; empty for the supreme court. */
  province: string;
  /** 呼和浩特市; for a municipality its own name. */
  city: string;
  /** 新城区; empty above the basic level. */
  district: string;
  /** The court's code in case numbers since 2016: 内01, 内0102, 内. */
  sign: string;
  /** The court's code in case numbers before 2016: 呼, 新. */
  oldSign: string;
  /** The name as its documents print it, mostly with the province first. */
  printed: string;
  parent: Seat | null;
}

/** One administrative division with its six-digit or shorter code (GB/T 2260). */
interface Division {
  code: string;
  name: string;
  children?: Division[];
}

/** The hand-kept facts about case number codes, data/sources/court-codes.json. */
interface CourtSigns {
  provinces: Record<string, string>;
  special: Record<string, string>;
  /** Towns of courts whose names do not say where they are. */
  seatedIn: Record<string, string>;
  recoded: { labels: string[] };
  before2016: { cities: Record<string, string>; courts: Record<string, string> };
}

/**
 * All courts whose codes are known for certain, parents before children; the others are left out, so that no
 * invented case has an invented code. Reads the built catalogue.
 */
export function readSeats(): Seat[] {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const courts: CourtNode[] = read("data/generated/courts.json");
  const divisions: Division[] = read("data/sources/divisions/pca-code.json");
  const signs: CourtSigns = read("data/sources/court-codes.json");
  const seats: Seat[] = [];
  const visit = (node: CourtNode, parent: Seat | null): void => {
    const seat = seatOf(node, parent, divisions, signs);
    if (seat) seats.push(seat);
    for (const child of node.children ?? []) visit(child, seat ?? parent);
  };
  for (const node of courts) visit(node, null);
  return seats;
}

function seatOf(node: CourtNode, parent: Seat | null, divisions: Division[], signs: CourtSigns): Seat | null {
  const { label } = node;
  const tier = (["supreme", "high", "intermediate", "basic"] as const)[node.level];
  const province = node.level === 1 ? provinceOf(label, signs) : (parent?.province ?? "");
  const special = specialty(label);
  const provinceNode = divisions.find((division) => division.name === province);
  const base = { node, tier, special, province, parent };
  const listed = signs.special[label];
  if (tier === "supreme") {
    return { ...base, city: "北京市", district: "东城区", sign: "最高法", oldSign: "民", printed: label };
  }
  if (tier === "high") {
    const sign = listed ?? signs.provinces[province];
    const city = capital(provinceNode, province);
    return sign ? { ...base, city, district: "", sign, oldSign: sign, printed: label } : null;
  }
  if (!parent || parent.province !== province) return null;
  if (listed) return listedSeat(base, listed, signs, provinceNode);
  if (special !== "" || /开发区|新区$|矿区人民|林区|监狱/.test(label)) return null;
  const sign = signs.provinces[province];
  if (!sign || !provinceNode) return null;
  if (tier === "intermediate") {
    const city = label.replace(province, "").replace("中级人民法院", "");
    const division = provinceNode.children?.find((child) => child.name === city);
    if (!division || signs.recoded.labels.includes(city)) return null;
    const oldSign = signs.before2016.cities[city] ?? city[0]!;
    return { ...base, city, district: "", sign: sign + division.code.slice(2, 4), oldSign, printed: label };
  }
  return basicSeat({ ...base, parent }, sign, provinceNode);
}

type Base = Pick<Seat, "node" | "tier" | "special" | "province" | "parent">;

function basicSeat(base: Base & { parent: Seat }, sign: string, province: Division): Seat | null {
  const { parent, node } = base;
  if (parent.tier !== "intermediate" || parent.special !== "") return null;
  const district = node.label.replace(base.province, "").replace(parent.city, "").replace("人民法院", "");
  const cities = isMunicipality(base.province)
    ? (province.children ?? [])
    : (province.children ?? []).filter((child) => child.name === parent.city);
  const division = cities
    .flatMap((city) => city.children ?? [])
    .find((child) => child.name === district && child.code.length === 6);
  if (!division) return null;
  const town = district.endsWith("区") && parent.city !== base.province ? parent.city : "";
  const printed = `${base.province}${town}${district}人民法院`;
  const oldSign = oldSignOf(district);
  return { ...base, city: parent.city, district, sign: sign + division.code.slice(2), oldSign, printed };
}

/** 新城区 gives 新, 土默特左旗 土左, 科尔沁左翼中旗 科左中, other banners and autonomous counties two characters. */
function oldSignOf(district: string): string {
  const wing = /^(.).*([左右])翼?([前中后]?)旗$/.exec(district);
  if (wing) return wing.slice(1).join("");
  return /(旗|自治县)$/.test(district) ? district.slice(0, 2) : district.slice(0, 1);
}

function listedSeat(base: Base, sign: string, signs: CourtSigns, province: Division | undefined): Seat {
  const { label } = base.node;
  const parentCity = base.parent?.tier === "intermediate" ? base.parent.city : "";
  const town = /^(.{2,5}?)(铁路|海事|金融)/.exec(label)?.[1];
  const city = isMunicipality(base.province)
    ? base.province
    : (signs.seatedIn[label] ??
      province?.children?.find((child) => town && child.name.startsWith(town))?.name ??
      (parentCity || capital(province, base.province)));
  const oldSign = signs.before2016.courts[label] ?? (base.special === "corps" ? "兵" : `${city[0]}铁`);
  return { ...base, city, district: "", sign, oldSign, printed: label };
}

function specialty(label: string): Seat["special"] {
  if (label.includes("铁路运输")) return "railway";
  if (label.includes("海事法院")) return "maritime";
  if (label.includes("金融法院")) return "financial";
  return label.includes("生产建设兵团") ? "corps" : "";
}

/** True for 北京市, 天津市, 上海市 and 重庆市. */
function isMunicipality(province: string): boolean {
  return /^(北京|天津|上海|重庆)市$/.test(province);
}

function provinceOf(label: string, signs: CourtSigns): string {
  return Object.keys(signs.provinces).find((name) => label.startsWith(name)) ?? "";
}

function capital(province: Division | undefined, name: string): string {
  return isMunicipality(name) ? name : (province?.children?.[0]?.name ?? "");
}
