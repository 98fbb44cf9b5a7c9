import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const work = scratchFolder();

/**
 * Builds one step that reports when it has started, with half its output, and writes the whole output once it
 * receives a line.
 */
const SCRIPT = `
  import { writeFileSync } from "node:fs";
  import { once } from "node:events";
  import { resolve } from "node:path";
  import { buildData } from ${JSON.stringify(pathToFileURL(resolve("data/build/index.ts")).href)};
  await buildData([
    {
      name: "slow",
      module: resolve("step.ts"),
      inputs: ["given"],
      outputs: ["made"],
      run: async () => {
        writeFileSync("made", "half");
        console.log("begun");
        await once(process.stdin, "data");
        writeFileSync("made", "whole");
        return "made";
      },
    },
  ]);
  console.log("ended");
  process.exit();
`;

/** A process that builds in the folder; `says` resolves once it has printed the words, or ended without them. */
class Builder {
  readonly child: ChildProcessWithoutNullStreams;
  output = "";
  #isOver = false;
  readonly #over: Promise<unknown>;

  constructor(cwd: string) {
    this.child = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT], { cwd });
    this.#over = once(this.child, "close").then(() => {
      this.#isOver = true;
    });
    this.child.stdout.on("data", (chunk) => {
      this.output += chunk;
    });
    this.child.stderr.on("data", (chunk) => {
      this.output += chunk;
    });
  }

  async says(words: string): Promise<boolean> {
    while (!this.output.includes(words) && !this.#isOver) {
      await Promise.race([once(this.child.stdout, "data"), this.#over]);
    }
    return this.output.includes(words);
  }
}

describe("buildData", () => {
  let folder: string;
  let builders: Builder[];
  beforeEach(() => {
    folder = mkdtempSync(join(work, "project-"));
    writeFileSync(join(folder, "given"), "one");
    writeFileSync(join(folder, "step.ts"), 'import "./named.ts";');
    writeFileSync(join(folder, "named.ts"), "export const one = 1;");
    builders = [];
  });
  afterEach(() => {
    for (const { child } of builders) child.kill("SIGKILL");
  });
  const start = () => {
    const builder = new Builder(folder);
    builders.push(builder);
    return builder;
  };

  test("waits for another process that builds and then finds the work done", async () => {
    const first = start();
    expect(await first.says("begun")).toBe(true);
    const second = start();
    expect(await second.says("waiting")).toBe(true);
    first.child.stdin.write("go on\n");
    expect(await second.says("ended")).toBe(true);
    expect(first.output).toContain("slow: made");
    expect(second.output).not.toContain("begun");
  });

  test("takes over from a process that was killed while it built", async () => {
    const first = start();
    expect(await first.says("begun")).toBe(true);
    const second = start();
    expect(await second.says("waiting")).toBe(true);
    first.child.kill("SIGKILL");
    expect(await second.says("begun")).toBe(true);
    second.child.stdin.write("go on\n");
    expect(await second.says("ended")).toBe(true);
    expect(second.output).toContain("slow: made");
  });

  test("takes no step for finished whose outputs a stopped run has begun to write", async () => {
    const finish = async () => {
      const builder = start();
      expect(await builder.says("begun")).toBe(true);
      builder.child.stdin.write("go on\n");
      expect(await builder.says("ended")).toBe(true);
    };
    await finish();
    const stamps = readFileSync(join(folder, "data/generated/stamps.json"), "utf8");
    writeFileSync(join(folder, "given"), "two");
    const stopped = start();
    expect(await stopped.says("begun")).toBe(true);
    stopped.child.kill("SIGKILL");
    writeFileSync(join(folder, "given"), "one");
    await finish();
    expect(readFileSync(join(folder, "made"), "utf8")).toBe("whole");
    expect(readFileSync(join(folder, "data/generated/stamps.json"), "utf8")).toBe(stamps);
  });
});
