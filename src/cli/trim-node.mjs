// Runs after npm ci, on any Node, and removes the unneeded parts of the Node package installed by npm.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = "node_modules";

/** Whether the Node that npm itself runs on is recent enough for the scripts. */
function isMachineEnough() {
  const node = process.env.npm_node_execpath;
  return Boolean(node) && spawnSync(node, ["src/cli/node-needed.cjs"]).status === 0;
}

// Headers are needed only to compile add-ons, the binary only on machines whose own Node is too old.
const brought = readdirSync(PACKAGES).filter((name) => /^node-(?:linux|win)-/.test(name));
const spare = isMachineEnough()
  ? [...brought, ".bin/node"]
  : brought.flatMap((name) => [join(name, "include"), join(name, "share")]);
for (const path of spare) rmSync(join(PACKAGES, path), { recursive: true, force: true });
