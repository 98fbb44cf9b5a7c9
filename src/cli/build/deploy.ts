import { CommandFailure, runCommand } from "../command.ts";
import { runProgram } from "../run-program.ts";
import { buildSite } from "./build.ts";
import { assertSoundData } from "./check-data.ts";
import { reportFunctionSizes } from "./function-sizes.ts";

/**
 * Builds with the corpus on this machine and publishes the site and the functions. data/corpus is not in git,
 * so a build on Netlify's servers would have only samples. This build has what was imported here.
 */
async function deploy(): Promise<void> {
  for (const name of ["NETLIFY_AUTH_TOKEN", "NETLIFY_SITE_ID"]) {
    if (!process.env[name])
      throw new CommandFailure(`${name} is not set: take it from the host's dashboard and try again.`);
  }
  // In the production context the content check refuses unset settings.
  process.env.CONTEXT = "production";
  await buildSite();
  if ((await runProgram("netlify", ["build", "--context", "production"])) !== 0) {
    throw new CommandFailure("netlify build failed (above): nothing was published.");
  }
  await assertSoundData();
  const sentence = reportFunctionSizes();
  if (sentence) throw new CommandFailure(sentence);
  if ((await runProgram("netlify", ["deploy", "--prod", "--no-build", "--dir", "dist"])) !== 0) {
    throw new CommandFailure("netlify deploy failed (above): what was online before stays online.");
  }
}

await runCommand(deploy);
