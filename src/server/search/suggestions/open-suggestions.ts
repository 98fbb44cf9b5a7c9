import { oncePerKey } from "#domain/once-per.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { indexRoot, scopeFolder } from "../../generated/index-files.ts";
import { Suggestions } from "./suggestions.ts";

const suggestionsIn = oncePerKey((folder: string) => new Suggestions(folder));

/** The suggestions of a scope, opened once per process. */
export const openSuggestions = (type: SearchScope): Suggestions =>
  suggestionsIn(scopeFolder(indexRoot(), type));
