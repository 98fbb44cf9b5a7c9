import { afterEach, expect, test, vi } from "vitest";
import { logRequest } from "#server/http/log-request.ts";

const request = new Request("http://x/search", { headers: { "x-nf-request-id": "r1" } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("a request writes one line, or none where lines are switched off", () => {
  const written = vi.spyOn(console, "log").mockImplementation(() => {});
  logRequest(request, "first", 200, 1.26);
  vi.stubEnv("FASU_LOG", "off");
  logRequest(request, "second", 200, 1.26);
  expect(written.mock.calls).toEqual([['{"id":"r1","route":"first","status":200,"ms":1.3}']]);
});
