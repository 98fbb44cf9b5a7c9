import { FaultyFile } from "../generated/faulty-file.ts";
import { MissingArtifact } from "./missing-artifact.ts";
import type { RequestFailure } from "./request-failure.ts";
import { SearchUnavailable } from "./search-unavailable.ts";

/**
 * The failure for an error thrown while answering a request, with a log line that tells the operator what to
 * do. The visitor sees neither command nor file. `route` is a path without visitor's data.
 */
export function toRequestFailure(error: unknown, route: string): RequestFailure {
  if (error instanceof MissingArtifact || error instanceof FaultyFile || error instanceof SearchUnavailable) {
    // The message is our own and contains no visitor's data.
    console.error(JSON.stringify({ route, error: error.name, message: error.message }));
    if (error instanceof MissingArtifact) return { error: "missing_part" };
    if (error instanceof FaultyFile) return { error: "faulty_part" };
    return { error: "unavailable", headers: { "retry-after": "5" } };
  }
  // Only the name is logged, because a message may contain a path or visitor's data.
  console.error(JSON.stringify({ route, error: error instanceof Error ? error.name : "?" }));
  return { error: "internal" };
}
