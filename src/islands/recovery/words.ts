import type { Dictionary } from "#i18n/cn.ts";

/** The words of the recovery island. */
export type RecoveryWords = Dictionary["recovery"]["app"];
