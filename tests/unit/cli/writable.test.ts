import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateOfficeKey } from "#server/leads/office/private-key.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { layOutProject } from "#tests/project-folder.ts";

const each = examplesOf(import.meta.url);

const isThere = existsSync("data/generated/courts.json");
if (!isThere) console.warn("read-only folders: skipped, because npm run data has not been run");
/** Permissions do not apply to root, so its commands run as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe.skipIf(!isThere)("a folder that may not be written to", () => {
  const work = scratchFolder();
  const project = join(work, "project");
  const ownFolders = () => [
    work,
    ...globSync(["", "data", "data/{generated,corpus,leads,office-keys}/**/", "dist/**/"], {
      cwd: project,
    }).map((name) => join(project, name)),
  ];

  beforeAll(() => {
    layOutProject(project);
    for (const name of ["data/corpus", "data/leads/leads", "data/office-keys", "dist/layout"])
      mkdirSync(join(project, name), { recursive: true });
    writeFileSync(join(project, "judgments.csv"), "案号,裁判文书全文\n（2021）京01民终1号,民事判决书\n");
    for (const folder of ownFolders()) chmodSync(folder, 0o555);
    chmodSync(join(project, "dist"), 0o777);
  });
  afterAll(() => {
    for (const folder of ownFolders()) chmodSync(folder, 0o755);
  });

  const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, args, {
      cwd: project,
      encoding: "utf8",
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: "1", HOME: work, ...env },
      ...NOBODY,
    });

  const expectSentence = ({ status, stderr }: ReturnType<typeof run>, path: string, code = 1) => {
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toMatch(/^\n✖ This user may not write .+ \((?:EACCES|SQLite 8|SQLite 14)\)/);
    expect(stderr).toContain(path);
    expect(status).toBe(code);
  };

  each<[command: string, args: string[], path: string, env: NodeJS.ProcessEnv]>(
    "is told by %s %j in a sentence that names it",
    async (command, args, path, env) => {
      const { publicKey } = await generateOfficeKey();
      expectSentence(
        run([`src/cli/${command}.ts`, ...args], { FASU_OFFICE_PUBLIC_KEY: publicKey, ...env }),
        path,
        // An import that accepted nothing.
        command === "corpus/import" ? 2 : 1,
      );
    },
  );

  test("is found below dist before the site is built anew", () => {
    const script = `
      import { runCommand } from ${JSON.stringify(resolve("src/cli/command.ts"))};
      import { assertAllWritable } from ${JSON.stringify(resolve("src/cli/writable.ts"))};
      await runCommand(() => assertAllWritable("dist"));`;
    expectSentence(run(["--input-type=module-typescript", "-e", script]), "dist/layout");
  });
});
