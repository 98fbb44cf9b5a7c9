import { afterAll, expect, test, vi } from "vitest";
import { MAX_KEYWORD_CHARS, MAX_LIST_VALUES } from "#contract/search/search-limits.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const empty = scratchFolder();
vi.stubEnv("FASU_INDEX", empty);
vi.stubEnv("FASU_LOG", "off");
const { noJsWords } = await import("#i18n/no-js-words.ts");
const { downloadFile } = await import("#i18n/download-file.ts");
const { failureMessage } = await import("#i18n/api-errors.ts");
const { answerNoJsJudgment } = await import("#server/no-js/answer-judgment.ts");
const { answerNoJsLawyers } = await import("#server/no-js/answer-lawyers.ts");
const { answerNoJsList } = await import("#server/no-js/answer-list.ts");
afterAll(() => {
  vi.unstubAllEnvs();
});

test("a judgment that cannot be looked up is not said to be absent", async () => {
  const request = new Request("http://x/search/judgment?id=aaaaaaaaaaaa");
  const response = await answerNoJsJudgment(request, noJsWords, failureMessage, downloadFile);
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).not.toContain("npm run");
  expect(text).not.toContain(noJsWords.cn.award.notFound);
});

type Answer = typeof answerNoJsList;
const posted = async (answer: Answer, body: string) => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = new Request("http://x/plain", { method: "POST", headers, body });
  const response = await answer(request, noJsWords, failureMessage);
  const text = await response.text();
  return { status: response.status, text, alert: /<p role="alert"[^>]*>([^<]*)/.exec(text)?.[1] };
};

test("a list without conditions is its form alone, and words beyond the limits are refused with them", async () => {
  expect(await posted(answerNoJsList, "")).toMatchObject({ status: 200, alert: undefined });
  const qr = (words: string[]) => new URLSearchParams(words.map((word) => ["qr", word])).toString();
  const many = Array.from({ length: MAX_LIST_VALUES + 1 }, (_, at) => `词${at}`);
  expect(await posted(answerNoJsList, qr(many))).toMatchObject({
    ...{ status: 400, alert: expect.stringContaining(String(MAX_LIST_VALUES)) },
  });
  const long = "长".repeat(MAX_KEYWORD_CHARS + 1);
  expect(await posted(answerNoJsList, qr([`"保险 事故" ${long}`]))).toMatchObject({
    ...{ status: 400, alert: expect.stringContaining(String(MAX_KEYWORD_CHARS)) },
    text: expect.stringContaining(`value="&#34;保险 事故&#34; ${long}"`),
  });
  // Within the limits it is searched, for which this index lacks every file.
  const most = [...many.slice(1, -1), "长".repeat(MAX_KEYWORD_CHARS)];
  expect(await posted(answerNoJsList, `${qr(most)}&ask=0`)).toMatchObject({ status: 503 });
});

test("lawyers are looked for once cause, court and amount are there, and not before", async () => {
  const claim = { reason: "没有这种案由", court: "某地法院", amount: "3" };
  const ask = (more: object) =>
    posted(answerNoJsLawyers, new URLSearchParams({ ...claim, ...more }).toString());
  expect(await posted(answerNoJsLawyers, "lang=cn")).toMatchObject({ status: 200, alert: undefined });
  const { incomplete } = noJsWords.cn.recovery.app;
  for (const missing of ["reason", "court", "amount"])
    expect(await ask({ [missing]: " " }), missing).toMatchObject({ status: 200, alert: incomplete });
  const faulty = await ask({ amount: "9" });
  expect(faulty.status).toBe(400);
  expect(faulty.text).toContain('value="没有这种案由"');
  expect(faulty.alert).not.toBe(incomplete);
  const unknown = await ask({});
  expect(unknown.status).toBe(400);
  expect(unknown.alert).toContain("没有这种案由");
});
