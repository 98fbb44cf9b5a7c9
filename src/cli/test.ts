import { buildSite } from "./build.ts";
import { ensureChromium } from "./chromium.ts";
import { CommandFailure, runCommand } from "./failure.ts";
import { reportFunctionSizes } from "./function-sizes.ts";
import { runProgram } from "./run-program.ts";

async function part(title: string, run: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  console.log(`\n── ${title}`);
  await run();
  console.log(`── ${title}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function mustPass(program: string, args: string[], sentence: string): Promise<void> {
  if ((await runProgram(program, args)) !== 0) throw new CommandFailure(sentence);
}

/** The whole check: what `npm test` and continuous integration run, in the order of how fast each fails. */
async function test(): Promise<void> {
  await part("browser", async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
  });
  await part("build", buildSite);
  await part("lint, arrows, types", () =>
    mustPass("npm", ["run", "--silent", "check"], "A check failed (above)."),
  );
  await part("unit and contract tests", () =>
    mustPass("vitest", ["run"], "A unit or contract test failed (above)."),
  );
  await part("functions as they deploy", async () => {
    // Not the production context: there the content check refuses the placeholders of a fresh checkout.
    await mustPass(
      "netlify",
      ["build", "--offline", "--context", "deploy-preview"],
      "netlify build failed (above).",
    );
    const sentence = reportFunctionSizes();
    if (sentence) throw new CommandFailure(sentence);
  });
  await part("browser tests", () => mustPass("playwright", ["test"], "A browser test failed (above)."));
}

await runCommand(test);
