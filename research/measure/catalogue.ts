import { existsSync } from "node:fs";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { describeCauses } from "./catalogue-causes.ts";
import { describeCourts } from "./catalogue-courts.ts";
import { describeGenerated } from "./generated-sizes.ts";

/** Folder of reference facts and cases beside the project; missing files are reported and skipped. */
const SHARED = process.env.FASU_SHARED ?? "../shared";

await runCommand(() => {
  if (!existsSync("data/generated/courts.json")) {
    throw new CommandFailure("There is no catalogue yet: run npm run data first.");
  }
  const parts = [
    describeCourts(loadCourts(), SHARED),
    describeCauses(loadCauses(), SHARED),
    ["Generated files", ...describeGenerated()],
  ];
  console.log(parts.map((lines) => lines.join("\n")).join("\n\n"));
});
