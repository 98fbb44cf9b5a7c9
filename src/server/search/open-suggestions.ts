import { resolve } from "node:path";
import type { DocumentType } from "#domain/search/query-plan.ts";
import { INDEX_FOLDER, typeFolder } from "./embedded/index-files.ts";
import { Suggestions } from "./suggestions.ts";

const opened = new Map<string, Suggestions>();

/** The suggestions of a type, opened once a process. */
export function openSuggestions(type: DocumentType): Suggestions {
  const folder = typeFolder(resolve(INDEX_FOLDER), type);
  const known = opened.get(folder) ?? new Suggestions(folder);
  opened.set(folder, known);
  return known;
}
