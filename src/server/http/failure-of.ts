import { FaultyFile } from "../generated/faulty-file.ts";
import { MissingArtifact } from "./missing-artifact.ts";
import type { RequestFailure } from "./request-failure.ts";
import { SearchUnavailable } from "./search-unavailable.ts";

/**
 * The failure for an error thrown while answering a request, with a log line for the operator unless a part
 * is not built yet. `route` is a path without anything the visitor sent.
 */
export function toRequestFailure(error: unknown, route: string): RequestFailure {
  if (error instanceof MissingArtifact) return { error: "missing_part", value: error.command };
  if (error instanceof FaultyFile) {
    // The operator sees the file's name here and in the answer; it is ours and identifies no visitor.
    console.error(JSON.stringify({ route, error: error.name, message: error.message }));
    return { error: "faulty_part", value: error.path };
  }
  if (error instanceof SearchUnavailable) {
    // The message is our own and identifies no visitor; the operator needs it to find the cause.
    console.error(JSON.stringify({ route, error: error.name, message: error.message }));
    return { error: "unavailable", headers: { "retry-after": "5" } };
  }
  // Only the kind: a message may contain a path or what the visitor sent.
  console.error(JSON.stringify({ route, error: error instanceof Error ? error.name : "?" }));
  return { error: "internal" };
}
