import { FaultyFile } from "../generated/faulty-file.ts";
import { MissingArtifact } from "./missing-artifact.ts";
import type { RequestFailure } from "./request-failure.ts";
import { SearchUnavailable } from "./search-unavailable.ts";

/**
 * The failure that something thrown while a request was answered becomes, with a log line for the operator
 * unless it is a part not made yet. `route` is a path without what a visitor sent.
 */
export function toRequestFailure(error: unknown, route: string): RequestFailure {
  if (error instanceof MissingArtifact) return { error: "missing_part", value: error.command };
  if (error instanceof FaultyFile) {
    // The operator reads the file's name here and in the answer; it is ours and names no visitor.
    console.error(JSON.stringify({ route, error: error.name, message: error.message }));
    return { error: "faulty_part", value: error.path };
  }
  if (error instanceof SearchUnavailable) {
    // Its message is our own and names no visitor; the operator should find the cause.
    console.error(JSON.stringify({ route, error: error.name, message: error.message }));
    return { error: "unavailable", headers: { "retry-after": "5" } };
  }
  // The kind alone: a message may hold a path or what the visitor sent.
  console.error(JSON.stringify({ route, error: error instanceof Error ? error.name : "?" }));
  return { error: "internal" };
}
