import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";

const started = () => statSync("data/generated/stamps.json", { throwIfNoEntry: false })?.mtimeMs;

describe("npm run build in production", () => {
  test("stops before it builds anything while settings are left unset, naming each", () => {
    const before = started();
    const { status, stderr } = spawnSync(process.execPath, ["src/cli/build/build.ts"], {
      env: { ...process.env, CONTEXT: "production" },
      encoding: "utf8",
    });
    expect(status).toBe(1);
    for (const field of ["phone", "email", "chat", "login", "qr", "operator.cn", "operatorAddress.en"])
      expect(stderr).toMatch(new RegExp(`src/content/settings/\\w+\\.yaml:\\d+ +${field}（.*还是“待填写”`));
    expect(started()).toBe(before);
  });
});
