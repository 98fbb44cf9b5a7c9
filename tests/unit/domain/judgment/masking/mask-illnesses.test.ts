import { expect } from "vitest";
import { illnessSpans } from "#domain/judgment/masking/mask-illnesses.ts";
import type { MaskCounts } from "#domain/judgment/masking/printed/kinds.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { maskedBy } from "./masked-by.ts";

const each = examplesOf(import.meta.url);

const maskIllnesses = maskedBy(illnessSpans);

each<[string, string, number]>("%s becomes %s", (text, shown, count) => {
  const counts: MaskCounts = {};
  expect(maskIllnesses(text, counts)).toBe(shown);
  expect(counts.illness ?? 0).toBe(count);
});
