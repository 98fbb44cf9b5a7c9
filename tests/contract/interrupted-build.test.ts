import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SITE_STAMP } from "#server/generated/checksums.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

/** Whole builds take minutes: `FASU_BUILD_KILLS=5 npx vitest run tests/contract/interrupted-build.test.ts`. */
const KILLS = Number(process.env.FASU_BUILD_KILLS ?? 0);
if (KILLS === 0) console.warn("interrupted-build: skipped, because FASU_BUILD_KILLS does not say how many");
const TIMEOUT_MS = 1_200_000;
/** The article that is added under another name before a killed build, and removed afterwards. */
const ARTICLE = "worth-appealing.md";

describe.skipIf(KILLS === 0)("a build that is killed", () => {
  const project = scratchFolder();
  const running = new Set<ChildProcess>();
  /** Milliseconds of a whole build. */
  let took = 0;
  afterAll(() => {
    for (const child of running) child.kill("SIGKILL");
  });

  /** A build of the project with all its child processes. */
  const build = () => {
    const child = spawn(process.execPath, ["src/cli/build/build.ts"], {
      cwd: project,
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, NODE_ENV: "", VITEST: "", FASU_OFFICE_KEYS: join(project, "data/office-keys") },
    });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said = (said + chunk).slice(-2_000);
    });
    running.add(child);
    const ended = once(child, "close").then(([code]) => {
      running.delete(child);
      return { code: code as number | null, said };
    });
    return { ended, kill: () => process.kill(-child.pid!, "SIGKILL") };
  };
  const finish = async () => {
    const { code, said } = await build().ended;
    expect(code, said).toBe(0);
  };
  /** Kills a build after a share of the time of a build; a build that ends earlier updates that time. */
  const killAt = async (share: number) => {
    for (;;) {
      const began = performance.now();
      const { ended, kill } = build();
      const isOver = await Promise.race([ended.then(() => true), wait(share * took).then(() => false)]);
      if (!isOver) {
        kill();
        await ended;
        return;
      }
      took = performance.now() - began;
    }
  };
  /** The content of a file of the site. Pagefind lists its languages in an order that changes from run to run. */
  const bytesOf = (name: string): string | Buffer => {
    const bytes = readFileSync(join(project, name));
    if (!/pagefind-entry\.json(\.br)?$/.test(name)) return bytes;
    const text = (name.endsWith(".br") ? brotliDecompressSync(bytes) : bytes).toString();
    const entry = JSON.parse(text) as { languages: Record<string, unknown> };
    return JSON.stringify({ ...entry, languages: Object.entries(entry.languages).sort() });
  };
  /** Every file of the site with its hash. */
  const site = () =>
    Object.fromEntries(
      globSync("dist/**/*", { cwd: project })
        .filter((name) => statSync(join(project, name)).isFile())
        .sort()
        .map((name) => [name, createHash("sha256").update(bytesOf(name)).digest("hex")]),
    );

  beforeAll(async () => {
    const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
    for (const file of files) if (existsSync(file)) cpSync(file, join(project, file), { recursive: true });
    symlinkSync(resolve("node_modules"), join(project, "node_modules"));
    if (existsSync("data/generated"))
      cpSync("data/generated", join(project, "data/generated"), { recursive: true });
    const began = performance.now();
    await finish();
    took = performance.now() - began;
  }, TIMEOUT_MS);

  test.each(Array.from({ length: KILLS }, (_, at) => (at + 0.5) / KILLS))(
    "at %f of its time leaves no page that no source holds",
    async (share) => {
      const clean = site();
      const added = ["cn", "en"].map((lang) => join(project, `src/content/knowledge/${lang}/interrupted.md`));
      for (const file of added) copyFileSync(join(dirname(file), ARTICLE), file);
      await killAt(share);
      for (const file of added) rmSync(file);
      await finish();
      expect(site()).toEqual(clean);
    },
    TIMEOUT_MS,
  );

  test(
    "is noticed: a host does not serve what it left",
    async () => {
      appendFileSync(join(project, "src/styles/frame/base.css"), "\n.interrupted { color: red; }\n");
      const { ended, kill } = build();
      while (existsSync(join(project, SITE_STAMP))) await wait(50);
      kill();
      await ended;
      const served = spawnSync(process.execPath, ["src/cli/site/serve.ts", "--built"], {
        cwd: project,
        encoding: "utf8",
        env: { ...process.env, PORT: "0" },
      });
      expect(served.stderr).toContain("there is no whole site in dist");
    },
    TIMEOUT_MS,
  );
});
