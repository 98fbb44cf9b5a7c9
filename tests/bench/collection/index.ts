import { parseArgs } from "node:util";
import { CommandFailure, runCommand } from "../../../src/cli/command.ts";
import { writeCollection } from "./write-collection.ts";

const USAGE = `npm run research -- sample:csv COUNT [--to FOLDER] [--seed TEXT] [--truth]
  writes COUNT invented rows as zips, one a year with a CSV file a month, in the form in which judgments circulate
  --to FOLDER   where to (default: data/generated/collection)
  --longer N    texts N times as long; all rows have a mean of 1,700 characters at 1, and of 3,120 at 1.92
  --seed TEXT   the same seed gives the same bytes
  --truth       in FOLDER.truth what each row is made from, as JSON Lines`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string" },
      seed: { type: "string" },
      truth: { type: "boolean" },
      longer: { type: "string", default: "1" },
    },
  });
  const count = Number(positionals[0]?.replaceAll(/[,_]/g, ""));
  const longer = Number(values.longer);
  if (!Number.isInteger(count) || count < 1 || !(longer > 0)) throw new CommandFailure(USAGE);
  const started = performance.now();
  const folder = values.to ?? "data/generated/collection";
  await writeCollection(count, folder, values.seed, values.truth, longer);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${count.toLocaleString("en")} rows in ${folder}, ${seconds.toFixed(1)} s, ${Math.round(count / seconds).toLocaleString("en")} a second`,
  );
});
