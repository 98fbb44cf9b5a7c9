import { MapChart } from "echarts/charts";
import { TooltipComponent } from "echarts/components";
import { type EChartsCoreOption, init, registerMap, use } from "echarts/core";
import { LabelLayout } from "echarts/features";
import { CanvasRenderer } from "echarts/renderers";
import type { MapFeature, MapProperties, RegionMapFile } from "#contract/site-files/region-map.ts";

// Canvas and rich text only: the SVG renderer and HTML tooltips set style attributes, which the policy
// refuses.
use([MapChart, TooltipComponent, LabelLayout, CanvasRenderer]);

/** The name ECharts gives the inset that it adds to a map named china. */
const INSET = "南海诸岛";

/** A map on a canvas. Areas are identified by their cn-name, as in ECharts. */
export interface RegionChart {
  /** Draws the map of a key with one area marked; "" marks none. */
  show(key: string, file: RegionMapFile, chosen: string): void;
  /** Highlights an area as the pointer does; "" clears all highlights. */
  point(name: string): void;
  dispose(): void;
}

interface Watch {
  english: boolean;
  /** Name of the South China Sea inset in the page's language. */
  sea: string;
  onPoint(name: string): void;
  onPick(name: string): void;
}

/** A chart in the element, in the colours of the page, following it between light and dark. */
export function drawRegionMap(host: HTMLElement, { english, sea, onPoint, onPick }: Watch): RegionChart {
  const chart = init(host, null, { renderer: "canvas" });
  let shown: { key: string; file: RegionMapFile; chosen: string } | undefined;
  let names = new Map<string, MapProperties>();
  const word = (name: string) => (name === INSET ? sea : ((english ? names.get(name)?.name : name) ?? ""));
  const draw = () => {
    if (shown) chart.setOption(optionOf(host, shown.key, shown.chosen, word), { notMerge: true });
  };

  chart.on("mouseover", ({ name }) => onPoint(name));
  chart.on("globalout", () => onPoint(""));
  // ECharts treats the frame of the South China Sea inset as an area, but it is no place to choose.
  chart.on("click", ({ name }) => names.has(name) && onPick(name));
  const resizing = new ResizeObserver(() => chart.resize());
  resizing.observe(host);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.addEventListener("change", draw);

  return {
    show(key, file, chosen) {
      names = new Map(file.features.map(({ properties }) => [properties["cn-name"], properties]));
      // ECharts adds the South China Sea inset only under the name china. The chosen area comes first, so
      // that its label is laid out before those that would get in its way.
      const isChosen = (feature: MapFeature) => feature.properties["cn-name"] === chosen;
      const features = [...file.features].sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
      registerMap(key, { ...file, features } as unknown as Parameters<typeof registerMap>[1]);
      shown = { key, file, chosen };
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

function optionOf(
  host: HTMLElement,
  key: string,
  chosen: string,
  word: (name: string) => string,
): EChartsCoreOption {
  const style = getComputedStyle(host);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const [ink, edge, wash, seal, sheet, blue] = ["ink", "edge", "wash", "seal", "sheet", "blue"].map((name) =>
    colour(`--${name}`),
  ) as [string, string, string, string, string, string];
  const lines = { areaColor: edge, borderColor: edge, borderWidth: 0.5 };
  const mark = {
    label: { show: true, color: sheet, textBorderColor: seal, textBorderWidth: 2 },
    itemStyle: { areaColor: seal },
  };
  return {
    animation: false,
    textStyle: { fontFamily: style.fontFamily },
    tooltip: {
      renderMode: "richText",
      confine: true,
      formatter: ({ name }: { name: string }) => word(name),
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
        // Same position as the static map: it fills the stage.
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        selectedMode: false,
        itemStyle: { areaColor: wash, borderColor: edge, borderWidth: 0.75 },
        label: {
          show: key !== "china",
          color: ink,
          textBorderColor: wash,
          textBorderWidth: 2,
          fontSize: 11,
          formatter: ({ name }: { name: string }) => word(name),
        },
        labelLayout: keepChosenLabel(word(chosen)),
        emphasis: {
          label: { show: key !== "china", color: ink },
          itemStyle: { areaColor: wash, borderColor: blue, borderWidth: 2 },
        },
        data: [
          { name: INSET, value: 0, itemStyle: lines, emphasis: { itemStyle: lines } },
          ...(chosen === "" ? [] : [{ name: chosen, value: 0, ...mark, emphasis: mark }]),
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

/** Hides labels that overlap, but never the chosen one, which ECharts would hide next to a larger area. */
function keepChosenLabel(chosen: string) {
  let kept: Rect | undefined;
  return ({ text, labelRect }: { text?: string; labelRect: Rect }) => {
    if (text === chosen) kept = labelRect;
    // Off canvas: the layout of a single label cannot be switched off.
    else if (kept && overlap(kept, labelRect)) return { x: -1000 };
    return { hideOverlap: text !== chosen };
  };
}
