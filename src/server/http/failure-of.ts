import { FaultyFile } from "../generated/faulty-file.ts";
import { MissingArtifact } from "./missing-artifact.ts";
import type { RequestFailure } from "./request-failure.ts";
import { SearchUnavailable } from "./search-unavailable.ts";

/**
 * The failure for an error thrown while answering a request, with a log line that tells the operator what to do; the
 * visitor reads neither command nor file. `route` is a path without anything the visitor sent.
 */
export function toRequestFailure(error: unknown, route: string): RequestFailure {
  if (error instanceof MissingArtifact || error instanceof FaultyFile || error instanceof SearchUnavailable) {
    // The message is our own and identifies no visitor.
    console.error(JSON.stringify({ route, error: error.name, message: error.message }));
    if (error instanceof MissingArtifact) return { error: "missing_part" };
    if (error instanceof FaultyFile) return { error: "faulty_part" };
    return { error: "unavailable", headers: { "retry-after": "5" } };
  }
  // Only the kind: a message may contain a path or what the visitor sent.
  console.error(JSON.stringify({ route, error: error instanceof Error ? error.name : "?" }));
  return { error: "internal" };
}
