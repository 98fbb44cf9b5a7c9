import type { SearchScope } from "#domain/search/scope.ts";
import { indexRoot, scopeFolder } from "../../generated/index-files.ts";
import { Suggestions } from "./suggestions.ts";

const suggestions = new Map<string, Suggestions>();

/** The suggestions of a scope, opened once per process. */
export function openSuggestions(type: SearchScope): Suggestions {
  const folder = scopeFolder(indexRoot(), type);
  const known = suggestions.get(folder) ?? new Suggestions(folder);
  suggestions.set(folder, known);
  return known;
}
