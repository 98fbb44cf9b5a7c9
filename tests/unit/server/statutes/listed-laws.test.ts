import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { mergeBooks } from "#domain/statute/merge-books.ts";
import { parseStatute } from "#domain/statute/parse-statute.ts";
import { sha256 } from "#server/corpus/sha256.ts";
import { readListedLaws } from "#server/statutes/listed-laws.ts";

const CORPUS = resolve("../shared/corpus/statutes");
const isThere = existsSync(CORPUS);
if (!isThere) console.warn(`${CORPUS} is absent: the listed laws are not compared with their texts.`);

const listed = readListedLaws();

describe("readListedLaws", () => {
  test("gives some sixty laws and forty digests, each with source and day of checking", () => {
    expect(listed.length).toBeGreaterThanOrEqual(60);
    expect(listed.flatMap(({ law }) => law.units).length).toBeGreaterThanOrEqual(40);
    for (const { law, facts } of listed) {
      expect(facts.address).toMatch(/^https:\/\/\S+\.gov\.cn\//);
      expect(facts.checked).toMatch(/^\d{4}-\d{2}-\d{2}：/);
      expect(law.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(law.first_effective >= law.version).toBe(true);
    }
    expect(new Set(listed.map(({ law }) => law.id)).size).toBe(listed.length);
  });

  test.skipIf(!isThere)("agrees with the national texts on titles, versions and articles", () => {
    const documents = globSync(`${CORPUS}/**/*.md`).flatMap((path) => {
      const context = { name: basename(path), source: "", sha256 };
      const parsed = parseStatute(readFileSync(path, "utf8"), context);
      return parsed.kind === "statute" ? [parsed.document] : [];
    });
    const texts = new Map(mergeBooks(documents).map((law) => [law.id, law]));
    const compared = listed.filter(
      ({ facts }) => facts.checked.includes("比对") && !facts.checked.includes("尚未"),
    );
    expect(compared.filter(({ law }) => !texts.has(law.id)).map(({ law }) => law.title)).toEqual([]);
    for (const { law } of compared) {
      const text = texts.get(law.id)!;
      // An amended text keeps the first date; where it names one for this version the list must agree.
      if (text.effective) expect([law.title, law.effective]).toEqual([law.title, text.effective]);
      for (const { number, paragraphs } of law.units) {
        const article = text.units.find((unit) => unit.kind === "article" && unit.number === number);
        expect(article, `${law.title} ${number}`).toBeDefined();
        // A digest is our own words: no run of twenty characters of the text stands in it.
        const own = article!.paragraphs.join("");
        const digest = paragraphs.join("");
        for (let at = 0; at + 20 <= digest.length; at++) expect(own).not.toContain(digest.slice(at, at + 20));
      }
    }
  });
});
