import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { neighbors } from "topojson-client";
import { topology } from "topojson-server";
import { describe, expect, test } from "vitest";
import { readCourtSources } from "#build/courts/court-sources.ts";
import type { MapFeature } from "#contract/site-files/region-map.ts";
import { buildMaps } from "#research/maps/maps.ts";

const files = buildMaps();
const maps = new Map(
  [...files]
    .filter(([path]) => path.startsWith("public/maps/"))
    .map(([path, text]) => [basename(path, ".json"), JSON.parse(text).features as MapFeature[]]),
);
const china = maps.get("china")!;
const keys = china.map(({ properties }) => properties["drill-key"]);
/** Brotli bytes at a level that takes a tenth of the best level's time for a few per cent more bytes. */
const packed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Pairs of provinces with a common land border, enough to cover every side of every province. */
const NEIGHBOURS = `
  北京 天津|北京 河北|天津 河北|河北 山西|河北 河南|河北 山东|河北 内蒙古|河北 辽宁|山西 内蒙古|山西 陕西|山西 河南
  内蒙古 辽宁|内蒙古 吉林|内蒙古 黑龙江|内蒙古 陕西|内蒙古 宁夏|内蒙古 甘肃|辽宁 吉林|吉林 黑龙江|上海 江苏|上海 浙江
  江苏 山东|江苏 安徽|江苏 浙江|浙江 安徽|浙江 江西|浙江 福建|安徽 山东|安徽 河南|安徽 湖北|安徽 江西|福建 江西|福建 广东
  江西 湖北|江西 湖南|江西 广东|山东 河南|河南 陕西|河南 湖北|湖北 陕西|湖北 重庆|湖北 湖南|湖南 重庆|湖南 贵州|湖南 广西
  湖南 广东|广东 广西|广西 贵州|广西 云南|重庆 陕西|重庆 四川|重庆 贵州|四川 陕西|四川 甘肃|四川 青海|四川 西藏|四川 云南
  四川 贵州|贵州 云南|云南 西藏|西藏 青海|西藏 新疆|陕西 宁夏|陕西 甘肃|甘肃 宁夏|甘肃 青海|甘肃 新疆|青海 新疆`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.trim().split(" ") as [string, string]);

describe("the maps", () => {
  test("are drawn from their sources, byte for byte", () => {
    const others = [...files].filter(([path, text]) => readFileSync(path, "utf8") !== text);
    expect(others.map(([path]) => path)).toEqual([]);
  }, 120_000);

  test("there is one of China and one of each of the 34 regions", () => {
    expect(keys).toHaveLength(34);
    expect([...maps.keys()].sort()).toEqual(["china", ...keys].sort());
  });

  test("China is at most 25 kB packed, a province 40 kB", () => {
    for (const [path, text] of files) {
      const most = path.endsWith("china.json") ? 25_000 : 40_000;
      expect([path, packed(text) <= most]).toEqual([path, true]);
    }
  });

  test("every feature has its six properties, unique within its map, and a place for its label", () => {
    for (const [map, features] of maps) {
      const all = features.map(({ properties }) => properties);
      for (const properties of all) {
        const { cp, ...named } = properties;
        expect(Object.keys(named)).toEqual(["hc-key", "name", "cn-name", "drill-key", "region", "type"]);
        expect(properties.name).toMatch(/^\p{Lu}[\p{L}'. ]+$/u);
        expect(cp).toHaveLength(2);
      }
      for (const key of ["hc-key", "cn-name"] as const) {
        expect([map, new Set(all.map((properties) => properties[key])).size]).toEqual([map, all.length]);
      }
    }
  });

  test("every key of the courts is on the map; Taiwan, Hong Kong and Macau have no court", () => {
    const courts = new Set(readCourtSources().provinces.map(({ key }) => key));
    expect(keys.filter((key) => !courts.has(key))).toEqual(["tai_wan", "xiang_gang", "ao_men"]);
    expect([...courts].filter((key) => !keys.includes(key))).toEqual([]);
  });

  test("neighbours meet: they share their border point for point", () => {
    const { geometries } = topology({ china: { type: "FeatureCollection", features: china } }).objects.china!;
    const at = (name: string) => china.findIndex(({ properties }) => properties["cn-name"] === name);
    const sharing = neighbors(geometries);
    expect(NEIGHBOURS.filter(([one, other]) => !sharing[at(one)]!.includes(at(other)))).toEqual([]);
  });

  test("within a province every city shares a border, islands aside", () => {
    const islands = ["三沙市", "崇明区", "离岛区", "澎湖县", "金门县", "连江县", "钓鱼岛及其附属岛屿"];
    for (const [map, features] of maps) {
      const { geometries } = topology({ map: { type: "FeatureCollection", features } }).objects.map!;
      const sharing = neighbors(geometries);
      const alone = features
        .filter((_, at) => sharing[at]!.length === 0)
        .map(({ properties }) => properties["cn-name"]);
      if (map !== "china") expect([map, alone.filter((name) => !islands.includes(name))]).toEqual([map, []]);
    }
  });
});
