import { globSync } from "node:fs";
import { join } from "node:path";
import { readRows } from "../../files/read-rows.ts";
import type { Problem } from "../source/problem.ts";
import type { Content } from "../source/read-content.ts";

/** The collections whose entries name causes by their official names. */
const NAMING = ["guides", "numbers", "unread"];

/**
 * Faults in the names of causes: a content file names a cause that the catalogue in data/sources/causes does
 * not have.
 */
export function causeProblems({ root, entries }: Content): Problem[] {
  const naming = entries.filter(({ collection }) => NAMING.includes(collection.name));
  if (naming.length === 0) return [];
  const known = officialNames(root);
  // Content outside the project has no catalogue with which it could be compared.
  if (known.size === 0) return [];
  return naming.flatMap(({ data, source, base }) => {
    const { causes } = (data ?? {}) as { causes?: unknown };
    if (!Array.isArray(causes)) return [];
    return causes.flatMap((cause, index) =>
      typeof cause !== "string" || known.has(cause)
        ? []
        : {
            file: source.file,
            line: source.lineOf([...base, "causes", index]),
            field: `causes（案由）第 ${index + 1} 项`,
            what: `案由表里没有“${cause}”`,
            remedy: "照 data/sources/causes 里的名称写，例如：追索劳动报酬纠纷",
          },
    );
  });
}

/**
 * The official names of all causes: column 2 of every line in the files data/sources/causes/N-*.tsv, in which
 * N is the number of a branch.
 */
function officialNames(root: string): Set<string> {
  const names = new Set<string>();
  for (const file of globSync("data/sources/causes/[0-9]-*.tsv", { cwd: root }))
    for (const [, name = ""] of readRows(join(root, file), 1, 5)) names.add(name);
  return names;
}
