import { SCOPES, type SearchScope } from "#domain/search/scope.ts";
import { SCOPE_FOLDERS } from "../../../generated/index-files.ts";

/** The tables that have indexes of their own: data counted from judgments, without their texts. */
export const TABLE_KINDS = ["lawyers", "parties", "appeals"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** The content of an index: the documents of a scope, or a table. */
export type IndexKind = SearchScope | TableKind;
export const INDEX_KINDS: readonly IndexKind[] = [...SCOPES, ...TABLE_KINDS];

export const isTable = (kind: IndexKind): kind is TableKind => typeof kind === "string";

/** The name of a kind in commands and index names. */
export const kindName = (kind: IndexKind): string => (isTable(kind) ? kind : SCOPE_FOLDERS[kind]);

/** The alias under which an index is queried; it refers to the latest push. */
export const aliasOf = (prefix: string, kind: IndexKind) => `${prefix}-${kindName(kind)}`;
