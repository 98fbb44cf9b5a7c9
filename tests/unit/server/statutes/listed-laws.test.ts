import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { lawKey } from "#domain/statute/citation/law-name.ts";
import { parseStatute } from "#domain/statute/parse/parse-statute.ts";
import { findRepeals } from "#domain/statute/versions/find-repeals.ts";
import { settleStatus } from "#domain/statute/versions/law-status.ts";
import { type Law, mergeBooks } from "#domain/statute/versions/merge-books.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import { collectLaws } from "#server/statutes/collect-laws.ts";
import { readListedLaws } from "#server/statutes/listed-laws.ts";

const TEXTS = resolve("../shared/corpus/statutes");
const CASES = resolve("../shared/corpus/reference-cases");
const hasTexts = existsSync(TEXTS);
const hasCases = existsSync(CASES);
if (!hasTexts) console.warn(`${TEXTS} is absent: the listed laws are not compared with their texts.`);
if (!hasCases) console.warn(`${CASES} is absent: document numbers are not compared with what courts print.`);

/** A digest may share no longer run of characters with the article; punctuation and blanks do not count. */
const MAX_SHARED_CHARS = 11;

const listed = readListedLaws();

describe("readListedLaws", () => {
  test("gives some sixty laws and forty digests, each with address, checks and their day", () => {
    expect(listed.length).toBeGreaterThanOrEqual(60);
    expect(listed.flatMap(({ law }) => law.units).length).toBeGreaterThanOrEqual(40);
    for (const { law, facts } of listed) {
      expect(facts.address).toMatch(/^https?:\/\/[^/\s]+\.gov\.cn\//);
      expect(facts.checked.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(law.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(law.first_effective >= law.version).toBe(true);
      // The record says whether the address is the law's own page: databases have no path for a single law.
      const isFront = /^https:\/\/[^/]+\/$/.test(facts.address);
      expect([law.title, isFront]).toEqual([law.title, facts.checked.page === "database"]);
    }
    expect(new Set(listed.map(({ law }) => law.id)).size).toBe(listed.length);
  });

  test("gives the digests of a law as its articles, in their order, wherever they stand in the file", () => {
    const folder = mkdtempSync(join(tmpdir(), "fasu-listed-"));
    const written = (name: string, ...rows: string[][]) => {
      writeFileSync(join(folder, name), `${rows.map((row) => row.join("\t")).join("\n")}\n`);
      return join(folder, name);
    };
    const kite = ["风筝法", "2001-02-03"];
    const checks = ["2026-01-02", "text", "", "law"];
    const head = (columns: number) => Array<string>(columns).fill("title");
    const laws = written("laws", head(10), [...kite, "2001-03-04", "", "", "https://a.gov.cn/", ...checks]);
    const digests = ["12", "3"].map((article) => [...kite, article, `第${article}条的大意`]);
    const all = readListedLaws(laws, written("digests", head(4), ...digests), written("repealed", head(12)));
    const law = all[0]?.law;
    rmSync(folder, { recursive: true });
    expect(law?.units).toEqual([
      { kind: "article", number: 3, branch: 0, label: "第三条", paragraphs: ["第3条的大意"] },
      { kind: "article", number: 12, branch: 0, label: "第十二条", paragraphs: ["第12条的大意"] },
    ]);
  });

  test("tells of a repealed law what ended it and when, and nothing of one in force", () => {
    const ended = listed.filter(({ repealed }) => repealed);
    expect(ended.length).toBeGreaterThan(8);
    const shown = collectLaws([], listed, new Map(), "2026-11-21").map((law) => law.shown);
    for (const { law, repealed } of ended) {
      const one = shown.find(({ id }) => id === law.id)!;
      expect(one).toMatchObject({ status: "repealed", repealed, is_listed: true });
      expect(shown.find(({ id }) => id === repealed!.by)?.status, law.title).toBe("in_force");
    }
    expect(shown.filter(({ status }) => status === "repealed")).toHaveLength(ended.length);
  });

  test.skipIf(!hasTexts)("agrees with the national texts on what ended a law and when", () => {
    const texts = [...nationalTexts().values()];
    const told = findRepeals(texts);
    for (const { law, repealed } of listed)
      if (repealed) expect(told.get(lawKey(law.title)), law.title).toEqual(repealed);
    // An interpretation of a repealed law is not in force because the law is listed.
    const standings = settleStatus([...texts, ...listed.map(({ law }) => law)], told, "2026-11-21");
    const resting = texts.filter(({ title }) =>
      /适用《中华人民共和国(?:物权法|合同法)》若干问题的解释/.test(title),
    );
    expect(resting.length).toBeGreaterThan(0);
    for (const { id, title } of resting) expect(standings.get(id)?.status, title).not.toBe("in_force");
  });

  test("gives numbers in the form of the body that issued the law", () => {
    const numbers = listed.filter(({ facts }) => facts.number !== "");
    expect(numbers.length).toBeGreaterThanOrEqual(60);
    for (const { law, facts } of numbers) {
      const form = law.title.startsWith("最高人民法院")
        ? /^(?:法释|法发)〔\d{4}〕\d{1,2}号(?:，法释〔\d{4}〕\d{1,2}号修正)?$/
        : /^(?:主席令第[一二三四五六七八九十〇]+号|国务院令第\d{3}号)$/;
      expect(facts.number, law.title).toMatch(form);
    }
  });

  test.skipIf(!hasTexts)(
    "agrees with the national texts on titles, versions and days of taking effect",
    () => {
      const texts = nationalTexts();
      const compared = listed.filter(({ facts }) => facts.checked.dates === "text");
      expect(compared.length).toBeGreaterThanOrEqual(60);
      // The id is derived from title and version: if no text has the id, title or date is wrong.
      expect(compared.filter(({ law }) => !texts.has(law.id)).map(({ law }) => law.title)).toEqual([]);
      for (const { law } of compared) {
        const text = texts.get(law.id)!;
        expect(text.title.replace(/\s/g, "")).toBe(law.title.replace(/\s/g, ""));
        // An amended text keeps the first date; if it names one for this version, the list must agree.
        if (text.effective) expect([law.title, law.effective]).toEqual([law.title, text.effective]);
      }
      const others = listed.filter(({ facts }) => facts.checked.dates !== "text");
      expect(others.filter(({ law }) => texts.has(law.id)).map(({ law }) => law.title)).toEqual([]);
    },
  );

  test.skipIf(!hasTexts)("lists no version that the national texts have a later one of", () => {
    const texts = [...nationalTexts().values()];
    for (const { law } of listed) {
      const newest = listed
        .filter((other) => other.law.title === law.title)
        .map((other) => other.law.version)
        .sort()
        .at(-1)!;
      const later = texts.filter((text) => text.title === law.title && text.version > newest);
      expect([law.title, later.map(({ version }) => version)]).toEqual([law.title, []]);
    }
  });

  test.skipIf(!hasTexts)("digests articles that exist, in words of its own", () => {
    const texts = nationalTexts();
    const borrowed: string[] = [];
    for (const { law } of listed) {
      for (const { number, paragraphs } of law.units) {
        const article = texts
          .get(law.id)!
          .units.find((unit) => unit.kind === "article" && unit.number === number);
        expect(article, `${law.title} ${number}`).toBeDefined();
        const shared = longestShared(bare(paragraphs.join("")), bare(article!.paragraphs.join("")));
        if (shared.length > MAX_SHARED_CHARS) borrowed.push(`${law.title} ${number}: ${shared}`);
      }
    }
    expect(borrowed).toEqual([]);
  });

  test.skipIf(!hasTexts)("gives the number of a joint decision to the texts that it changed", () => {
    const texts = [...nationalTexts().values()];
    for (const [number, name] of [
      ["法释〔2020〕17号", "二十七件民事类司法解释的决定"],
      ["法释〔2020〕18号", "二十九件商事类司法解释的决定"],
    ] as const) {
      const decision = texts.find(({ title }) => title.endsWith(name))!;
      const changed = foldTitle(decision.units.flatMap(({ paragraphs }) => paragraphs).join(""));
      const named = listed.filter(({ facts }) => facts.number.includes(number));
      expect(named.length).toBeGreaterThan(5);
      const others = named.filter(({ law }) => !changed.includes(foldTitle(law.title)));
      expect(others.map(({ law }) => law.title)).toEqual([]);
    }
  });

  test.skipIf(!hasCases)("has the numbers from the reference cases that it says", () => {
    const cases = globSync(`${CASES}/**/*.txt`).map((path) => foldTitle(readFileSync(path, "utf8")));
    const numbered = listed.filter(({ facts }) => facts.checked.number === "cases");
    expect(numbered.length).toBeGreaterThan(10);
    const unfound = numbered.filter(({ law, facts }) => {
      const title = foldTitle(law.title).replace("最高人民法院", "");
      const first = foldTitle(facts.number.split("，")[0]!);
      // Some print the year of the amendment between the two.
      const printed = new RegExp(`${title}.{0,14}${first}`);
      return !cases.some((text) => text.includes(first) && printed.test(text));
    });
    expect(unfound.map(({ law }) => law.title)).toEqual([]);
  });
});

let known: Map<string, Law> | undefined;

function nationalTexts(): Map<string, Law> {
  known ??= new Map(
    mergeBooks(
      globSync(`${TEXTS}/**/*.md`).flatMap((path) => {
        const context = { name: basename(path), source: "", sha256: sha256OfText };
        const parsed = parseStatute(readFileSync(path, "utf8"), context);
        return parsed.kind === "statute" ? [parsed.document] : [];
      }),
    ).map((law) => [law.id, law]),
  );
  return known;
}

/** Only the letters and digits of a text, so that a changed comma does not make a new sentence. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Titles and numbers in a common form for different prints: brackets, book marks, blanks, 中华人民共和国. */
function foldTitle(text: string): string {
  return bare(text.normalize("NFKC")).replaceAll("中华人民共和国", "");
}

function longestShared(own: string, other: string): string {
  let longest = "";
  for (let from = 0; from + longest.length < own.length; from++) {
    while (other.includes(own.slice(from, from + longest.length + 1)) && from + longest.length < own.length)
      longest = own.slice(from, from + longest.length + 1);
  }
  return longest;
}
