import cn from "#i18n/cn/recovery.json" with { type: "json" };
import cnMap from "#i18n/cn/region-map.json" with { type: "json" };
import type { Dictionary } from "#i18n/cn.ts";
import en from "#i18n/en/recovery.json" with { type: "json" };
import enMap from "#i18n/en/region-map.json" with { type: "json" };

/** The words of the recovery island. */
export type RecoveryWords = Dictionary["recovery"]["app"];

/**
 * The words of the island and its map. They come with the script. Elsewhere words come in the props of an
 * island, but here the page already shows most of them and would contain each twice.
 */
export function recoveryWords(english: boolean): { words: RecoveryWords; mapWords: Dictionary["regionMap"] } {
  return english ? { words: en.app, mapWords: enMap } : { words: cn.app, mapWords: cnMap };
}
