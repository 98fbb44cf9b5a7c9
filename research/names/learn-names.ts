import { replaceFile } from "#server/files/replace-file.ts";
import { runCommand } from "../../src/cli/command.ts";
import { randomOfSeed } from "../ask/random-of-seed.ts";
import { Examples } from "./fit-examples.ts";
import { withNamesInRoles } from "./into-roles.ts";
import { nameInventor } from "./invented-names.ts";
import { takeExamples, unmasked } from "./name-examples.ts";
import { articlesIn, pathsOf, readRecords } from "./read-inputs.ts";

// npm run research -- names:learn PATH… [--laws PATH]: learns name-weights.json from the judgments in PATH,
// whose masked people get invented names, and from laws, which contain no names.

const TARGET = "src/domain/judgment/masking/names/name-weights.json";
const SEED = 4711;
/** A text with fewer masked people than this counts as unmasked, and its names are unknown. */
const MIN_MASKED = { crime: 12, family: 0 };
const LAWS_KEPT = 0.3;
const WORDS_KEPT = 0.05;
/** The last two characters before a punctuation mark, which are usually a word. */
const WORD = /(?![\u4e00-\u9fff]{0,1}[的了在是和不有其等某一及与、])[\u4e00-\u9fff]{2}(?=[，。；、])/g;
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];
await runCommand(async () => {
  const [paths, lawPaths] = pathsOf(process.argv.slice(2));
  const random = randomOfSeed(SEED);
  const records = await readRecords(paths);
  const known = new Set(records.flatMap(({ open }) => open));
  const words = records.flatMap(({ text }) => wordsIn(text)).filter(() => random() < WORDS_KEPT);
  const invent = nameInventor(known, words, random);
  const examples = new Examples();
  for (const { text, open, isCrime } of records) {
    const named = unmasked(text, open, isCrime ? "crime" : "family", invent, random);
    if (named.names.size >= MIN_MASKED[named.scene])
      takeExamples(withNamesInRoles(named, invent, random), random, (isName, features) =>
        examples.add(isName, features),
      );
  }
  for await (const text of articlesIn(lawPaths))
    if (random() < LAWS_KEPT) {
      const named = {
        text,
        names: new Map(),
        givens: new Map(),
        scene: random() < 0.5 ? ("family" as const) : ("crime" as const),
      };
      takeExamples(named, random, (isName, features) => examples.add(isName, features));
    }
  console.log(`${records.length} judgments, ${known.size} names, ${examples.size} examples`);
  replaceFile(TARGET, examples.fitted());
});
