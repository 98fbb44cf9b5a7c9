import type { MapArea } from "./map-area.ts";

/** An area with its name in the page's language. */
export interface ListedArea extends MapArea {
  label: string;
}

interface Props {
  title: string;
  areas: ListedArea[];
  chosen: MapArea;
  onChoose(area: ListedArea): void;
  /** The entry with this number is under the pointer or has the focus. */
  onPoint(at: number): void;
}

/** The map's areas as a list of buttons, closed at first. */
export function AreaList({ title, areas, chosen, onChoose, onPoint }: Props) {
  return (
    <details className="region-map-list">
      <summary>{title}</summary>
      <ul>
        {areas.map((area, at) => (
          <li key={`${area.map}/${area.area}`}>
            <button
              type="button"
              aria-pressed={area.map === chosen.map && area.area === chosen.area}
              onClick={() => onChoose(area)}
              onPointerEnter={() => onPoint(at)}
              onFocus={() => onPoint(at)}
            >
              {area.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
