import { expect, test } from "vitest";
import { illnessSpans } from "#domain/judgment/masking/mask-illnesses.ts";
import type { MaskCounts } from "#domain/judgment/masking/printed/kinds.ts";
import { maskedBy } from "./masked-by.ts";

const maskIllnesses = maskedBy(illnessSpans);

test.each([
  ["张例患有高血压。李例患糖尿病。", "张例患有×××。李例患×××。", 2],
  ["确诊为肺炎、肺结核，伴肝硬化。", "确诊为×××。", 1],
  ["张例系精神分裂症患者。", "张例系×××患者。", 1],
  // Diseases of a job and their prevention are what a case is about, not somebody's health.
  ["诊断为职业病。", "诊断为职业病。", 0],
  ["经诊断为疑似职业病尘肺病，休养。", "经诊断为疑似职业病尘肺病，休养。", 0],
  ["查出防治糖尿病的药。", "查出防治糖尿病的药。", 0],
  ["患者到庭，病假三天。", "患者到庭，病假三天。", 0],
])("%s becomes %s", (text, shown, count) => {
  const counts: MaskCounts = {};
  expect(maskIllnesses(text, counts)).toBe(shown);
  expect(counts.illness ?? 0).toBe(count);
});
