import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";
import { parseStatute } from "#domain/statute/parse/parse-statute.ts";
import type { StatuteDocument } from "#domain/statute/record.ts";
import { parseChineseNumeral } from "#domain/text/numbers/chinese-numeral.ts";
import { sha256OfText } from "#server/files/sha256.ts";

const TEXTS = resolve("../shared/corpus/statutes");
const hasTexts = existsSync(TEXTS);
if (!hasTexts) console.warn(`${TEXTS} is absent: imported articles are not compared with a plain scan.`);

const ARTICLE =
  /^第([零〇○一二三四五六七八九十百千\d]+)条(?:之([一二三四五六七八九十]+))?(?:\s+|[:：]|(?=[【（(])|$)/;
const TIGHT = /^第([零〇○一二三四五六七八九十百千\d]+)条(?:之([一二三四五六七八九十]+))?/;

test.skipIf(!hasTexts)(
  "imports every article of the national texts as a plain scan of their lines finds it",
  () => {
    const differing: string[] = [];
    let articles = 0;
    for (const path of globSync(`${TEXTS}/**/*.md`)) {
      const text = readFileSync(path, "utf8");
      const parsed = parseStatute(text, { name: basename(path), source: "", sha256: sha256OfText });
      if (parsed.kind !== "statute") continue;
      const imported = articlesOf(parsed.document);
      for (const [label, found] of scan(text)) {
        articles++;
        const own = imported.get(label);
        // An amending text quotes articles of the amended text, which the scan counts as part of its
        // preceding article.
        if (/修正案/.test(parsed.document.title)) {
          if (own && !found.every((paragraph, at) => paragraph === own[at])) differing.push(path);
          continue;
        }
        // Text after the last article under 附 is an annex.
        const rest = found.slice(own?.length ?? 0);
        const isSame = own?.every((paragraph, at) => paragraph === found[at]);
        if (isSame && (rest.length === 0 || /^附/.test(rest[0]!))) continue;
        differing.push(`${basename(path)} ${label}`);
      }
    }
    expect(articles).toBeGreaterThan(35_000);
    expect(differing).toEqual([]);
  },
  60_000,
);

function articlesOf({ units }: StatuteDocument): Map<string, string[]> {
  const numbered = units.filter(({ kind }) => kind === "article");
  return new Map(numbered.map(({ number, branch, paragraphs }) => [`${number}-${branch}`, paragraphs]));
}

/**
 * Maps number and branch of each article to its lines; if a number occurs twice, the first article counts.
 */
function scan(text: string): Map<string, string[]> {
  // One file prints the articles of each chapter in one line; no other file has 第…条 between blanks after a
  // full stop.
  const lines = text
    .normalize("NFC")
    .replace(/。 (?=第[零一二三四五六七八九十百]+条 )/g, "。\n")
    .split(/\r?\n/)
    .map(plain);
  const body = lines.slice(lines.findIndex((line) => /INFO END/.test(line)) + 1);
  const pattern = body.some((line) => ARTICLE.test(line)) ? ARTICLE : TIGHT;
  const articles = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of body) {
    const match = pattern.exec(line);
    if (line === "") continue;
    if (/^#+(?:\s|$)|^附\s*则$/.test(line)) current = undefined;
    else if (match) {
      const rest = line.slice(match[0].length).trim();
      const branch = match[2] ? parseChineseNumeral(match[2]) : 0;
      current = rest ? [rest] : [];
      const key = `${parseChineseNumeral(match[1]!)}-${branch}`;
      if (!articles.has(key)) articles.set(key, current);
    } else current?.push(line);
  }
  return articles;
}

/** Without zero-width characters, and with plain blanks. */
function plain(line: string): string {
  return line
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\t\u00a0\u2000-\u200a\u3000]+/g, " ")
    .trim();
}
