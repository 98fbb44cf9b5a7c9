import { SCOPES, type SearchScope } from "#domain/search/scope.ts";
import { SCOPE_FOLDERS } from "../../../generated/index-files.ts";

/** The tables that are indexes of their own: what is counted of judgments, not their texts. */
export const TABLE_KINDS = ["lawyers", "parties", "appeals"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** What an index holds: the documents of a scope, or a table. */
export type IndexKind = SearchScope | TableKind;
export const INDEX_KINDS: readonly IndexKind[] = [...SCOPES, ...TABLE_KINDS];

export const isTable = (kind: IndexKind): kind is TableKind => typeof kind === "string";

/** As commands print it and names of indexes hold it. */
export const kindName = (kind: IndexKind): string => (isTable(kind) ? kind : SCOPE_FOLDERS[kind]);

/** The alias under which an index is asked; it points to the one pushed last. */
export const aliasOf = (prefix: string, kind: IndexKind) => `${prefix}-${kindName(kind)}`;
