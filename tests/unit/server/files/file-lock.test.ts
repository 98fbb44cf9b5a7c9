import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { tryLock } from "#server/files/file-lock.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();

const SCRIPT = `
  import { tryLock } from ${JSON.stringify(pathToFileURL(resolve("src/server/files/file-lock.ts")).href)};
  const isFree = tryLock(process.argv[1]) !== null;
  await new Promise((written) => process.stdout.write(isFree ? "free" : "taken", written));
  process.kill(process.pid, "SIGKILL");
`;
/** The result of another process, which is then killed without releasing the lock. */
const findElsewhere = (path: string) =>
  spawnSync(process.execPath, ["--input-type=module", "-e", SCRIPT, path], { encoding: "utf8" }).stdout;

describe("tryLock", () => {
  test("lets one owner in until it gives the lock back", () => {
    const path = join(folder, "made", "lock");
    const release = tryLock(path);
    expect(release).not.toBeNull();
    expect(tryLock(path)).toBeNull();
    expect(findElsewhere(path)).toBe("taken");
    release?.();
    expect(findElsewhere(path)).toBe("free");
  });

  test("is free again once its owner was killed", () => {
    const path = join(folder, "orphan");
    expect(findElsewhere(path)).toBe("free");
    const release = tryLock(path);
    expect(release).not.toBeNull();
    release?.();
  });

  test("says what is wrong with a path that cannot be a lock", () => {
    expect(() => tryLock(folder)).toThrow(/unable to open/);
  });
});
