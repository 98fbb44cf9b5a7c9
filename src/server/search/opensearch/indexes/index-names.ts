import type { SearchScope } from "#domain/search/scope.ts";
import { SCOPE_FOLDERS } from "../../index-files.ts";

/** The alias under which a scope is searched; it points to the index pushed last. */
export const aliasOf = (prefix: string, type: SearchScope) => `${prefix}-${SCOPE_FOLDERS[type]}`;
