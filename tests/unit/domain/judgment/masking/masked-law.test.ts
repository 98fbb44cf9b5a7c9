import { describe, expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import { hasCollection, lawCollection } from "../../../../fixtures/statutes/law-collection.ts";
import { invented } from "../invented-record.ts";

/** Every STEP-th article is read; every article if the environment requests it. */
const STEP = process.env.EVERY_ARTICLE ? 1 : 10;
const SEED = 7;

describe.skipIf(!hasCollection)("the articles of the national laws", () => {
  test.each(["民事判决书", "刑事判决书"])(
    "are left whole in a %s",
    { timeout: 600_000 },
    async (text_type) => {
      const articles = (await lawCollection()).flatMap(
        ({ document }) => document?.units.filter(({ kind }) => kind === "article") ?? [],
      );
      const changed: string[] = [];
      let read = 0;
      for (let at = SEED % STEP; at < articles.length; at += STEP) {
        const {
          label,
          paragraphs: [first = "", ...others],
        } = articles[at]!;
        read++;
        const body_text = [`${label}　${first}`, ...others];
        const masked = maskRecord(invented({ text_type, body_text }), { officiallyReleased: false });
        if (masked.kind !== "record") changed.push(`withheld: ${body_text.join("/")}`);
        else
          for (const [index, text] of masked.record.body_text.entries())
            if (text !== body_text[index]) changed.push(text);
      }
      expect(read).toBeGreaterThan(6000);
      expect(changed).toEqual([]);
    },
  );
});
