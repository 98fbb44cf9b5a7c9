import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const GUARD = "src/cli/node-needed.cjs";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** The guard's output under a Node that reports another version, because no older Node need be installed. */
function answerUnder(version: string) {
  const pretended = join(tmpdir(), `fasu-node-${process.pid}-${version}.cjs`);
  writeFileSync(
    pretended,
    `Object.defineProperty(process, "version", { value: "v${version}" });
     Object.defineProperty(process.versions, "node", { value: "${version}" });`,
  );
  return spawnSync(process.execPath, ["-r", pretended, "-r", `./${GUARD}`, "-e", "console.log('ran')"], {
    encoding: "utf8",
  });
}

describe("scripts under a Node that is too old", () => {
  test.each(["12.22.9", "16.20.2", "18.19.0", "20.20.2", "22.18.0"])(
    "say so under %s and do nothing",
    (version) => {
      const { status, stdout, stderr } = answerUnder(version);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr.trim().split("\n")).toHaveLength(1);
      expect(stderr).toContain(`Node 22.19 or later is needed and this is v${version}`);
    },
  );

  test.each(["22.19.0", "23.0.0", "24.21.0", "100.0.0"])("run under %s", (version) => {
    expect(answerUnder(version)).toMatchObject({ status: 0, stdout: "ran\n" });
  });

  test("ask before anything else runs, each of them", () => {
    const own = new RegExp(`^node (-r \\./${GUARD} |${GUARD} && )`);
    const unguarded = Object.entries(scripts).filter(
      ([name, command]) => name !== "postinstall" && !own.test(command) && !/^npm run /.test(command),
    );
    expect(unguarded).toEqual([]);
  });

  test("are asked in a grammar that the oldest of them reads", () => {
    // No import, arrow or optional chaining: a script of ES2015 in its simplest form.
    expect(readFileSync(GUARD, "utf8").replace(/^\s*(?:\/\/|\/\*\*).*$/gm, "")).not.toMatch(
      /\bimport\b|\?\.|\?\?|#!/,
    );
  });
});
