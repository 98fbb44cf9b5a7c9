import type { SearchScope } from "#domain/search/query/query-plan.ts";
import { SCOPE_FOLDERS } from "../index-files.ts";

/** The name under which a type's documents are searched; it points to the index that was pushed last. */
export const aliasOf = (prefix: string, type: SearchScope) => `${prefix}-${SCOPE_FOLDERS[type]}`;
