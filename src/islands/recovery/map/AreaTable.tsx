import { Button } from "#islands/ui/Button.tsx";
import { TableHead } from "../../ui/TableHead.tsx";
import type { MapArea } from "./map-area.ts";

/** An area with its name in the page's language. */
export interface ListedArea extends MapArea {
  label: string;
}

interface Props {
  heads: string[];
  title: string;
  /** Areas with their number of cases or lawyers; null until the number is known. */
  areas: (ListedArea & { n: number | null })[];
  chosen: MapArea;
  onChoose(area: ListedArea): void;
  /** Reports the number of the row under the pointer or with the focus. */
  onPoint(at: number): void;
}

/** The map's data as a table, initially collapsed: one row per area, with a button that chooses the area. */
export function AreaTable({ heads, title, areas, chosen, onChoose, onPoint }: Props) {
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
