/** A shape of cluster that the tests run on. */
export interface Shape {
  nodes: number;
  /** Shards per index. */
  shards: number;
  /** Heap of each node. */
  heapMb: number;
}

/** The first shape is enough during development. */
export const SHAPES: readonly Shape[] = [
  { nodes: 1, shards: 1, heapMb: 1024 },
  { nodes: 1, shards: 5, heapMb: 1024 },
  { nodes: 3, shards: 5, heapMb: 512 },
];

export const wordShape = ({ nodes, shards }: Shape) => `nodes: ${nodes}, shards: ${shards}`;
