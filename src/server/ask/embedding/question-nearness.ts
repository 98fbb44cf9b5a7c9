import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import type { Nearness } from "#domain/ask/ranking/nearness.ts";
import { readEnvironment } from "../../settings/read-environment.ts";
import { openArticleVectors } from "./article-vectors.ts";
import { openOnnxEmbedder } from "./onnx-embedder.ts";

type ReadNearness = (question: string) => Promise<Nearness>;

let opened: { folder: string; index: AskIndex; read: Promise<ReadNearness | undefined> } | undefined;

/**
 * How near articles are in meaning to a question, by the model in the folder FASU_EMBEDDING; undefined without one.
 * Where it fails, the log says so once, and questions are answered without it until the next start.
 */
export async function questionNearness(
  question: string,
  index: AskIndex,
  { folder = readEnvironment().FASU_EMBEDDING, openEmbedder = openOnnxEmbedder } = {},
): Promise<Nearness | undefined> {
  if (folder === "") return undefined;
  if (opened?.folder !== folder || opened.index !== index) {
    const read = openEmbedder(folder).then((embedder) => openArticleVectors(folder, index, embedder));
    opened = { folder, index, read: read.catch(giveUp) };
  }
  const own = opened;
  return (await own.read)?.(question).catch((error) => {
    own.read = Promise.resolve(giveUp(error));
    return undefined;
  });
}

function giveUp(error: unknown): undefined {
  const { name, message } = error instanceof Error ? error : { name: "?", message: "" };
  console.error(JSON.stringify({ route: "embedding", error: name, message }));
}
