/**
 * A call that is to be counted: the number under which its worker waits for the reply, the path, and the
 * address.
 */
export type CountedCall = [id: number, path: string, address: string];

/** A message from the primary process to a worker. */
export type ToWorker =
  | { kind: "start"; port: number; hostname: string; limitsCalls: boolean; keepsHouse: boolean }
  /** The reply to a counted call: the number of seconds to wait; 0 if the call is allowed. */
  | { kind: "wait"; id: number; seconds: number }
  | { kind: "stop" };

/** A message from a worker to the primary process. */
export type FromWorker =
  | { kind: "listening"; port: number }
  | { kind: "failed"; message: string; code?: string; syscall?: string }
  | { kind: "call"; call: CountedCall };
