import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { AskIndex } from "#domain/ask/index/ask-index.ts";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { AskRanker } from "#domain/ask/ranking/ranker.ts";
import { askArticles } from "#server/ask/ask-articles.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { writeArticleVectors } from "#server/ask/embedding/article-vectors.ts";
import { type OnnxRuntime, openOnnxEmbedder } from "#server/ask/embedding/onnx-embedder.ts";
import { questionNearness } from "#server/ask/embedding/question-nearness.ts";
import { inventedLaws } from "#tests/fixtures/ask.ts";
import { NOTHING_LEARNED, plainWeights } from "#tests/fixtures/ask-weights.ts";

const index = new AskIndex(buildAskColumns(inventedLaws(), []));
const ranker = new AskRanker(index, plainWeights(NOTHING_LEARNED), {
  street: new StreetWords([]),
  readCauses: () => [],
});

/** What the pieces of the vocabulary are about: wages, ferries, closing. */
const MEANINGS = ["工钱给付月", "渡船客乘", "歇业关张停"];
const PIECES = ["[CLS]", "[SEP]", "[UNK]", ...MEANINGS.join("")];

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with a model that adds up a vector for each piece: a table of numbers instead of an ONNX graph. */
function makeModel(): string {
  const folder = mkdtempSync(join(tmpdir(), "fasu-embedding-"));
  folders.push(folder);
  writeFileSync(join(folder, "vocab.txt"), PIECES.join("\n"));
  const table = PIECES.map((piece) => MEANINGS.map((about) => (about.includes(piece) ? 1 : 0.01)));
  writeFileSync(join(folder, "model.onnx"), JSON.stringify(table));
  return folder;
}

interface Given {
  data: BigInt64Array;
}

/** The interface of the runtime, computing the model above; `shape` are the dimensions of what it gives. */
const runtimeOf = (inputNames = ["input_ids"], shape?: number[]): OnnxRuntime => ({
  Tensor: class {
    readonly data: BigInt64Array;
    constructor(_: "int64", data: BigInt64Array) {
      this.data = data;
    }
  },
  InferenceSession: {
    create: async (path) => {
      const table: number[][] = JSON.parse(readFileSync(path, "utf8"));
      return {
        inputNames,
        outputNames: ["sentence"],
        run: async (feeds) => {
          expect(Object.keys(feeds)).toEqual(inputNames);
          const { data } = feeds.input_ids as Given;
          const sums = MEANINGS.map((_, part) =>
            data.reduce((sum, id) => sum + table[Number(id)]![part]!, 0),
          );
          return { sentence: { data: Float32Array.from(sums), dims: shape ?? [1, sums.length] } };
        },
      };
    },
  },
});

const openEmbedder = (folder: string) => openOnnxEmbedder(folder, async () => runtimeOf());

const ask = async (question: string, folder: string, open: typeof openEmbedder = openEmbedder) =>
  askArticles(
    question,
    5,
    ranker,
    await questionNearness(question, index, { folder, openEmbedder: open }),
  ).map(({ lawId, number }) => `${lawId} ${number}`);

/** Words alone put the first article on wages before the second on ferries. */
const QUESTION = "每月足额给付工钱，渡船客乘渡船客乘渡船";
const FERRIES = "law2aaaaaaaa 2";

afterEach(() => void vi.restoreAllMocks());

test("an article near in meaning comes up, and goes down again without the model", async () => {
  const folder = makeModel();
  await writeArticleVectors(folder, index, await openEmbedder(folder));
  const plain = await ask(QUESTION, "");
  const near = await ask(QUESTION, folder);
  expect(plain).toContain(FERRIES);
  expect(near.indexOf(FERRIES)).toBeLessThan(plain.indexOf(FERRIES));
  expect([...near].sort()).toEqual([...plain].sort());
  expect(await ask(QUESTION, "")).toEqual(plain);
});

test("nearness is the cosine of the vectors, to the accuracy of a byte", async () => {
  const folder = makeModel();
  const embedder = await openEmbedder(folder);
  await writeArticleVectors(folder, index, embedder);
  const nearness = (await questionNearness("渡船", index, { folder, openEmbedder }))!;
  const asked = await embedder.embed("渡船");
  for (let article = 0; article < index.size; article++) {
    const title = index.columns.laws[index.lawOf[article]!]!.title;
    const own = await embedder.embed(`${title} ${index.textOf(article)}`);
    const product = own.reduce((sum, part, at) => sum + part * asked[at]!, 0);
    expect(nearness(article)).toBeCloseTo(product / Math.hypot(...own) / Math.hypot(...asked), 2);
  }
});

test.each([
  ["no runtime is installed", () => Promise.reject(new Error("Cannot find package"))],
  [
    "the model gives something else",
    (folder: string) => openOnnxEmbedder(folder, async () => runtimeOf(["input_ids"], [3])),
  ],
])("where %s, questions are answered as without a model and the log says so once", async (_, open) => {
  const folder = makeModel();
  await writeArticleVectors(folder, index, await openEmbedder(folder));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const plain = await ask(QUESTION, "");
  expect(await ask(QUESTION, folder, open)).toEqual(plain);
  expect(await ask(QUESTION, folder, open)).toEqual(plain);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.parse(log.mock.calls[0]![0])).toMatchObject({ route: "embedding" });
});

test("vectors of other laws are refused", async () => {
  const folder = makeModel();
  const other = new AskIndex(buildAskColumns(inventedLaws().slice(1), []));
  await writeArticleVectors(folder, other, await openEmbedder(folder));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await questionNearness("渡船", index, { folder, openEmbedder })).toBeUndefined();
  expect(log.mock.calls[0]![0]).toContain("ask:embed");
});

test("a model gets the inputs that it names; of a vector a piece the first counts", async () => {
  const runtime = runtimeOf(["input_ids", "attention_mask", "token_type_ids"], [1, 1, 3]);
  const embedder = await openOnnxEmbedder(makeModel(), async () => runtime);
  expect(await embedder.embed("渡船")).toHaveLength(3);
});
