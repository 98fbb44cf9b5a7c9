import { readFileSync } from "node:fs";
import { isJudgmentId } from "#domain/judgment/judgment-id.ts";

/** The entries of a takedown list; `wrong` holds the numbers of invalid lines. */
export interface TakedownList {
  ids: string[];
  names: string[];
  wrong: number[];
}

/**
 * Reads a list with one id or one `name: 姓名` per line; # starts a comment. Names are hashed before they are
 * stored.
 */
export function readTakedownList(path: string): TakedownList {
  const list: TakedownList = { ids: [], names: [], wrong: [] };
  for (const [index, raw] of readFileSync(path, "utf8")
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .entries()) {
    const line = raw.replace(/#.*/, "").trim();
    if (!line) continue;
    const name = line.match(/^(?:name|姓名|名称)\s*[:：]\s*(.+)$/)?.[1]?.trim();
    if (name) list.names.push(name);
    else if (isJudgmentId(line)) list.ids.push(line);
    else list.wrong.push(index + 1);
  }
  return list;
}
