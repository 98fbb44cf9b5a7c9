import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { carriedPackages, isPermissive } from "./package-licences.ts";

/** The parts of `npm audit --json` used here. */
interface Audit {
  metadata?: { vulnerabilities: { total: number } };
  message?: string;
}

/** Checks licences and known vulnerabilities of the site's packages; exits with 1 if there is a problem. */
function checkPackages(): void {
  const carried = carriedPackages(readJson("package-lock.json"), (path) => readJson(`${path}/package.json`));
  const counts = Object.entries(Object.groupBy(carried, ({ licence }) => licence || "none"));
  console.log(
    `${carried.length} packages: ${counts.map(([name, list]) => `${list?.length} ${name}`).join(", ")}`,
  );
  const strange = carried.filter(({ licence }) => !isPermissive(licence));
  if (strange.length > 0)
    throw new CommandFailure(
      `Look at the licence of ${strange.map(({ name, licence }) => `${name} (${licence || "none"})`).join(", ")}.`,
    );
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const audit = readAudit(stdout);
  if (!audit.metadata)
    throw new CommandFailure(
      `The registry answered no audit (${audit.message ?? "no answer"}): ask npm's own.`,
    );
  const { total } = audit.metadata.vulnerabilities;
  console.log(`${total} known faults`);
  if (total > 0) throw new CommandFailure("npm audit --omit=dev names them.");
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

function readAudit(text: string): Audit {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

await runCommand(async () => checkPackages());
