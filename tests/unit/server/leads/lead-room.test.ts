import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leadRoom } from "#server/leads/lead-room.ts";
import { folderStore } from "#server/object-store/folder-store.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();
beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("a folder that is not there yet takes nothing, and has the room of its disk", async () => {
  const room = await folderStore(join(folder, "none", "leads")).room!();
  expect(room.used).toBe(0);
  expect(room.free).toBeGreaterThan(0);
});

test("what this store adds counts at once, what others add once the folder is measured again", async () => {
  const root = join(folder, "leads");
  const store = folderStore(root);
  await store.write("lead/A/head", Buffer.alloc(100_000), {});
  const { used } = await store.room!();
  expect(used).toBeGreaterThanOrEqual(100_000);
  await store.write("lead/B/head", Buffer.alloc(50_000), {});
  expect((await store.room!()).used).toBe(used + 50_000);
  mkdirSync(join(root, "lead/C"));
  writeFileSync(join(root, "lead/C/head.obj"), Buffer.alloc(1_000_000));
  expect((await store.room!()).used).toBe(used + 50_000);
  vi.advanceTimersByTime(3_600_000);
  await store.room!();
  await vi.waitFor(async () => expect((await store.room!()).used).toBeGreaterThan(used + 1_000_000));
});

test("the running site tells its room and whether that is enough", async () => {
  vi.stubEnv("FASU_STORE", folder);
  vi.stubEnv("FASU_STORE_FREE_MB", "0");
  expect(await leadRoom()).toMatchObject({ has_room: true, used_mb: 2 });
  vi.stubEnv("FASU_STORE_MAX_MB", "1");
  expect(await leadRoom()).toMatchObject({ has_room: false });
  vi.stubEnv("FASU_STORE_MAX_MB", "");
  vi.stubEnv("FASU_STORE_FREE_MB", "999999");
  expect(await leadRoom()).toMatchObject({ has_room: false });
  vi.stubEnv("FASU_STORE", "s3://bucket/prefix");
  vi.stubEnv("FASU_S3_ENDPOINT", "http://127.0.0.1:9");
  expect(await leadRoom()).toBeNull();
});
