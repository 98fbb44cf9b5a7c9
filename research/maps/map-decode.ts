/** A point on the map in steps of 1/1024 degree, the grid of the source package. */
export type Point = [x: number, y: number];
/** Outer ring, then holes; each ring closed, first point repeated at the end. */
export type Polygon = Point[][];

/** One area of a boundary file. */
export interface Area {
  name: string;
  code: string;
  polygons: Polygon[];
}

/**
 * Coordinates are whole steps of this fraction of a degree, about 100 m: the precision of ECharts' packed
 * files.
 */
export const STEPS_PER_DEGREE = 1024;

/** GeoJSON of a boundary file: plain, or packed in ECharts' format (`UTF8Encoding`). */
export interface BoundaryFile {
  UTF8Encoding?: boolean;
  features: {
    id?: string | number;
    properties: { name: string; id?: string };
    geometry: PackedGeometry;
  }[];
}

type Ring = string | [number, number][];

type PackedGeometry =
  | { type: "Polygon"; coordinates: Ring[]; encodeOffsets?: Point[] }
  | { type: "MultiPolygon"; coordinates: Ring[][]; encodeOffsets?: Point[][] };

/**
 * Unpacks ECharts' format: each character is a zigzag difference plus 64, starting from the ring's offset.
 */
function unpack(packed: string, [x, y]: Point): Point[] {
  const ring: Point[] = [];
  const difference = (at: number) => {
    const zigzag = packed.charCodeAt(at) - 64;
    return (zigzag >> 1) ^ -(zigzag & 1);
  };
  let [atX, atY] = [x, y];
  for (let at = 0; at + 1 < packed.length; at += 2) {
    atX += difference(at);
    atY += difference(at + 1);
    ring.push([atX, atY]);
  }
  return ring;
}

function ringPoints(ring: Ring, offset: Point = [0, 0]): Point[] {
  const points =
    typeof ring === "string"
      ? unpack(ring, offset)
      : ring.map(([x, y]): Point => [Math.round(x * STEPS_PER_DEGREE), Math.round(y * STEPS_PER_DEGREE)]);
  const [first, last] = [points[0]!, points.at(-1)!];
  if (first[0] !== last[0] || first[1] !== last[1]) points.push([...first]);
  return points;
}

/** The areas of a boundary file, packed or plain, on the grid. */
export function decodeBoundaries(file: BoundaryFile): Area[] {
  return file.features.map(({ id, properties, geometry }) => {
    const polygons =
      geometry.type === "Polygon"
        ? [geometry.coordinates.map((ring, at) => ringPoints(ring, geometry.encodeOffsets?.[at]))]
        : geometry.coordinates.map((polygon, at) =>
            polygon.map((ring, inner) => ringPoints(ring, geometry.encodeOffsets?.[at]?.[inner])),
          );
    return {
      name: properties.name,
      code: String(id ?? properties.id ?? ""),
      polygons,
    };
  });
}
