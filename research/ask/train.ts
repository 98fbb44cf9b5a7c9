import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import { readCauses } from "#server/ask/read-causes.ts";
import { encodeWeights, WEIGHTS_SOURCE } from "#server/ask/weights-file.ts";
import { replaceFile } from "#server/files/replace-file.ts";
import { runCommand } from "../../src/cli/command.ts";
import { readQuestions } from "./answered-questions.ts";
import { learnWeights } from "./learn-weights.ts";
import { openTrainingIndex, SHARED_CORPUS } from "./training-corpus.ts";

// npm run research -- ask:train [-- FILE]: learns data/sources/ask/weights.json from answered questions.

const ORIGIN =
  "Numbers learned by npm run research -- ask:train from questions of lay people with the articles that experts gave (STARD, MIT), asked of the laws and judgments in ../shared/corpus. Words have at most four characters and stand in at least three questions; no sentence of a question is kept.";

await runCommand(async () => {
  const path = process.argv[2] ?? join(SHARED_CORPUS, "questions/questions.jsonl");
  const index = await openTrainingIndex();
  const { questions, read, named, found } = readQuestions(path, index);
  console.log(
    `${questions.length.toLocaleString("en")} of ${read.toLocaleString("en")} questions have an answer among ${index.size.toLocaleString("en")} articles (${found} of ${named} named articles)`,
  );
  const weights = learnWeights(index, readCauses, questions);
  const text = encodeWeights({
    origin: ORIGIN,
    learned_from: {
      questions: createHash("sha256").update(readFileSync(path)).digest("hex"),
      index: sha256OfIndex(index),
    },
    ...weights,
  });
  replaceFile(WEIGHTS_SOURCE, text);
  console.log(
    `${WEIGHTS_SOURCE}: ${Math.round(text.length / 1000)} kB, ${weights.associations.terms.length.toLocaleString("en")} words and causes, ${weights.trees.roots.length} trees`,
  );
});

function sha256OfIndex(index: AskIndex): string {
  const { textOffsets, caseArticles, laws, sectionLaw } = index.columns;
  const hash = createHash("sha256").update(JSON.stringify(laws));
  for (const column of [index.allCodes(), textOffsets, caseArticles, sectionLaw])
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  return hash.digest("hex");
}
