import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { AreaList, type ListedArea } from "./AreaList.tsx";
import { areaOf, type MapArea, markedOn, provinceOf } from "./map-area.ts";
import { isArrow, nearestArea } from "./nearest-area.ts";
import { useLiveMap } from "./use-live-map.ts";

interface Props {
  words: Dictionary["regionMap"];
  english: boolean;
  /** What to mark, as the `map` and `area` of the chosen court; both empty for nothing. */
  chosen: MapArea;
  /** Keys of regions in which the catalogue has no court. */
  courtless: string[];
  /**
   * Called when somebody chooses an area; `label` is its name in the page's language. Returns false if no
   * court was found.
   */
  onChoose: (area: ListedArea) => Promise<boolean>;
  /** The static map, ChinaMap.astro. */
  children: ReactNode;
}

/** How far a pointer may move between press and release, in CSS pixels, and still mean what it pressed. */
const MAX_PRESS_DRIFT_PX = 8;

/** The region of the static map that an event happened on. */
const drawnAt = (target: EventTarget) => (target as Element).closest<SVGPathElement>("[data-key]");

const regionOf = (path: SVGPathElement): ListedArea => ({
  map: "china",
  area: path.dataset.key ?? "",
  label: path.textContent ?? "",
});

/**
 * The chosen area on a map, and choosing one: the static map of China until somebody points at it, then
 * ECharts with drill-down to the cities of a province; the arrow keys, or a list of the areas, do the same.
 */
export function RegionMap({ words, english, chosen, courtless, onChoose, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [provinces, setProvinces] = useState<ListedArea[]>([]);
  const [told, setTold] = useState<(MapArea & { text: string }) | null>(null);
  const nameProperty = english ? "name" : "cn-name";

  const choose = async (area: ListedArea) => {
    if (area.map === "china") void live.open(area.area);
    const found = await onChoose(area);
    const none = courtless.includes(provinceOf(area));
    const text = found ? words.chosen : none ? words.noCourt : words.notChosen;
    setTold({ ...area, text: fill(text, { name: area.label }) });
  };
  const live = useLiveMap({
    english,
    sea: words.sea,
    chosen,
    onPick: (area, level) => void choose({ ...areaOf(level, area), label: area[nameProperty] }),
  });
  const { state, level, areas, pointed, wake, point } = live;

  // The static map carries the list of regions, so the page need not send it twice. The finger or pointer
  // that brought this island to life may already be on the map.
  useEffect(() => {
    setProvinces([...(box.current?.querySelectorAll<SVGPathElement>("[data-key]") ?? [])].map(regionOf));
    if (box.current?.querySelector(".region-map-stage")?.matches(":hover, :focus-within")) wake();
  }, [wake]);
  useEffect(() => {
    const key = provinceOf({ map: chosen.map, area: chosen.area });
    for (const path of box.current?.querySelectorAll<SVGPathElement>("[data-key]") ?? [])
      path.classList.toggle("chosen", path.dataset.key === key);
    // What was said about an earlier choice is void once another one arrives from elsewhere.
    setTold((said) => (said?.map === chosen.map && said.area === chosen.area ? said : null));
  }, [chosen.map, chosen.area]);

  const early = useRef<string[]>([]);
  const move = (...arrows: string[]) =>
    point(
      arrows.reduce(
        (from, arrow) => nearestArea(areas, from, arrow),
        pointed || markedOn(level, areas, chosen),
      ),
    );
  // Arrows pressed while the map was on its way.
  useEffect(() => {
    if (state === "live" && early.current.length > 0) move(...early.current.splice(0));
    else if (state === "failed") early.current = [];
  });

  const press = (event: KeyboardEvent) => {
    if (isArrow(event.key) && state === "live") move(event.key);
    else if (isArrow(event.key)) early.current.push(event.key);
    else if (event.key === "Enter" && pointed) live.pick(pointed);
    else if ((event.key === "Backspace" || event.key === "Escape") && level !== "china")
      void live.open("china");
    else return;
    event.preventDefault();
  };
  // A press that begins on the static map may end on the live one, which has come meanwhile: the browser then
  // sends the click to the stage, which holds both, and neither map takes it.
  const pressed = useRef<{ path: SVGPathElement | null; x: number; y: number }>(undefined);
  const pressDrawn = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    pressed.current = { path: drawnAt(target), x, y };
    wake();
  };
  const chooseDrawn = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    const begun = pressed.current;
    const stayed = begun && Math.hypot(clientX - begun.x, clientY - begun.y) < MAX_PRESS_DRIFT_PX;
    const path = drawnAt(target) ?? (target === currentTarget && stayed ? begun.path : null);
    if (path) void choose(regionOf(path));
  };

  const place = provinces.find(({ area }) => area === level)?.label ?? words.china;
  /** The province of a chosen city, which can be opened without choosing it. */
  const within = provinces.find(({ area }) => area === chosen.map)?.label;
  const listed =
    state === "live"
      ? areas.map((area) => ({ ...areaOf(level, area), label: area[nameProperty] }))
      : provinces;
  return (
    <figure className="region-map" ref={box}>
      {/* biome-ignore lint/a11y: the picture only responds to pointing; keyboard users have the map inside it, and the list */}
      <div
        className={`region-map-stage ${state}`}
        aria-busy={state === "loading"}
        onPointerMove={wake}
        onPointerDown={pressDrawn}
        onClick={chooseDrawn}
      >
        {children}
        <div
          ref={live.host}
          className="region-map-live"
          role="application"
          aria-label={fill(words.live, { name: place })}
          aria-description={words.keys}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: role application is interactive
          tabIndex={0}
          onFocus={wake}
          onKeyDown={press}
        />
      </div>
      <figcaption className="region-map-foot">
        {level !== "china" && (
          <button type="button" className="button plain" onClick={() => void live.open("china")}>
            {words.back}
          </button>
        )}
        {level === "china" && within && (
          <button type="button" className="button plain" onClick={() => void live.open(chosen.map)}>
            {fill(words.inside, { name: within })}
          </button>
        )}
        <output>
          {state === "loading" ? words.loading : state === "failed" ? words.failed : told?.text}
        </output>
        <output className="hide">{areas.find((area) => area["cn-name"] === pointed)?.[nameProperty]}</output>
      </figcaption>
      <AreaList
        title={level === "china" ? words.list : fill(words.listOf, { name: place })}
        areas={listed}
        chosen={chosen}
        onChoose={(area) => void choose(area)}
        onPoint={(at) => point(areas[at]?.["cn-name"] ?? "")}
      />
    </figure>
  );
}
