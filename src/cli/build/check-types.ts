import { AstroCheck } from "@astrojs/language-server";
import { sync } from "astro";
import { CommandFailure, runCommand } from "../command.ts";

/**
 * Maximum number of files that are checked at the same time. The checker pauses twice for 10 ms with each
 * file, so that an editor stays responsive. Several files at a time fill these pauses.
 */
const MAX_LANES = 8;

/**
 * Checks the types of all sources, including those of Astro, and prints each error. `astro check` checks one
 * file at a time and so spends half of its time in pauses.
 */
async function checkTypes(): Promise<void> {
  // Makes the types of the content collections.
  await sync({ logLevel: "warn" });
  const checker = new AstroCheck(process.cwd(), undefined, undefined);
  const waiting = checker.linter.getRootFileNames();
  const count = waiting.length;
  let errors = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const found = await checker.lint({ fileNames: [file], logErrors: { level: "error" } });
      errors += found.errors;
    }
  };
  await Promise.all(Array.from({ length: MAX_LANES }, work));
  console.log(`types of ${count} files: ${errors} errors`);
  if (errors > 0) throw new CommandFailure("The lines above name the files.");
}

await runCommand(checkTypes);
