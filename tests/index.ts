import { resolve } from "node:path";
import { buildData } from "#build/index.ts";
import { buildSite } from "../src/cli/build/build.ts";
import { assertContent } from "../src/cli/build/check-content.ts";
import { officeKeyEnvironment } from "../src/cli/build/development-key.ts";
import { reportFunctionSizes } from "../src/cli/build/function-sizes.ts";
import { CommandFailure, runCommand } from "../src/cli/command.ts";
import { runProgram } from "../src/cli/run-program.ts";
import { ensureChromium } from "./fixtures/chromium.ts";
import { checkClusterSizes } from "./fixtures/cluster-sizes.ts";

async function part(title: string, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  console.log(`\n── ${title}`);
  await run();
  console.log(`── ${title}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function mustPass(program: string, args: string[], sentence: string, env = {}): Promise<void> {
  if ((await runProgram(program, args, env)) !== 0) throw new CommandFailure(sentence);
}

const check = (name: string) => () =>
  mustPass("node", ["src/cli/build/check.ts", name], "A check failed (above).");

async function bundleFunctions(): Promise<void> {
  await mustPass(
    "netlify",
    // Not the production context, where the content check refuses the placeholders of a fresh checkout.
    ["build", "--offline", "--context", "deploy-preview"],
    "netlify build failed (above).",
    { FASU_SKIP_BUILD: "yes" },
  );
  const sentence = reportFunctionSizes() ?? checkClusterSizes();
  if (sentence) throw new CommandFailure(sentence);
}

const makeContentTypes = () =>
  mustPass("astro", ["sync", "--silent"], "The types of the content could not be made (above).", {
    ASTRO_TELEMETRY_DISABLED: "1",
  });

async function inTurn(...runs: (() => Promise<unknown>)[]): Promise<void> {
  for (const run of runs) await run();
}

/** Runs both to completion, each on its own processor, and throws the first failure. */
async function besideEachOther(...runs: Promise<void>[]): Promise<void> {
  await Promise.allSettled(runs);
  await Promise.all(runs);
}

/** The whole check: what `npm test` and continuous integration run, fastest to fail first. */
async function test(): Promise<void> {
  await part("browser", async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
  });
  Object.assign(process.env, await officeKeyEnvironment(() => {}));
  assertContent({ loud: false });
  // Arrows and types are checked once data/generated is there, which sources import. Astro's site and the
  // check of types both make the types of the content collections, and change nothing once they are there.
  await part("data, lint", () => besideEachOther(buildData(), inTurn(check("lint"), makeContentTypes)));
  await part("site, functions as they deploy, arrows, types", () =>
    besideEachOther(inTurn(buildSite, bundleFunctions), inTurn(check("arrows"), check("types"))),
  );
  // Hundreds of processes are started from here on: each reads modules compiled by the first, and none looks
  // again whether the data is that of the sources.
  process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");
  process.env.FASU_SITE_IS_BUILT = "yes";
  await part("unit and contract tests", () =>
    mustPass("vitest", ["run"], "A unit or contract test failed (above)."),
  );
  await part("browser tests", () => mustPass("playwright", ["test"], "A browser test failed (above)."));
}

await runCommand(test);
