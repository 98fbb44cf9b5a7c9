import { afterEach, expect, test, vi } from "vitest";
import { logInBatches, logRequest } from "#server/http/log-request.ts";

const request = new Request("http://x/search", { headers: { "x-nf-request-id": "r1" } });
const line = (route: string) => `{"id":"r1","route":"${route}","status":200,"ms":1.3}`;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("lines are written at once, or in a batch together at the end of the turn, in order and each once", async () => {
  const console_ = vi.spyOn(console, "log").mockImplementation(() => {});
  logRequest(request, "first", 200, 1.26);
  expect(console_.mock.calls).toEqual([[line("first")]]);
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  logInBatches();
  logRequest(request, "second", 200, 1.26);
  logRequest(request, "third", 200, 1.26);
  expect(written).not.toHaveBeenCalled();
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(written.mock.calls.map(([text]) => text)).toEqual([`${line("second")}\n${line("third")}\n`]);
  vi.stubEnv("FASU_LOG", "off");
  logRequest(request, "fourth", 200, 1);
  await new Promise(setImmediate);
  expect(written).toHaveBeenCalledTimes(1);
});
