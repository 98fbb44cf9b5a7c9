import { CommandFailure, runCommand } from "../src/cli/command.ts";
import { runProgram } from "../src/cli/run-program.ts";

/** Commands that measure, train, draw or test outside the product: what each does, and its file. */
const COMMANDS: Record<string, [does: string, file: string]> = {
  "ask:train": ["learns the weights of questions from ../shared/corpus/questions", "research/ask/train.ts"],
  "ask:kinds": ["learns which typed texts are questions, facts, names", "research/ask/kinds/learn-kinds.ts"],
  "names:words": ["counts how usual pairs of signs are, for names:learn", "research/names/count-words.ts"],
  "ask:measure": [
    "what stands first for judged questions, of the built site",
    "research/ask/measure-answers.ts",
  ],
  "names:learn": ["learns how names look and what stands beside them", "research/names/learn-names.ts"],
  catalogue: ["counts of courts and causes, and what the resolvers find", "research/measure/catalogue.ts"],
  calibrate: ["how well reversal rates predicted past years", "research/measure/calibrate.ts"],
  recall: ["recall of phrases over the statutes against a scan", "research/measure/recall.ts"],
  "sample:csv": [
    "invented judgments in the form of circulating collections",
    "tests/bench/collection/index.ts",
  ],
  mutate: ["changes sources one place at a time and counts what the tests notice", "tests/mutate/index.ts"],
  "bench:opensearch": ["OpenSearch beside the index files", "tests/opensearch/bench/index.ts"],
  lighthouse: ["twelve pages in two sizes, and first results on a slow line", "tests/lighthouse/index.ts"],
  "test:s3": ["the store of leads on an S3 server started here", "tests/s3/index.ts"],
  laws: ["unit and contract tests with thirty times the random cases", "research/laws.ts"],
  maps: ["draws the maps of China and its provinces from data/sources/maps", "research/maps/maps.ts"],
  screenshots: ["every page, phone and wide, light and dark", "research/media/screenshots.ts"],
  "demo-video": ["the video of the reversal service", "research/media/demo-video.ts"],
  icons: ["the icons of the site", "research/media/icons.ts"],
  "function-files": ["writes the files of each function into netlify.toml", "research/function-files.ts"],
  "check-packages": ["licences and known faults of the packages", "research/packages/check-packages.ts"],
  vendored: ["brings vendored data up to date", "research/packages/vendored.ts"],
};

/** `npm run research` lists the commands; `npm run research -- NAME ARGUMENTS` runs one. */
await runCommand(async () => {
  const [, , name, ...args] = process.argv;
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command) {
    const width = Math.max(...Object.keys(COMMANDS).map((each) => each.length));
    for (const [each, [does]] of Object.entries(COMMANDS)) console.log(`${each.padEnd(width)}  ${does}`);
    if (name !== undefined) throw new CommandFailure(`There is no command ${name}.`);
    return;
  }
  process.exitCode = await runProgram("node", [command[1], ...args]);
});
