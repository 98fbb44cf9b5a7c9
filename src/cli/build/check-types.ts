import { AstroCheck } from "@astrojs/language-server";
import { sync } from "astro";
import { CommandFailure, runCommand } from "../command.ts";

/** Files checked in parallel: the checker pauses twice for 10 ms per file, for the sake of editors. */
const MAX_LANES = 8;

/**
 * Checks the types of all sources, including Astro's, and prints each error. `astro check` would spend half
 * its time waiting.
 */
async function checkTypes(): Promise<void> {
  // The types of the content collections.
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
