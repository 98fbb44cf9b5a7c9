import { describe, expect, test } from "vitest";
import type { Area, Point } from "#research/maps/map-decode.ts";
import { snapBorders } from "#research/maps/map-snap.ts";

const area = (name: string, ...ring: Point[]): Area => ({
  name,
  code: "",
  polygons: [[[...ring, ring[0]!]]],
});
const edges = ({ polygons }: Area) =>
  polygons
    .flat()
    .flatMap((ring) => ring.slice(1).map((point, at) => [ring[at]!, point].map(String).sort().join(" ")));

describe("snapBorders", () => {
  test("corners a rounding apart become one", () => {
    const [left, right] = snapBorders(
      [
        area("左", [0, 0], [100, 0], [100, 100], [0, 100]),
        area("右", [101, 1], [200, 0], [200, 100], [99, 99]),
      ],
      2,
    );
    expect(edges(right!).filter((edge) => edges(left!).includes(edge))).toHaveLength(1);
  });

  test("a border bends to the corner of a neighbour that it passes", () => {
    const [left, right] = snapBorders(
      [
        area("左", [0, 0], [100, 0], [100, 100], [0, 100]),
        area("右", [100, 0], [200, 0], [200, 100], [100, 100], [101, 50]),
      ],
      2,
    );
    expect(edges(right!).filter((edge) => edges(left!).includes(edge))).toHaveLength(2);
  });

  test("areas far apart stay as they are", () => {
    const apart = [area("左", [0, 0], [100, 0], [50, 100]), area("右", [500, 0], [600, 0], [550, 100])];
    expect(snapBorders(apart, 2)).toEqual(apart);
  });

  test("a line out and straight back goes, and a ring without room goes with it", () => {
    const [kept, gone] = snapBorders(
      [
        area("刺", [0, 0], [100, 0], [160, 50], [100, 0], [50, 100]),
        area("线", [500, 0], [600, 0], [500, 1]),
      ],
      2,
    );
    expect(kept!.polygons[0]![0]).toHaveLength(4);
    expect(gone!.polygons).toEqual([]);
  });
});
