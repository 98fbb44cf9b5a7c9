import { MapChart } from "echarts/charts";
import { TooltipComponent } from "echarts/components";
import { type EChartsCoreOption, init, registerMap, use } from "echarts/core";
import { LabelLayout } from "echarts/features";
import { CanvasRenderer } from "echarts/renderers";
import type { MapFeature, MapProperties, RegionMapFile } from "#contract/site-files/region-map.ts";

// Canvas and rich text alone: the SVG renderer and HTML tooltips set style attributes, which the policy refuses.
use([MapChart, TooltipComponent, LabelLayout, CanvasRenderer]);

/** What ECharts calls the inset that it adds to a map named china. */
const INSET = "南海诸岛";

/** A map on a canvas. Areas go by their cn-name, which is what ECharts knows them by. */
export interface RegionChart {
  /** Draws the map of a key with one area marked; "" marks none. */
  show(key: string, file: RegionMapFile, chosen: string): void;
  /** Lifts an area as the pointer does; "" puts all down. */
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

/** A chart in the element, in the colours of the page, which it follows from light to dark. */
export function drawRegionMap(host: HTMLElement, { english, sea, onPoint, onPick }: Watch): RegionChart {
  emptyWithoutMarkup(host);
  const chart = init(host, null, { renderer: "canvas" });
  let shown: { key: string; file: RegionMapFile; chosen: string } | undefined;
  let names = new Map<string, MapProperties>();
  const word = (name: string) => (name === INSET ? sea : ((english ? names.get(name)?.name : name) ?? ""));
  const draw = () => {
    if (shown) chart.setOption(optionOf(host, shown.key, shown.chosen, word), { notMerge: true });
  };

  chart.on("mouseover", ({ name }) => onPoint(name));
  chart.on("globalout", () => onPoint(""));
  // The frame of the South China Sea inset is an area to ECharts, but no place to choose.
  chart.on("click", ({ name }) => names.has(name) && onPick(name));
  const resizing = new ResizeObserver(() => chart.resize());
  resizing.observe(host);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.addEventListener("change", draw);

  return {
    show(key, file, chosen) {
      names = new Map(file.features.map(({ properties }) => [properties["cn-name"], properties]));
      // Only under the name china does ECharts add the South China Sea inset. The chosen area comes first, so that
      // its label is laid out before those that would stand in its way.
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

/** ECharts empties its element by the text of its markup, which Trusted Types refuse: here the element empties itself. */
function emptyWithoutMarkup(host: HTMLElement): void {
  Object.defineProperty(host, "innerHTML", { configurable: true, set: () => host.replaceChildren() });
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
        // The same place as the static map: it fills the stage.
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

/** Hides labels that overlap, but never the chosen one, which ECharts would where a larger area stands beside it. */
function keepChosenLabel(chosen: string) {
  let kept: Rect | undefined;
  return ({ text, labelRect }: { text?: string; labelRect: Rect }) => {
    if (text === chosen) kept = labelRect;
    // Out of the picture: the layout of one label cannot switch it off.
    else if (kept && overlap(kept, labelRect)) return { x: -1000 };
    return { hideOverlap: text !== chosen };
  };
}
