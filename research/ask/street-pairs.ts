import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import { foldText } from "#domain/ask/question/fold-text.ts";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { AskRanker } from "#domain/ask/ranking/ranker.ts";
import { readCauseWords } from "#domain/catalogue/causes/typed-cause.ts";
import { openLexicon } from "#server/ask/open-lexicon.ts";
import { readCauseWordings, readStreetWords, STREET_SOURCE, streetsOfLine } from "#server/ask/read-words.ts";
import { readWeights } from "#server/ask/weights-file.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadWordings } from "#server/catalogue/everyday-words.ts";
import { causesByStreet } from "#server/catalogue/street-words.ts";
import type { GuideRecord } from "#server/content/tables.ts";
import { replaceFile } from "#server/files/replace-file.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { runCommand } from "../../src/cli/command.ts";
import { readQuestions } from "./answered-questions.ts";
import { openTrainingIndex, SHARED_CORPUS } from "./training-corpus.ts";

// npm run ask:pairs: which lines of data/sources/ask/street-words.tsv change the first ten articles of a shared
// question, a text of data/sources/ask, a wording of a cause, or a line that a guide is asked by, which bring a cause to a
// picker where their word is typed, and which change only the articles of their own word typed alone. -- --drop leaves the
// others out of the file.

/** Texts that people typed, in the second column. */
const TYPED = ["questions.tsv", "inputs.tsv"].map((name) => join(dirname(STREET_SOURCE), name));
const GUIDES_FILE = "data/generated/content/guides.json";
/** Articles that a pair must change the list of. */
const FIRST = 10;

await runCommand(async () => {
  const index = await openTrainingIndex();
  const words = readStreetWords();
  const lines = readFileSync(STREET_SOURCE, "utf8").split("\n");
  const own = lines.flatMap(streetsOfLine);
  const lexicon = { ...openLexicon(new StreetWords(words)) };
  const all = lexicon.street;
  const ranker = new AskRanker(index, readWeights(), lexicon);
  const firstOf = (input: string) => {
    const { found, order } = ranker.rank(input);
    return order
      .slice(0, FIRST)
      .map((at) => found.articles[at]!)
      .join();
  };
  const without = (street: string) => new StreetWords(words.filter((word) => word.street !== street));
  const idle = new Set(own);
  const met = new Set<string>();
  for (const input of readInputs(index)) {
    const acting = new Set(all.pairsIn(foldText(input)).map(({ street }) => street));
    let before: string | undefined;
    for (const street of acting) {
      if (!idle.has(street)) continue;
      met.add(street);
      before ??= firstOf(input);
      lexicon.street = without(street);
      if (firstOf(input) !== before) idle.delete(street);
      lexicon.street = all;
    }
  }
  const inQuestions = own.length - idle.size;
  const picked = own.filter((street) => addsCause(street, all));
  for (const street of picked) idle.delete(street);
  console.log(
    `${own.length} pairs: ${own.length - idle.size} act: ${inQuestions} change the first ${FIRST} articles of some text, ${picked.length} bring a picker of causes one more`,
  );
  console.log(`of the others ${[...idle].filter((street) => met.has(street)).length} stand in some text`);
  const before = idle.size;
  for (const street of [...idle]) {
    const first = firstOf(street);
    lexicon.street = without(street);
    if (firstOf(street) !== first) idle.delete(street);
    lexicon.street = all;
  }
  console.log(`of the others ${before - idle.size} change those of their own word, ${idle.size} none`);
  if (!process.argv.includes("--drop")) return;
  const kept = lines.filter((line) => {
    const streets = streetsOfLine(line);
    return streets.length === 0 || streets.some((street) => !idle.has(street));
  });
  replaceFile(STREET_SOURCE, kept.join("\n"));
  console.log(`${STREET_SOURCE}: ${own.length - idle.size} pairs are left`);
});

/** Whether a picker shows a cause because of the pair when its word is typed. */
function addsCause(street: string, words: StreetWords): boolean {
  const known = readCauseWords(street, loadCauses(), loadWordings()).codes;
  return causesByStreet(street, known, words).some(({ pair }) => pair.startsWith(`${street}→`));
}

/** Texts that people type: questions, wordings of causes, and what guides are asked by. */
function* readInputs(index: AskIndex): Generator<string> {
  const questions = join(SHARED_CORPUS, "questions/questions.jsonl");
  if (existsSync(questions))
    for (const { question } of readQuestions(questions, index).questions) yield question;
  for (const path of TYPED)
    for (const line of readFileSync(path, "utf8").split("\n")) {
      const [, text] = line.startsWith("#") ? [] : line.split("\t");
      if (text) yield text;
    }
  for (const wording of readCauseWordings()) yield wording;
  for (const { asked } of readGeneratedJson<GuideRecord[]>(resolve(GUIDES_FILE))) yield* asked;
}
