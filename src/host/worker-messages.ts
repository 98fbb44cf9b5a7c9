/** A call to be counted: the number under which its worker waits, path and address. */
export type CountedCall = [id: number, path: string, address: string];

/** A message from the primary process to a worker. */
export type ToWorker =
  | { kind: "start"; port: number; hostname: string; limitsCalls: boolean; keepsHouse: boolean }
  /** For each counted call the seconds to wait, 0 if it may pass. */
  | { kind: "waits"; waits: [id: number, seconds: number][] }
  | { kind: "stop" };

/** A message from a worker to the primary process. */
export type FromWorker =
  | { kind: "listening"; port: number }
  | { kind: "failed"; message: string; code?: string; syscall?: string }
  | { kind: "calls"; calls: CountedCall[] };
