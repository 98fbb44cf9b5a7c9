import { useCallback, useEffect, useRef, useState } from "react";
import type { MapProperties } from "#contract/site-files/region-map.ts";
import { loadRegionMap } from "#stores/recovery/region-maps.ts";
import type { RegionChart } from "./draw-region-map.ts";
import { type MapArea, markedOn, provinceOf } from "./map-area.ts";

export interface LiveMap {
  /** "failed": ECharts or a map did not load, and the static map stays. */
  state: "static" | "loading" | "live" | "failed";
  /** Key of the map shown, "china" or a province's, and its areas. */
  level: string;
  areas: MapProperties[];
}

interface Options {
  english: boolean;
  sea: string;
  chosen: MapArea;
  onPick(area: MapProperties, level: string): void;
}

const AT_REST: LiveMap = { state: "static", level: "china", areas: [] };

/**
 * The live map over the static one. Nothing is loaded until `wake` or `open`. It shows China until a province
 * is pressed, and marks what is chosen; a choice made elsewhere, outside the province shown, brings China
 * back.
 */
export function useLiveMap(options: Options) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<RegionChart>(undefined);
  const wanted = useRef("");
  const [map, setMap] = useState(AT_REST);
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
      setMap((before) => (before.state === "live" ? before : { ...before, state: "loading" }));
      const [drawing, file] = await Promise.all([
        import("./draw-region-map.ts").catch(() => null),
        loadRegionMap(key),
      ]);
      // While it loaded, somebody may have moved on or left the page.
      if (wanted.current !== key || !host.current) return;
      if (!drawing || !file) {
        setMap((before) => (before.state === "live" ? before : { ...before, state: "failed" }));
        return;
      }
      const { english, sea, chosen } = latest.current;
      chart.current ??= drawing.drawRegionMap(host.current, {
        english,
        sea,
        onPoint: setPointed,
        onPick: pick,
      });
      const areas = file.features.map(({ properties }) => properties);
      const { map, pointed } = latest.current;
      chart.current.show(key, file, markedOn(key, areas, chosen));
      // Drawn again with another mark, the same map stays pointed at where it was: a key may be on its way.
      if (map.state === "live" && map.level === key) chart.current.point(pointed);
      else setPointed("");
      const shown: LiveMap = { state: "live", level: key, areas };
      // A press may come before the next render.
      latest.current.map = shown;
      setMap(shown);
    },
    [pick],
  );

  /**
   * Loads the live map at the first sign of interest: the map of China, like the static one, so that nothing
   * jumps.
   */
  const wake = useCallback(() => {
    if (wanted.current === "") void open("china");
  }, [open]);

  const point = useCallback((name: string) => {
    setPointed(name);
    chart.current?.point(name);
  }, []);

  const { map: chosenMap, area: chosenArea } = options.chosen;
  useEffect(() => {
    if (wanted.current === "") return;
    const isInside = provinceOf({ map: chosenMap, area: chosenArea }) === wanted.current;
    void open(isInside ? wanted.current : "china");
  }, [chosenMap, chosenArea, open]);

  useEffect(() => () => chart.current?.dispose(), []);

  return { ...map, host, pointed, open, wake, point, pick };
}
