import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, test } from "node:test";
import { AskIndex } from "#domain/ask/index/ask-index.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { writeArticleVectors } from "#server/ask/embedding/article-vectors.ts";
import { openOnnxEmbedder } from "#server/ask/embedding/onnx-embedder.ts";
import { questionNearness } from "#server/ask/embedding/question-nearness.ts";
import { inventedLaws } from "#tests/fixtures/ask.ts";
import { RUNTIME_FOLDER } from "./runtime-folder.ts";
import { smallModel } from "./small-model.ts";

// npm run test:embedding: the adapter on the runtime that an operator installs, with a model made here.

const PIECES = ["[CLS]", "[SEP]", "[UNK]", ..."工钱给付渡船客乘"];
/** What a piece tells of wages and of ferries. */
const TABLE = PIECES.map((piece) =>
  ["工钱给付", "渡船客乘"].map((about) => (about.includes(piece) ? 1 : 0.125)),
);

const load = async () => createRequire(resolve(RUNTIME_FOLDER, "package.json"))("onnxruntime-node");
const folder = mkdtempSync(join(tmpdir(), "fasu-real-embedding-"));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "vocab.txt"), PIECES.join("\n"));
writeFileSync(join(folder, "model.onnx"), smallModel(TABLE));

test("the runtime computes the vector that the model describes", async () => {
  const embedder = await openOnnxEmbedder(folder, load);
  // [CLS] 工 钱 [SEP], and with one unknown character more.
  assert.deepEqual([...(await embedder.embed("工钱"))], [2.25, 0.5]);
  assert.deepEqual([...(await embedder.embed("渡X"))], [0.5, 1.375]);
});

test("articles about what a question is about are nearer to it than others", async () => {
  const index = new AskIndex(buildAskColumns(inventedLaws(), []));
  const openEmbedder = (path: string) => openOnnxEmbedder(path, load);
  await writeArticleVectors(folder, index, await openEmbedder(folder));
  const nearness = await questionNearness("渡船客", index, { folder, openEmbedder });
  const articles = Array.from({ length: index.size }, (_, at) => at);
  const about = (word: string) => articles.filter((article) => index.textOf(article).includes(word));
  const mean = (some: number[]) => some.reduce((sum, article) => sum + nearness!(article), 0) / some.length;
  assert.ok(mean(about("渡船")) > mean(about("工钱")));
});

test("a file that is no model is refused by the runtime", async () => {
  const broken = mkdtempSync(join(tmpdir(), "fasu-real-embedding-"));
  writeFileSync(join(broken, "vocab.txt"), PIECES.join("\n"));
  writeFileSync(join(broken, "model.onnx"), "no model");
  await assert.rejects(() => openOnnxEmbedder(broken, load));
  rmSync(broken, { recursive: true });
});
