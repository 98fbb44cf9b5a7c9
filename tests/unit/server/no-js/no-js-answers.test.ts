import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

const empty = mkdtempSync(join(tmpdir(), "fasu-no-index-"));
vi.stubEnv("FASU_INDEX", empty);
vi.stubEnv("FASU_LOG", "off");
const { noJsWords } = await import("#i18n/plain-words.ts");
const { failureMessage } = await import("#i18n/api-errors.ts");
const { answerNoJsJudgment } = await import("#server/no-js/answer-judgment.ts");
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(empty, { recursive: true });
});

test("a judgment that cannot be looked up is not said to be absent", async () => {
  const request = new Request("http://x/search/judgment?id=aaaaaaaaaaaa");
  const response = await answerNoJsJudgment(request, noJsWords, failureMessage);
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).toContain("npm run data");
  expect(text).not.toContain(noJsWords.cn.award.notFound);
});
