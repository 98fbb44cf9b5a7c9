import { globSync } from "node:fs";
import { join } from "node:path";
import { readRows } from "../../files/read-rows.ts";
import type { Problem } from "../source/problem.ts";
import type { Content } from "../source/read-content.ts";

/** Collections with official names of causes. */
const NAMING = ["guides", "numbers", "unread"];

/** Causes in content files that the catalogue in data/sources/causes does not have under that name. */
export function causeProblems({ root, entries }: Content): Problem[] {
  const naming = entries.filter(({ collection }) => NAMING.includes(collection.name));
  if (naming.length === 0) return [];
  const known = officialNames(root);
  // A content folder outside the project has no catalogue to compare with.
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

/** Column 2 of every line that starts with a code. */
function officialNames(root: string): Set<string> {
  const names = new Set<string>();
  for (const file of globSync("data/sources/causes/[0-9]-*.tsv", { cwd: root }))
    for (const [, name = ""] of readRows(join(root, file), 1, 5)) names.add(name);
  return names;
}
