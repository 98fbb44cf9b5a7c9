import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { HEALTHZ_PATH } from "#contract/healthz.ts";
import { INDEX_FOLDER } from "#server/generated/index-files.ts";
import { hideTakenDown } from "#server/search/embedded/delta/write-delta.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { callFunction, postJson } from "./call-function.ts";

const CLAIM = { reason: "保险人代位求偿权纠纷", court: "内蒙古自治区呼和浩特市中级人民法院" };
const APPEAL = {
  ...{
    subject: "上诉人",
    first_instance_number: "（2024）内01民初99999号",
    mainjudge: "某法官",
    amount: "0",
  },
  ...CLAIM,
};
const root = join(mkdtempSync(join(tmpdir(), "fasu-taken-down-")), "search");

beforeAll(async () => {
  await builtData();
  cpSync(INDEX_FOLDER, root, { recursive: true });
  vi.stubEnv("FASU_INDEX", root);
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(join(root, ".."), { recursive: true });
});

const lawyers = () =>
  new Request(
    `http://x/lawyer/list?${new URLSearchParams({ ...CLAIM, pageSize: "50", evidence: "weights" })}`,
  );

/** The functions' answers that name a judgment of the sample, as one text. */
async function said(id: string, number: string): Promise<Record<string, string>> {
  const answers: [string, Response][] = [
    ["content", await postJson("/content", { id })],
    ["numbers", await postJson("/search/numbers", { text: number })],
    ["search", await postJson("/search", { search: { qr: [number] } })],
    ["similar", await postJson("/content/similar", { id })],
    ["appeals", await postJson("/reverse/basicinfo", APPEAL)],
    ["case", await postJson("/reverse/case", { first_instance_number: number })],
    ["lawyers", await callFunction(lawyers())],
  ];
  return Object.fromEntries(
    await Promise.all(answers.map(async ([name, answer]) => [name, await answer.text()])),
  );
}

test("no function names a judgment that was taken down, from the moment on", async () => {
  const analysis = await (await postJson("/reverse/basicinfo", APPEAL)).json();
  const { data } = await (await callFunction(lawyers())).json();
  const evidence = new Set(data.lawyerExp.flatMap((one: { evidence: string[] }) => one.evidence));
  const { id, case_number: number } = analysis.analysis.cases.find((one: { id: string }) =>
    evidence.has(one.id),
  );
  const before = await said(id, number);
  for (const name of ["content", "numbers", "search", "appeals", "case", "lawyers"])
    expect(before[name], name).toContain(id);
  hideTakenDown(root, [id], "list");
  // The index and the tables of this process each looked for a note a moment ago, and look only at intervals.
  await vi.waitFor(
    async () => {
      for (const [name, text] of Object.entries(await said(id, number))) expect(text, name).not.toContain(id);
    },
    { timeout: 5000, interval: 50 },
  );
  const health = await (await callFunction(new Request(`http://x${HEALTHZ_PATH}`))).json();
  expect(health.delta).toEqual({ documents: 0, gone: 0, taken_down: 1 });
}, 30_000);
