import type { DocumentType } from "#domain/search/query/query-plan.ts";
import { TYPE_FOLDERS } from "../index-files.ts";

/** The name under which a type's documents are searched; it points to the index that was pushed last. */
export const aliasOf = (prefix: string, type: DocumentType) => `${prefix}-${TYPE_FOLDERS[type]}`;
