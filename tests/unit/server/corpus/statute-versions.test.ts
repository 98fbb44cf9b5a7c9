import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { type ParsedStatute, parseStatute } from "#domain/statute/parse/parse-statute.ts";
import { printedLawDate } from "#research/measure/printed-law-date.ts";
import { sha256OfText } from "#server/files/sha256.ts";

const TEXTS = resolve("../shared/corpus/statutes");
const hasTexts = existsSync(TEXTS);
if (!hasTexts) console.warn(`${TEXTS} is absent: versions of laws are not compared with a plain scan.`);

interface Read {
  file: string;
  text: string;
  parsed: ParsedStatute;
}

const read = (): Read[] =>
  globSync("**/[!_]*.md", { cwd: TEXTS }).map((path) => {
    const text = readFileSync(join(TEXTS, path), "utf8");
    const context = { name: basename(path), folder: dirname(path), source: "", sha256: sha256OfText };
    return { file: path, text, parsed: parseStatute(text, context) };
  });

test.skipIf(!hasTexts)(
  "takes nearly every national text and dates it by the latest day that its head lines tell",
  () => {
    const all = read();
    const differing: string[] = [];
    let taken = 0;
    for (const { file, text, parsed } of all) {
      if (parsed.kind !== "statute") continue;
      taken++;
      const { version, found } = parsed.document;
      const named = /\((\d{4}-\d{2}-\d{2})\)/.exec(file)?.[1] ?? "";
      const told = printedLawDate(text);
      // If a history is truncated (… 根据), the date in the file name replaces the missing one.
      const wanted = /根据[）)]?\s*<!--/.test(text) ? named : told;
      if (wanted !== "" && version !== wanted) differing.push(`${file}: ${version}, not ${wanted}`);
      const agree = named === "" || named === told;
      if (told !== "" && agree !== (found === null || found === undefined))
        differing.push(`${file}: ${JSON.stringify(found)}`);
    }
    expect(taken / all.length).toBeGreaterThan(0.99);
    expect(differing).toEqual([]);
  },
  60_000,
);

test.skipIf(!hasTexts)("tells the kind of every national text as the folder does that it stands in", () => {
  const wrong = read().flatMap(({ file, parsed }) => {
    if (parsed.kind !== "statute") return [];
    const { kind } = parsed.document;
    const folder = file.split(/[/\\]/)[0] ?? "";
    const allowed =
      folder === "司法解释"
        ? ["interpretation"]
        : folder === "行政法规"
          ? ["administrative"]
          : folder === "宪法"
            ? ["constitution"]
            : ["law", "change", "decision"];
    return allowed.includes(kind ?? "") ? [] : [`${file}: ${kind}`];
  });
  expect(wrong).toEqual([]);
});
