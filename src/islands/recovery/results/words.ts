import { recovery as cn } from "#i18n/cn/recovery.ts";
import { regionMap as cnMap } from "#i18n/cn/region-map.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { recovery as en } from "#i18n/en/recovery.ts";
import { regionMap as enMap } from "#i18n/en/region-map.ts";

/** The words of the recovery island. */
export type RecoveryWords = Dictionary["recovery"]["app"];

/**
 * The words of the island and of its map. They come with its script instead of in its props, as elsewhere:
 * the page already shows most of them and would send each twice before anybody touches it.
 */
export function recoveryWords(english: boolean): { words: RecoveryWords; mapWords: Dictionary["regionMap"] } {
  return english ? { words: en.app, mapWords: enMap } : { words: cn.app, mapWords: cnMap };
}
