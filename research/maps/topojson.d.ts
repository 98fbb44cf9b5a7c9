// The parts of topojson's three packages that the builders use; the packages contain no types.

declare module "topojson-server" {
  import type { Topology } from "topojson-client";
  export function topology(objects: Record<string, object>, quantization?: number): Topology;
}

declare module "topojson-client" {
  /** Arcs of a geometry: numbers nested by ring and polygon; ~n is arc n backwards. */
  export type Arcs = number | Arcs[];
  export interface Shape {
    type: string;
    arcs?: Arcs;
    properties?: Record<string, unknown>;
  }
  export interface Topology {
    type: "Topology";
    arcs: number[][][];
    objects: Record<string, { type: "GeometryCollection"; geometries: Shape[] }>;
  }
  export interface MultiPolygonFeature {
    geometry:
      | { type: "Polygon"; coordinates: number[][][] }
      | { type: "MultiPolygon"; coordinates: number[][][][] };
  }
  export function feature(topology: Topology, shape: Shape): MultiPolygonFeature;
  export function mergeArcs(topology: Topology, shapes: Shape[]): Shape;
  export function neighbors(shapes: Shape[]): number[][];
}

declare module "topojson-simplify" {
  import type { Topology } from "topojson-client";
  export function presimplify(topology: Topology, weight?: (triangle: number[][]) => number): Topology;
  export function simplify(topology: Topology, minWeight: number): Topology;
  export function planarTriangleArea(triangle: number[][]): number;
}
