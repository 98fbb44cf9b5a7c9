import { MapChart } from "echarts/charts";
import { TooltipComponent } from "echarts/components";
import { type EChartsCoreOption, init, registerMap, use } from "echarts/core";
import { LabelLayout } from "echarts/features";
import { CanvasRenderer } from "echarts/renderers";
import type { MapFeature, MapProperties, RegionMapFile } from "#contract/site-files/region-map.ts";
import { shadeOf } from "#domain/search/results/coverage.ts";

// Only the canvas renderer and rich text are used. The SVG renderer and HTML tooltips set style attributes,
// which the Content-Security-Policy blocks.
use([MapChart, TooltipComponent, LabelLayout, CanvasRenderer]);

/** The name of the inset that ECharts adds to a map named "china". */
const INSET = "南海诸岛";

/** How the areas of a map are displayed. */
interface Marks {
  /** The cn-name of the area that is marked; "" for none. */
  chosen: string;
  /** Whether the whole province is chosen. All its areas are then outlined. */
  isLit: boolean;
  /** The number of cases in an area; null if it is not known. */
  countOf(area: MapProperties): number | null;
}

/** A map on a canvas. As in ECharts, an area is given by its cn-name. */
export interface RegionChart {
  show(key: string, file: RegionMapFile, marks: Marks): void;
  /** Highlights an area as the pointer does; "" ends all highlights. */
  point(name: string): void;
  dispose(): void;
}

interface Watch {
  english: boolean;
  /** Name of the inset of the South China Sea, in the language of the page. */
  sea: string;
  /** The swatches of the legend, from no cases to the most. The map takes its colours from them. */
  shades: readonly Element[];
  /** The text for an area and its number of cases. */
  word(name: string, n: number | null): string;
  onPoint(name: string): void;
  onPick(name: string): void;
}

/**
 * Draws the map in the element. It has the colours of the page and follows a change between light and dark.
 */
export function drawRegionMap(host: HTMLElement, watch: Watch): RegionChart {
  const { english, sea, onPoint, onPick } = watch;
  const chart = init(host, null, { renderer: "canvas" });
  let shown: { key: string; marks: Marks } | undefined;
  let names = new Map<string, MapProperties>();
  const word = (name: string) => (name === INSET ? sea : ((english ? names.get(name)?.name : name) ?? ""));
  const draw = () => {
    if (shown) chart.setOption(optionOf(host, watch, { ...shown, names, word }), { notMerge: true });
  };

  chart.on("mouseover", ({ name }) => onPoint(name));
  chart.on("globalout", () => onPoint(""));
  // To ECharts, the frame of the South China Sea inset is an area, but it cannot be chosen.
  chart.on("click", ({ name }) => names.has(name) && onPick(name));
  const resizing = new ResizeObserver(() => chart.resize());
  resizing.observe(host);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.addEventListener("change", draw);

  return {
    show(key, file, marks) {
      names = new Map(file.features.map(({ properties }) => [properties["cn-name"], properties]));
      // ECharts adds the South China Sea inset only to a map named "china". The chosen area is put first, so
      // that its label is placed before labels that overlap with it.
      const isChosen = (feature: MapFeature) => feature.properties["cn-name"] === marks.chosen;
      const features = [...file.features].sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
      registerMap(key, { ...file, features } as unknown as Parameters<typeof registerMap>[1]);
      shown = { key, marks };
      draw();
    },
    point(name) {
      chart.dispatchAction({ type: "downplay", seriesIndex: 0 });
      if (name === "") chart.dispatchAction({ type: "hideTip" });
      else {
        chart.dispatchAction({ type: "highlight", seriesIndex: 0, name });
        chart.dispatchAction({ type: "showTip", seriesIndex: 0, name });
      }
    },
    dispose() {
      resizing.disconnect();
      scheme.removeEventListener("change", draw);
      chart.dispose();
    },
  };
}

interface Shown {
  key: string;
  marks: Marks;
  names: ReadonlyMap<string, MapProperties>;
  /** The name of an area in the language of the page. */
  word(name: string): string;
}

function optionOf(
  host: HTMLElement,
  { shades, word: wordCount }: Watch,
  { key, marks: { chosen, isLit, countOf }, names, word }: Shown,
): EChartsCoreOption {
  const style = getComputedStyle(host);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const [ink, edge, seal, sheet, blue] = ["ink", "edge", "seal", "sheet", "blue"].map((name) =>
    colour(`--${name}`),
  ) as [string, string, string, string, string];
  const fills = shades.map((swatch) => getComputedStyle(swatch).backgroundColor);
  const lines = { areaColor: edge, borderColor: edge, borderWidth: 0.5 };
  const border = isLit ? { borderColor: seal, borderWidth: 1.5 } : { borderColor: edge, borderWidth: 0.75 };
  const label = { show: true, color: ink, textBorderColor: sheet, textBorderWidth: 3, fontSize: 12 };
  const area = (name: string, properties: MapProperties) => {
    const isChosen = name === chosen;
    const areaColor = isChosen ? seal : fills[shadeOf(countOf(properties) ?? 0)];
    return {
      name,
      value: countOf(properties) ?? 0,
      itemStyle: { areaColor, ...border },
      ...(isChosen && { label: { ...label, color: sheet, textBorderColor: seal } }),
      emphasis: { label, itemStyle: { areaColor, borderColor: blue, borderWidth: 2.5 } },
    };
  };
  return {
    animation: false,
    textStyle: { fontFamily: style.fontFamily },
    tooltip: {
      renderMode: "richText",
      confine: true,
      formatter: ({ name }: { name: string }) => {
        const properties = names.get(name);
        return wordCount(word(name), properties ? countOf(properties) : null);
      },
      backgroundColor: sheet,
      borderColor: edge,
      textStyle: { color: ink, fontSize: 14 },
    },
    series: [
      {
        type: "map",
        map: key,
        nameProperty: "cn-name",
        aspectScale: 0.75,
        left: 4,
        right: 4,
        top: 4,
        bottom: 4,
        selectedMode: false,
        label: { ...label, formatter: ({ name }: { name: string }) => (name === INSET ? "" : word(name)) },
        labelLayout: keepChosenLabel(word(chosen)),
        data: [
          { name: INSET, value: 0, itemStyle: lines, emphasis: { itemStyle: lines } },
          ...[...names].map(([name, properties]) => area(name, properties)),
        ],
      },
    ],
  };
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Hides labels that overlap. The label of the chosen area is kept; ECharts would hide it beside a larger
 * area.
 */
function keepChosenLabel(chosen: string) {
  let kept: Rect | undefined;
  return ({ text, labelRect }: { text?: string; labelRect: Rect }) => {
    if (text === chosen) kept = labelRect;
    // The label is moved off the canvas, because ECharts cannot leave a single label out.
    else if (kept && overlap(kept, labelRect)) return { x: -1000 };
    return { hideOverlap: text !== chosen };
  };
}
