/** A call to be counted, by the number under which its worker waits: path and address. */
export type CountedCall = [id: number, path: string, address: string];

/** What the primary process tells a worker. */
export type ToWorker =
  | { kind: "start"; port: number; hostname: string; limitsCalls: boolean; keepsHouse: boolean }
  /** For each counted call the seconds to wait, 0 if it may pass. */
  | { kind: "waits"; waits: [id: number, seconds: number][] }
  | { kind: "stop" };

/** What a worker tells the primary process. */
export type FromWorker =
  | { kind: "listening"; port: number }
  | { kind: "failed"; message: string; code?: string; syscall?: string }
  | { kind: "calls"; calls: CountedCall[] };
