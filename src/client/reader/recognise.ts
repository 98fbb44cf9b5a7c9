import * as ort from "onnxruntime-web";
import { PaddleOcrService } from "ppu-paddle-ocr/web";
import type { Asset, ReaderAssets, ReadLine } from "./messages.ts";

/** The browser's cache of what the recogniser needs; addresses carry the hash of their content. */
const CACHE = "recogniser";

/** What turns pictures into lines. */
export interface Recogniser {
  read(picture: OffscreenCanvas): Promise<ReadLine[]>;
  close(): Promise<void>;
}

const allOf = ({ detection, recognition, dictionary, runtime }: ReaderAssets["recogniser"]) => [
  detection,
  recognition,
  dictionary,
  runtime,
];

/** The bytes that would have to be fetched: 0 where all lies in the browser's cache. */
export async function bytesToFetch(assets: ReaderAssets["recogniser"]): Promise<number> {
  const cache = await caches.open(CACHE);
  let bytes = 0;
  for (const asset of allOf(assets)) if (!(await cache.match(asset.url))) bytes += asset.bytes;
  return bytes;
}

/**
 * Fetches what is not cached, telling how many bytes of how many are there, and starts the recogniser. Throws TypeError if a
 * file does not come.
 */
export async function startRecogniser(
  assets: ReaderAssets["recogniser"],
  tell: (done: number, total: number) => void,
): Promise<Recogniser> {
  const all = allOf(assets);
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const [detection, recognition, keys, wasmBinary] = await Promise.all(
    all.map((asset) =>
      fetchCached(asset, (bytes) => {
        done += bytes;
        tell(done, total);
      }),
    ),
  );
  // The library names another site for the runtime, which is part of this one.
  ort.env.wasm.wasmPaths = undefined;
  if (wasmBinary) ort.env.wasm.wasmBinary = wasmBinary;
  ort.env.wasm.numThreads = self.crossOriginIsolated ? Math.min(4, navigator.hardwareConcurrency || 1) : 1;
  const service = new PaddleOcrService({
    model: { detection, recognition, charactersDictionary: signsOf(keys) },
    session: { executionProviders: ["wasm"], graphOptimizationLevel: "all" },
  });
  await service.initialize();
  return {
    read: async (picture) => {
      const { lines } = await service.recognize(
        picture as unknown as Parameters<typeof service.recognize>[0],
      );
      return lines.map((parts) => ({
        text: parts.map(({ text }) => text).join(" "),
        confidence: Math.min(...parts.map(({ confidence }) => confidence)),
      }));
    },
    close: () => service.destroy(),
  };
}

/** The signs that the recognition model tells apart by number, one a line: none, those of its list, a space. */
function signsOf(keys: ArrayBuffer | undefined): ArrayBuffer {
  const listed = new TextDecoder().decode(keys).replace(/\n$/, "");
  return new TextEncoder().encode(`\n${listed}\n \n`).buffer;
}

async function fetchCached({ url }: Asset, tell: (bytes: number) => void): Promise<ArrayBuffer> {
  const cache = await caches.open(CACHE);
  const known = await cache.match(url);
  const answer = known ?? (await fetch(url));
  if (!answer.ok || !answer.body) throw new TypeError(`${url}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        tell(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  const bytes = await new Response(counted).arrayBuffer();
  if (!known) await cache.put(url, new Response(bytes)).catch(() => undefined);
  return bytes;
}
