import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { SHADE_STEPS } from "#domain/search/results/coverage.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { asIsland } from "#islands/ui/island.tsx";
import { loadStyles } from "#stores/page/load-styles.ts";
import { searchCourt } from "#stores/recovery/claim-form.ts";
import { $recovery } from "#stores/recovery/recovery.ts";
import { type Counted, courtOfArea } from "#stores/recovery/region-maps.ts";
import { Changing } from "../../ui/Changing.tsx";
import { TableHead } from "../../ui/TableHead.tsx";
import { recoveryWords } from "../results/words.ts";
import { areaOf, type MapArea, markedOn, provinceOf } from "./map-area.ts";
import { isArrow, nearestArea } from "./nearest-area.ts";
import { useRegionMap } from "./use-region-map.ts";

export interface RegionMapProps {
  english: boolean;
  /** Address of the styles that are needed only with JavaScript. */
  styles: string;
  /** The map's official review number. Empty if it has none. */
  review: string;
}

/** Areas of the map in which the catalogue has no court. */
const COURTLESS = ["tai_wan", "xiang_gang", "ao_men"];

/**
 * The places of the cases of the chosen cause, or of the lawyers with such a case: as a shaded map of China
 * that opens into the maps of provinces, and as a table. Choosing an area chooses its court and starts a
 * search.
 */
export const RegionMap = asIsland(function RegionMap({ english, styles, review }: RegionMapProps) {
  const { mapWords: words } = recoveryWords(english);
  const view = useStore($recovery, { ssr: "initial" });
  const chosen = { map: view?.data?.claim.map ?? "", area: view?.data?.claim.area ?? "" };
  const reason = view?.data?.claim.reason ?? "";
  const legend = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState("");
  const [counted, setCounted] = useState<Counted>("cases");
  const nameProperty = english ? "name" : "cn-name";
  useEffect(() => void loadStyles(styles), [styles]);

  const choose = async (area: ListedArea) => {
    if (area.map === "china") void map.open(area.area);
    const court = await courtOfArea(area.map, area.area);
    if (court) searchCourt(court);
    const none = COURTLESS.includes(provinceOf(area));
    setTold(fill(court ? words.chosen : none ? words.noCourt : words.notChosen, { name: area.label }));
  };
  const word = (name: string, n: number | null) =>
    n === null ? name : fill(words.count[counted], { name, n });
  const map = useRegionMap({
    english,
    sea: words.sea,
    legend,
    chosen,
    reason,
    counted,
    word,
    onPick: (area, level) => void choose({ ...areaOf(level, area), label: area[nameProperty] }),
  });
  const { state, level, areas, counts, pointed, point } = map;
  const listed = areas.map((area) => ({
    ...areaOf(level, area),
    label: area[nameProperty],
    n: counts ? (counts.get(areaOf(level, area).area) ?? 0) : null,
  }));
  const at = areas.findIndex((area) => area["cn-name"] === pointed);
  const press = (event: KeyboardEvent) => {
    if (isArrow(event.key)) point(nearestArea(areas, pointed || markedOn(level, areas, chosen), event.key));
    else if (event.key === "Enter" && pointed) map.pick(pointed);
    else if ((event.key === "Backspace" || event.key === "Escape") && level !== "china")
      void map.open("china");
    else return;
    event.preventDefault();
  };
  const place = map.nameOf(level) || words.china;
  /** The province of a chosen city. Its map can be opened without choosing the province. */
  const within = map.nameOf(chosen.map);
  return (
    <figure className="region-map">
      <figcaption>
        {fill(words.title[counted], { reason: reason || words.all, place })}
        <span className="region-map-counted small">
          {(["cases", "lawyers"] as const).map((what) => (
            <label key={what}>
              <input
                type="radio"
                name="map-counts"
                checked={counted === what}
                onChange={() => setCounted(what)}
              />{" "}
              {words[what]}
            </label>
          ))}
        </span>
        <ul ref={legend} className="region-map-legend small" aria-hidden="true">
          {[0, ...SHADE_STEPS].map((from, shade) => (
            <li key={from}>
              <i className={`shade-${shade}`} />
              {shade === 0
                ? 0
                : shade === SHADE_STEPS.length
                  ? `${from}+`
                  : `${from}–${SHADE_STEPS[shade]! - 1}`}
            </li>
          ))}
        </ul>
      </figcaption>
      <div
        ref={map.host}
        className="region-map-stage"
        data-state={state}
        role="application"
        aria-busy={state === "loading"}
        aria-label={fill(words.live, { name: place })}
        aria-description={words.keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: role application is interactive
        tabIndex={0}
        onKeyDown={press}
      />
      <div className="region-map-foot">
        {level !== "china" && (
          <Button className="button plain" onClick={() => void map.open("china")} text={words.back} />
        )}
        {level === "china" && within && (
          <Button
            className="button plain"
            onClick={() => void map.open(chosen.map)}
            text={fill(words.inside, { name: within })}
          />
        )}
        <output className="pointed">{listed[at] && word(listed[at].label, listed[at].n)}</output>
        <output>{state === "loading" ? words.loading : state === "failed" ? words.failed : told}</output>
      </div>
      <AreaTable
        heads={[words.area, words[counted]]}
        title={fill(words.table, { name: place })}
        areas={listed}
        chosen={chosen}
        onChoose={(area) => void choose(area)}
        onPoint={(area) => point(areas[area]?.["cn-name"] ?? "")}
      />
      {review && (
        <p className="small soft">
          <Changing text={fill(words.review, { n: review })} />
        </p>
      )}
    </figure>
  );
});

/** An area with its name in the language of the page. */
interface ListedArea extends MapArea {
  label: string;
}

interface TableProps {
  heads: string[];
  title: string;
  /** The areas with their number of cases or lawyers. Null until the number is known. */
  areas: (ListedArea & { n: number | null })[];
  chosen: MapArea;
  onChoose(area: ListedArea): void;
  /** Called with the index of the row that has the pointer or the focus. */
  onPoint(at: number): void;
}

/** The map's numbers as a table, folded at first. Each row is an area, with a button that chooses it. */
function AreaTable({ heads, title, areas, chosen, onChoose, onPoint }: TableProps) {
  return (
    <details className="region-map-table">
      <summary>{title}</summary>
      <table>
        <TableHead columns={heads} />
        <tbody>
          {areas.map((area, at) => (
            <tr key={`${area.map}/${area.area}`}>
              <th scope="row">
                <Button
                  className="link"
                  aria-pressed={area.map === chosen.map && area.area === chosen.area}
                  onClick={() => onChoose(area)}
                  onPointerEnter={() => onPoint(at)}
                  onFocus={() => onPoint(at)}
                  text={area.label}
                />
              </th>
              <td>{area.n}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
