// Removes what is not needed of the Node package that npm installed. It runs after npm ci and on any Node.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = "node_modules";

/** Whether the Node on which npm runs is recent enough for the scripts. */
function isMachineEnough() {
  const node = process.env.npm_node_execpath;
  return Boolean(node) && spawnSync(node, ["src/cli/node-needed.cjs"]).status === 0;
}

// The headers are only needed to compile add-ons. The program itself is only needed on machines whose own
// Node is too old.
const brought = readdirSync(PACKAGES).filter((name) => /^node-(?:linux|win)-/.test(name));
const spare = isMachineEnough()
  ? [...brought, ".bin/node"]
  : brought.flatMap((name) => [join(name, "include"), join(name, "share")]);
for (const path of spare) rmSync(join(PACKAGES, path), { recursive: true, force: true });
