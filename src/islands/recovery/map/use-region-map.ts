import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { MapProperties } from "#contract/site-files/region-map.ts";
import { type Counted, countAreas, loadRegionMap } from "#stores/recovery/region-maps.ts";
import type { RegionChart } from "./draw-region-map.ts";
import { areaOf, type MapArea, markedOn, provinceOf } from "./map-area.ts";

interface RegionMapState {
  /** "failed": ECharts or a map did not load. Only the table can then be used. */
  state: "loading" | "live" | "failed";
  /** Key of the displayed map: "china" or that of a province. */
  level: string;
  /** Areas of this map. */
  areas: MapProperties[];
  /**
   * The number of cases of the cause, or of lawyers with such a case, in each area. Null if the numbers did
   * not arrive.
   */
  counts: ReadonlyMap<string, number> | null;
}

interface Options {
  english: boolean;
  sea: string;
  /** The swatches from which the map takes its colours. */
  legend: RefObject<HTMLElement | null>;
  /** The area that is marked. It is that of the chosen court. */
  chosen: MapArea;
  reason: string;
  counted: Counted;
  word(name: string, n: number | null): string;
  onPick(area: MapProperties, level: string): void;
}

/**
 * The map with its numbers. It shows China until a province is clicked, and marks the chosen area. If an area
 * outside the displayed province is chosen elsewhere on the page, the map of China comes back.
 */
export function useRegionMap(options: Options) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<RegionChart>(undefined);
  const wanted = useRef("china");
  const provinces = useRef<MapProperties[]>([]);
  const [map, setMap] = useState<RegionMapState>({
    state: "loading",
    level: "china",
    areas: [],
    counts: null,
  });
  const [pointed, setPointed] = useState("");
  const latest = useRef({ ...options, map, pointed });
  latest.current = { ...options, map, pointed };

  const pick = useCallback((name: string) => {
    const { map, onPick } = latest.current;
    const area = map.areas.find((one) => one["cn-name"] === name);
    if (area) onPick(area, map.level);
  }, []);

  const open = useCallback(
    async (key: string) => {
      wanted.current = key;
      const { reason, counted } = latest.current;
      const [drawing, file, counts] = await Promise.all([
        import("./draw-region-map.ts").catch(() => null),
        loadRegionMap(key),
        countAreas(key, reason, counted),
      ]);
      // While the map was loading, the visitor may have chosen another one or left the page.
      const { current: now } = latest;
      if (wanted.current !== key || now.reason !== reason || now.counted !== counted || !host.current) return;
      if (!drawing || !file) {
        setMap((before) => (before.state === "live" ? before : { ...before, state: "failed" }));
        return;
      }
      const { english, sea, legend, chosen, map, pointed } = latest.current;
      chart.current ??= drawing.drawRegionMap(host.current, {
        ...{ english, sea },
        word: (name, n) => latest.current.word(name, n),
        shades: [...legend.current!.querySelectorAll("i")],
        onPoint: setPointed,
        onPick: pick,
      });
      const areas = file.features.map(({ properties }) => properties);
      if (key === "china") provinces.current = areas;
      const countOf = (area: MapProperties) => counts && (counts.get(areaOf(key, area).area) ?? 0);
      const isLit = chosen.map === "china" && chosen.area === key;
      chart.current.show(key, file, { chosen: markedOn(key, areas, chosen), isLit, countOf });
      // If the same map is drawn with another mark, the highlighted area stays highlighted, because the
      // visitor may be moving by keyboard.
      if (map.state === "live" && map.level === key) chart.current.point(pointed);
      else setPointed("");
      const shown: RegionMapState = { state: "live", level: key, areas, counts };
      // Set here too, because a click may come before the next render.
      latest.current.map = shown;
      setMap(shown);
    },
    [pick],
  );

  const point = useCallback((name: string) => {
    setPointed(name);
    chart.current?.point(name);
  }, []);

  const { reason } = options;
  const { map: chosenMap, area: chosenArea } = options.chosen;
  useEffect(() => {
    const isInside = provinceOf({ map: chosenMap, area: chosenArea }) === wanted.current;
    void open(reason && isInside ? wanted.current : "china");
  }, [chosenMap, chosenArea, reason, open]);

  const { counted } = options;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count redraws the map that is open
  useEffect(() => {
    if (!isFirst.current) void open(wanted.current);
    isFirst.current = false;
  }, [counted, open]);

  useEffect(() => () => chart.current?.dispose(), []);

  const nameOf = (key: string) =>
    provinces.current.find((one) => one["drill-key"] === key)?.[options.english ? "name" : "cn-name"] ?? "";
  return { ...map, host, pointed, open, point, pick, nameOf };
}
