import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

const empty = mkdtempSync(join(tmpdir(), "fasu-no-index-"));
vi.stubEnv("FASU_INDEX", empty);
vi.stubEnv("FASU_LOG", "off");
const { plainWords } = await import("#i18n/plain-words.ts");
const { wordFailure } = await import("#i18n/api-errors.ts");
const { answerPlainJudgment } = await import("#server/no-js/answer-judgment.ts");
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(empty, { recursive: true });
});

test("a judgment that cannot be looked up is not said to be absent", async () => {
  const request = new Request("http://x/search/judgment?id=aaaaaaaaaaaa");
  const response = await answerPlainJudgment(request, plainWords, wordFailure);
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).toContain("npm run data");
  expect(text).not.toContain(plainWords.cn.award.notFound);
});
