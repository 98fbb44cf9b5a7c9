import { inputKind } from "#domain/ask/input/input-kind.ts";
import {
  type LearnedWording,
  lawInWording,
  type Subject,
  WORDED_KINDS,
  WORDED_SUBJECTS,
  type WordingWeights,
  weightsFrom,
} from "#domain/ask/input/wording-model.ts";
import { KINDS_SOURCE, LAW_SOURCE, readOrganisations, readWording } from "#server/ask/input/input-files.ts";
import { knownNames, placeBefore } from "#server/ask/input/known-names.ts";
import { namesOfPlaces } from "#server/ask/input/known-places.ts";
import { replaceFile } from "#server/files/replace-file.ts";
import { runCommand } from "../../../src/cli/command.ts";
import { drawParts } from "../random-of-seed.ts";
import { learnWording, type WordedText } from "./learn-wording.ts";
import {
  composeTexts,
  INPUTS_SOURCE,
  readCausedQuestions,
  readJudgmentPhrases,
  readOrdinary,
  readSharedQuestions,
  readSubjects,
  readTypedTexts,
  type TypedText,
  wordedOf,
} from "./typed-texts.ts";

// npm run ask:kinds: learns data/sources/ask/kinds.json and law.json from typed texts, and prints by
// five-fold cross-validation how many are classified correctly. -- FILE...: measures the committed weights on
// the texts of a file, without training.

const FOLDS = 5;
const SEED = 7;
const ORIGIN =
  "Numbers learned by npm run research -- ask:kinds from inputs.tsv, questions.tsv and ordinary.tsv of data/sources/ask, from everyday words of causes, from texts put together of terms, causes, places and organisations.tsv, from the questions of STARD (MIT), and from clauses of courts' reasons in the shared reference cases. A run of characters is kept if at least three texts share it.";

await runCommand(() => {
  const files = process.argv.slice(2);
  if (files.length === 0) return learn();
  const known = knownNames({
    ...readOrganisations(),
    places: namesOfPlaces(),
    wording: weightsFrom(readWording(KINDS_SOURCE)),
  });
  for (const file of files) {
    const texts = readTypedTexts(file);
    print(
      file,
      texts,
      texts.map(({ text }) => inputKind(text, known)),
      true,
    );
  }
});

function learn(): void {
  const texts = [
    ...readTypedTexts(INPUTS_SOURCE),
    ...readCausedQuestions().map(({ question }): TypedText => ({ text: question, kinds: ["question"] })),
  ];
  const organisations = readOrganisations();
  const places = namesOfPlaces();
  const beginsWithPlace = (text: string) => placeBefore(text, { places }) !== "";
  const others = [...composeTexts(organisations, places), ...readSharedQuestions(), ...readJudgmentPhrases()];
  const learnFrom = (typed: readonly WordedText[]) =>
    learnWording([...typed, ...others], WORDED_KINDS, beginsWithPlace);
  const taken = (text: string, wording: WordingWeights) =>
    inputKind(text, knownNames({ ...organisations, places, wording }));

  const folds = drawParts(texts.length, FOLDS, SEED);
  const found: string[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const wording = weightsFrom(learnFrom(wordedOf(texts.filter((_, at) => folds[at] !== fold))));
    for (const [at, { text }] of texts.entries()) if (folds[at] === fold) found[at] = taken(text, wording);
  }
  print(INPUTS_SOURCE, texts, found, process.env.SHOW !== undefined);

  write(KINDS_SOURCE, learnFrom(wordedOf(texts)));
  learnLaw([...wordedOf(texts), ...readSharedQuestions()]);
}

/** Learns which texts concern law, and prints how far the scores of held-out texts are from even odds. */
function learnLaw(questions: readonly WordedText[]): void {
  const subjects = [...readSubjects(questions), ...readOrdinary()];
  const learnFrom = (texts: readonly WordedText<Subject>[]) =>
    learnWording(texts, WORDED_SUBJECTS, () => false);
  const folds = drawParts(subjects.length, FOLDS, SEED);
  const wrong = { law: 0, ordinary: 0 };
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = weightsFrom(learnFrom(subjects.filter((_, at) => folds[at] !== fold)));
    for (const [at, { text, kind }] of subjects.entries())
      if (folds[at] === fold && lawInWording(text, weights) > 0 !== (kind === "law")) wrong[kind]++;
  }
  const all = (kind: Subject) => subjects.filter((one) => one.kind === kind).length;
  console.log(
    `${wrong.law} of ${all("law")} texts about law lie below even odds, ${wrong.ordinary} of ${all("ordinary")} of ordinary life above`,
  );
  write(LAW_SOURCE, learnFrom(subjects));
}

function write(path: string, { base, features }: LearnedWording): void {
  const rows = Object.entries(features).map((row) => row.map((cell) => JSON.stringify(cell)).join(":"));
  const text = `{"origin":${JSON.stringify(ORIGIN)},\n"base":${JSON.stringify(base)},\n"features":{\n${rows.join(",\n")}\n}}\n`;
  replaceFile(path, text);
  console.log(`${path}: ${Math.round(text.length / 1000)} kB, ${rows.length.toLocaleString("en")} features`);
}

/** Prints how many texts are classified correctly, by kind, and the other texts. */
function print(file: string, texts: readonly TypedText[], found: readonly string[], isEach: boolean): void {
  const counts = new Map<string, [right: number, all: number]>();
  let right = 0;
  for (const [at, { text, kinds }] of texts.entries()) {
    const isRight = (kinds as string[]).includes(found[at]!);
    const name = kinds.join("|");
    const [before, all] = counts.get(name) ?? [0, 0];
    counts.set(name, [before + Number(isRight), all + 1]);
    right += Number(isRight);
    if (isEach && !isRight) console.log(`  ${name} taken for ${found[at]}: ${text}`);
  }
  console.log(`${file}: ${right} of ${texts.length} (${((100 * right) / texts.length).toFixed(1)} %)`);
  console.log(`  ${[...counts].map(([name, [own, all]]) => `${name} ${own} of ${all}`).join(", ")}`);
}
