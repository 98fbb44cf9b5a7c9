import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { close, createIndex } from "pagefind";
import { beforeAll, describe, expect, test } from "vitest";
import { searchSite } from "#client/services/site-search.ts";
import { LANGS } from "#i18n/lang.ts";
import { readLaws, type ShownLaw } from "#server/statutes/law-files.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { type OpenPagefind, openPagefind } from "../../../../research/measure/recall/pagefind.ts";
import { lawRecord } from "../../../../src/cli/build/site-index.ts";
import { runs } from "../../../fixtures/laws.ts";

const folder = scratchFolder();

/** The laws of the hand-kept list, which are present with an import and without. */
let laws: ShownLaw[];
beforeAll(async () => {
  await builtData();
  laws = readLaws().filter(({ facts }) => facts);
  const { index } = await createIndex({});
  for (const lang of LANGS) for (const law of laws) await index!.addCustomRecord(lawRecord(law, lang));
  const { files } = await index!.getFiles();
  await close();
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}, 120_000);

describe.each([
  ["Chinese", "zh-cn", ""],
  ["English", "en", "/en"],
])("the site search of the %s pages", (_name, code, prefix) => {
  let index: OpenPagefind;
  beforeAll(async () => {
    index = await openPagefind(folder, code);
  });
  const find = (words: string) => searchSite(words, index);

  test("finds every law by its title and its short name, first where that is all of it", async () => {
    for (const law of laws) {
      const address = `${prefix}/layout/statute/${law.id}`;
      expect(
        (await find(law.title)).map(({ url }) => url),
        law.title,
      ).toContain(address);
      const named = await find(law.short);
      expect(
        named.map(({ url }) => url),
        law.short,
      ).toContain(address);
      if (`中华人民共和国${law.short}` === law.title) expect(named[0]!.title).toContain(`《${law.title}》`);
    }
  }, 60_000);

  test("finds a law by any words of its title, and shows nothing that does not hold them", async () => {
    const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 4 }), async (which, start, count) => {
        const { id, title } = laws[which % laws.length]!;
        const runs = title.replace("中华人民共和国", "").split(/[^\p{L}\p{N}]+/u);
        const run = runs.filter((one) => one.length > 2)[0]!;
        const words = [...segmenter.segment(run)].map(({ segment }) => segment);
        const from = start % words.length;
        const part = words.slice(from, from + count).join("");
        const hits = await find(part);
        // If there are more results than are opened, some are missing.
        if (part.length > 1 && hits.length < 15)
          expect(
            hits.map(({ url }) => url),
            part,
          ).toContain(`${prefix}/layout/statute/${id}`);
        for (const hit of hits) {
          const excerpt = hit.excerpt.map(({ text }) => text).join("");
          expect(hit.title + excerpt).toContain(part);
          expect(excerpt).not.toContain("\u2063");
        }
      }),
      { numRuns: runs(150) },
    );
  }, 60_000);

  test("finds laws by the English words for kind and field on English pages alone", async () => {
    const titles = (await find("insurance law")).map(({ title }) => title);
    if (prefix === "") expect(titles).toEqual([]);
    else expect(titles).toContain("《中华人民共和国保险法》");
  });
});
