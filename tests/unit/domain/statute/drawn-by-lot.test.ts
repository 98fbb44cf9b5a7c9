import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { parseStatute } from "#domain/statute/parse/parse-statute.ts";
import { sha256 } from "./invented-law.ts";

const TEXTS = resolve("../shared/corpus/statutes");
const hasTexts = existsSync(TEXTS);
if (!hasTexts) console.warn(`${TEXTS} is absent: laws drawn by lot are not compared with their labels.`);

const rows = readFileSync("tests/fixtures/statutes/drawn-by-lot.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .slice(1)
  .map((line) => line.split("\t"));

test.skipIf(!hasTexts)("reads title, version, kind and effect of laws drawn by lot as a person does", () => {
  const differing: string[] = [];
  for (const [file = "", title, version, effective, kind] of rows) {
    const text = readFileSync(resolve(TEXTS, file), "utf8");
    const parsed = parseStatute(text, { name: basename(file), folder: dirname(file), source: "", sha256 });
    if (parsed.kind !== "statute") {
      differing.push(`${file}: ${parsed.kind}`);
      continue;
    }
    const { document } = parsed;
    const read = [
      [document.title, document.book].filter(Boolean).join(" / "),
      document.version,
      effective === "?" ? "?" : document.effective || "-",
      document.kind,
    ];
    if (read.join() !== [title, version, effective, kind].join())
      differing.push(`${file}: ${read.join(" ")}`);
  }
  expect(rows).toHaveLength(150);
  expect(differing).toEqual([]);
});
