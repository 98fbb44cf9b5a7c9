import { SCOPES, type SearchScope } from "#domain/search/scope.ts";
import { SCOPE_FOLDERS } from "../../../generated/index-files.ts";
import type { PushedKind } from "../../index-manifest.ts";

/**
 * The tables that have an index of their own. A table holds data counted from judgments, without their texts.
 */
export const TABLE_KINDS = ["lawyers", "parties", "appeals"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** What an index contains: the documents of a scope, or a table. */
export type IndexKind = SearchScope | TableKind;
export const INDEX_KINDS: readonly IndexKind[] = [...SCOPES, ...TABLE_KINDS];

export const isTable = (kind: IndexKind): kind is TableKind => typeof kind === "string";

/** The name of a kind of index in commands, index names, the manifest and /healthz. */
export const kindName = (kind: IndexKind): PushedKind => (isTable(kind) ? kind : SCOPE_FOLDERS[kind]);

/** The alias by which the index of a kind is queried. It refers to the index that serves. */
export const aliasOf = (prefix: string, kind: IndexKind) => `${prefix}-${kindName(kind)}`;
