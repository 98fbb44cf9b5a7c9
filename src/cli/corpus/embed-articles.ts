import { writeArticleVectors } from "#server/ask/embedding/article-vectors.ts";
import { openOnnxEmbedder } from "#server/ask/embedding/onnx-embedder.ts";
import { ASK_FOLDER, openAskIndex } from "#server/ask/index-file.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure, runCommand } from "../command.ts";

// npm run ask:embed: makes the vectors of all articles by the model in the folder FASU_EMBEDDING.

/** Articles between two lines of progress. */
const STEP = 5000;

await runCommand(async () => {
  const folder = readEnvironment().FASU_EMBEDDING;
  if (folder === "")
    throw new CommandFailure("Name the folder of model.onnx and vocab.txt by FASU_EMBEDDING.");
  const index = openAskIndex(ASK_FOLDER);
  await writeArticleVectors(folder, index, await openOnnxEmbedder(folder), (done) => {
    if (done % STEP === 0 || done === index.size)
      console.log(`${done.toLocaleString("en")} of ${index.size.toLocaleString("en")} articles`);
  });
});
