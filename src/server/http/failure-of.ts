import { FaultyFile } from "../generated/faulty-file.ts";
import { MissingArtifact } from "./missing-artifact.ts";
import type { RequestFailure } from "./request-failure.ts";
import { SearchUnavailable } from "./search-unavailable.ts";

/**
 * The failure for an error that was thrown while a request was answered. A log line tells the operator what
 * to do; the visitor sees neither command nor file. `route` is a path without data of the visitor.
 */
export function toRequestFailure(error: unknown, route: string): RequestFailure {
  if (error instanceof MissingArtifact || error instanceof FaultyFile || error instanceof SearchUnavailable) {
    // Our own code worded the message, so it contains no data of the visitor.
    console.error(JSON.stringify({ route, error: error.name, message: error.message }));
    if (error instanceof MissingArtifact) return { error: "missing_part" };
    if (error instanceof FaultyFile) return { error: "faulty_part" };
    return { error: "unavailable", headers: { "retry-after": "5" } };
  }
  // Only the name of the error is logged, because its message may contain a path or data of the visitor.
  console.error(JSON.stringify({ route, error: error instanceof Error ? error.name : "?" }));
  return { error: "internal" };
}
