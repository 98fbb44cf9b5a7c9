import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WordPieces } from "./word-pieces.ts";

/** The port: makes a text a vector; texts close in meaning give vectors of about one direction. */
export interface TextEmbedder {
  embed(text: string): Promise<Float32Array>;
}

/** What is used of the runtime. */
export interface OnnxRuntime {
  InferenceSession: { create(path: string, options: { intraOpNumThreads: number }): Promise<OnnxSession> };
  Tensor: new (type: "int64", data: BigInt64Array, dims: readonly number[]) => unknown;
}

interface OnnxSession {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run(feeds: Record<string, unknown>): Promise<Record<string, { data: unknown; dims: readonly number[] }>>;
}

/** Not among our packages: the operator installs it. A variable, so that nothing looks for it before it is needed. */
const RUNTIME: string = "onnxruntime-node";

const loadRuntime = async (): Promise<OnnxRuntime> => {
  const loaded = await import(RUNTIME);
  return loaded.default ?? loaded;
};

/**
 * The embedder of a folder with model.onnx and vocab.txt. The model takes input_ids, and attention_mask and
 * token_type_ids if it names them, for one text; its first output is a vector, or one of each piece, of which the
 * first stands for the text. Throws what the runtime throws, and RangeError for a model of another form.
 */
export async function openOnnxEmbedder(
  folder: string,
  load: () => Promise<OnnxRuntime> = loadRuntime,
): Promise<TextEmbedder> {
  const pieces = new WordPieces(readFileSync(join(folder, "vocab.txt"), "utf8"));
  const { InferenceSession, Tensor } = await load();
  const session = await InferenceSession.create(join(folder, "model.onnx"), { intraOpNumThreads: 1 });
  return {
    async embed(text) {
      const numbers = pieces.read(text);
      const tensor = (value: (number: number) => number) =>
        new Tensor(
          "int64",
          BigInt64Array.from(numbers, (number) => BigInt(value(number))),
          [1, numbers.length],
        );
      const known: Record<string, unknown> = {
        input_ids: tensor((number) => number),
        attention_mask: tensor(() => 1),
        token_type_ids: tensor(() => 0),
      };
      const feeds = Object.fromEntries(session.inputNames.map((name) => [name, known[name]]));
      const { data, dims } = (await session.run(feeds))[session.outputNames[0]!]!;
      if (!(data instanceof Float32Array) || dims.length < 2 || dims.length > 3 || dims[0] !== 1)
        throw new RangeError("model.onnx gives no vector of 32-bit numbers for a text");
      return data.slice(0, dims.at(-1));
    },
  };
}
