import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { endsLikeLaw, lawKeys } from "#domain/statute/citation/law-name.ts";
import { readListedLaws } from "#server/statutes/listed-laws.ts";

const TEXTS = resolve("../shared/corpus/statutes");
const hasTexts = existsSync(TEXTS);
if (!hasTexts) console.warn(`${TEXTS} is absent: the ends of its titles are not read.`);

const others = (titles: string[]) => titles.flatMap(lawKeys).filter((key) => !endsLikeLaw(key));

describe("endsLikeLaw", () => {
  test("holds for every key of a listed law", () => {
    const titles = readListedLaws().map(({ law }) => law.title);
    expect(titles.length).toBeGreaterThan(50);
    expect(others(titles)).toEqual([]);
  });

  test.skipIf(!hasTexts)("holds for every key of the laws at hand", () => {
    const titles = globSync(`${TEXTS}/**/*.md`).flatMap(
      (path) => /^#\s+(.+)$/m.exec(readFileSync(path, "utf8"))?.[1]?.trim() ?? [],
    );
    expect(titles.length).toBeGreaterThan(1000);
    expect(others(titles)).toEqual([]);
  });

  test.each(["民间借贷", "违约金", "某某有限公司", "张某某"])("does not hold for %s", (words) => {
    expect(endsLikeLaw(words)).toBe(false);
  });
});
