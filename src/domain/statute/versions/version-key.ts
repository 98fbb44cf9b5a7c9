import { lawKey } from "../citation/law-name.ts";
import type { Law } from "./merge-books.ts";

const ISSUER = /^(?:最高人民法院|最高人民检察院)+/;
/** A notice that issues a text: 印发《某规定》的通知. Later texts amend or end the issued text. */
const ISSUED = /(?:印发|发布|公布)《(.{4,})》的通知$/;
/** A word that the Supreme People's Court dropped from titles when it amended the texts. */
const REWORDED = /具体应用法律/g;

/**
 * The common key of all versions of a law: its title without issuer, punctuation and words that amendments
 * change.
 */
export function versionKey(title: string): string {
  const issued = ISSUED.exec(title.replace(/\s+/g, ""))?.[1];
  const key = lawKey(issued ?? title)
    .replace(ISSUER, "")
    .replace(REWORDED, "适用法律")
    .replaceAll("帐", "账");
  return key || lawKey(title);
}

/** 根据《关于修改〈旧名〉的决定》修正, with exactly one amended text. */
const AMENDED = /关于修改[〈《<]+([^〈〉《》<>]{4,80})[〉》>]+的(?:决定|批复)/g;

/**
 * The laws grouped by title, newest first by `order`; a law that an amendment renamed is grouped under its
 * later name.
 */
export function groupVersions<Dated extends Pick<Law, "title" | "version" | "history">>(
  laws: readonly Dated[],
  order: (a: Dated, b: Dated) => number,
): Map<string, Dated[]> {
  const byKey = Map.groupBy(laws, ({ title }) => versionKey(title));
  for (const [key, versions] of [...byKey])
    for (const { history, version } of versions)
      for (const former of history.flatMap(({ text }) =>
        [...text.matchAll(AMENDED)].map(([, name]) => name!),
      )) {
        const renamed = versionKey(former);
        const older = byKey.get(renamed);
        if (renamed === key || !older?.every((law) => law.version < version) || !byKey.has(key)) continue;
        byKey.get(key)!.push(...older);
        byKey.delete(renamed);
      }
  for (const versions of byKey.values()) versions.sort(order);
  return byKey;
}
