import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { ZipFile } from "yazl";
import { CommandFailure, runCommand } from "../../../src/cli/command.ts";
import { bulkJudgments } from "./bulk.ts";
import { isoDay } from "./calendar.ts";

const USAGE = `npm run research -- sample:csv COUNT [--to FOLDER] [--characters N] [--seed TEXT]
  writes COUNT invented judgments as a table in a zip, in the form in which judgments circulate
  --to FOLDER     where to (default: data/generated/collection)
  --characters N  length of a text (default: 1700)
  --seed TEXT     the same seed gives the same texts`;

const HEADING = "案号,法院,案件类型,裁判日期,案由,全文\n";
const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;

function* tableOf(count: number, characters: number, seed: string | undefined): Generator<string> {
  yield HEADING;
  for (const { number, court, decided, cause, text } of bulkJudgments({
    count,
    characters,
    ...(seed && { seed }),
  }))
    yield `${[number, court, "民事案件", isoDay(decided), cause, text].map(quoted).join(",")}\n`;
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string", default: "data/generated/collection" },
      characters: { type: "string", default: "1700" },
      seed: { type: "string" },
    },
  });
  const count = Number(positionals[0]?.replaceAll(/[,_]/g, ""));
  const characters = Number(values.characters);
  if (!Number.isInteger(count) || count < 1 || !(characters > 0)) throw new CommandFailure(USAGE);
  mkdirSync(values.to, { recursive: true });
  const zip = new ZipFile();
  zip.addReadStreamLazy("裁判文书数据.csv", { compressionLevel: 1 }, (callback) =>
    callback(null, Readable.from(tableOf(count, characters, values.seed))),
  );
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(values.to, "裁判文书数据.zip")));
  console.log(`${count.toLocaleString("en")} rows in ${values.to}`);
});
