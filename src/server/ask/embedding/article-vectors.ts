import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import type { Nearness } from "#domain/ask/ranking/nearness.ts";
import { replaceFile } from "../../files/replace-file.ts";
import { readSections } from "../../generated/section-file.ts";
import { writeSections } from "../../generated/section-writer.ts";
import type { TextEmbedder } from "./onnx-embedder.ts";

/** Beside the model: the vectors of all articles, made by `npm run ask:embed`. */
export const VECTORS_FILE = "articles.bin";
/** Components are kept as bytes around this, each vector scaled to its greatest. */
const MIDDLE = 128;

interface Meta {
  /** SHA-256 of the texts of the index. */
  texts: string;
  width: number;
}

/** What an article is embedded as: its law's title and its folded text. */
const textFor = (index: AskIndex, article: number): string =>
  `${index.columns.laws[index.lawOf[article]!]!.title} ${index.textOf(article)}`;

function hashTexts(index: AskIndex): string {
  const { textOffsets, laws } = index.columns;
  const hash = createHash("sha256").update(JSON.stringify(laws));
  for (const column of [index.allCodes(), textOffsets])
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  return hash.digest("hex");
}

/** Writes the vectors of all articles of an index into the folder of the model; `onArticle` is told of each done. */
export async function writeArticleVectors(
  folder: string,
  index: AskIndex,
  embedder: TextEmbedder,
  onArticle: (done: number) => void = () => {},
): Promise<void> {
  let vectors = new Uint8Array();
  let width = 0;
  for (let article = 0; article < index.size; article++) {
    const vector = await embedder.embed(textFor(index, article));
    if (article === 0) [width, vectors] = [vector.length, new Uint8Array(vector.length * index.size)];
    const most = vector.reduce((greatest, part) => Math.max(greatest, Math.abs(part)), 0) || 1;
    vectors.set(
      Uint8Array.from(vector, (part) => MIDDLE + Math.round((part / most) * (MIDDLE - 1))),
      article * width,
    );
    onArticle(article + 1);
  }
  const meta: Meta = { texts: hashTexts(index), width };
  replaceFile(join(folder, VECTORS_FILE), (path) => writeSections(path, meta, { vectors }));
}

/** Opens the vectors of a folder: what they say of a question. Throws RangeError if they are of other texts. */
export function openArticleVectors(
  folder: string,
  index: AskIndex,
  embedder: TextEmbedder,
): (question: string) => Promise<Nearness> {
  const { meta, column } = readSections<Meta>(join(folder, VECTORS_FILE), (path) => readFileSync(path));
  if (meta.texts !== hashTexts(index))
    throw new RangeError(`${VECTORS_FILE} was made from other laws: run npm run ask:embed`);
  const vectors = column("vectors", "u8");
  const { width } = meta;
  return async (question) => {
    const asked = await embedder.embed(question);
    if (asked.length !== width)
      throw new RangeError(`${VECTORS_FILE} was made by another model: run npm run ask:embed`);
    const own = Math.hypot(...asked) || 1;
    return (article) => {
      let product = 0;
      let square = 0;
      for (let at = 0; at < width; at++) {
        const part = vectors[article * width + at]! - MIDDLE;
        product += asked[at]! * part;
        square += part * part;
      }
      return product / (own * (Math.sqrt(square) || 1));
    };
  };
}
