import { lawKey } from "../citation/law-name.ts";
import type { Law } from "./merge-books.ts";

const ISSUER = /^(?:最高人民法院|最高人民检察院)+/;
/**
 * The end of a notice's title that contains the title of the issued text: 印发《某规定》的通知. Later texts amend or
 * end the issued text.
 */
const ISSUED = /(?:印发|发布|公布)《(.{4,})》的通知$/;
/** Words that the Supreme People's Court dropped from titles when it amended the texts. */
const REWORDED = /具体应用法律/g;

/**
 * Key that all versions of a law share. It is the title without issuer and punctuation, and with present
 * spellings for words that amendments replaced.
 */
export function versionKey(title: string): string {
  const issued = ISSUED.exec(title.replace(/\s+/g, ""))?.[1];
  const key = lawKey(issued ?? title)
    .replace(ISSUER, "")
    .replace(REWORDED, "适用法律")
    .replaceAll("帐", "账");
  return key || lawKey(title);
}

/** An amendment that names one text by its earlier title: 根据《关于修改〈旧名〉的决定》修正. */
const AMENDED = /关于修改[〈《<]+([^〈〉《》<>]{4,80})[〉》>]+的(?:决定|批复)/g;

/**
 * The versions of each law, sorted by `order`. If an amendment renamed a law, all its versions have the key
 * of the later name.
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
