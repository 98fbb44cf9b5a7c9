import { expect, test } from "vitest";
import { SCOPE } from "#domain/search/scope.ts";
import { articleAddress } from "#domain/statute/citation/law-index.ts";
import { openAskRanker } from "#server/ask/ask-articles.ts";
import { showArticles } from "#server/ask/propose-articles.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";
import { readCitable } from "#server/statutes/law-files.ts";

const [law] = readCitable("data/generated/statutes");
const asked = (number: number) => ({ lawId: law!.id, number, branch: 0 });
const stored: [unknown, string][] = [];
const engineWith = (...texts: (string[] | null)[]) =>
  ({
    detail: async (type: unknown, id: string) => {
      stored.push([type, id]);
      const body_text = texts[stored.length - 1];
      return body_text ? JSON.stringify({ body_text }) : null;
    },
  }) as unknown as SearchEngine;

test("articles are shown with their opening, and left out where the engine has none", async () => {
  stored.length = 0;
  const long = "甲".repeat(121);
  const shown = await showArticles(
    [asked(1), asked(2), asked(3)],
    engineWith([long.slice(1)], null, ["甲", long]),
  );
  expect(stored).toEqual([1, 2, 3].map((number) => [SCOPE.statutes, `${law!.id}-a${number}`]));
  expect(shown.map(({ label, text, more }) => [label, text, more])).toEqual([
    [`${law!.short}第一条`, "甲".repeat(120), false],
    [`${law!.short}第三条`, "甲".repeat(120), true],
  ]);
  expect(shown[0]).toMatchObject({
    law: law!.title,
    url: articleAddress({ law: law!, number: 1, branch: 0 }),
  });
  expect(shown[0]!.cited).toBeGreaterThanOrEqual(0);
});

test("a character that the opening would halve is replaced", async () => {
  stored.length = 0;
  const [shown] = await showArticles([asked(1)], engineWith([`${"甲".repeat(119)}𠮷`]));
  expect([shown!.text, shown!.more]).toEqual([`${"甲".repeat(119)}\ufffd`, true]);
});

test("the ranker is opened once; there is none in another folder", () => {
  expect(openAskRanker()).toBe(openAskRanker());
  expect(openAskRanker("/none")).toBeUndefined();
});
