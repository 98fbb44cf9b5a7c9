import * as ort from "onnxruntime-web";
import { DetectionService, RecognitionService } from "ppu-paddle-ocr/web";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { around, findBend, findLines, findRegions, type LineBox, type TextMap } from "./find-lines.ts";
import { indentParagraphs } from "./find-paragraphs.ts";
import type { Asset, ReaderAssets, ReadLine } from "./messages.ts";
import { straighten } from "./straighten.ts";

/**
 * The browser cache that stores the files of the text recognition. Their addresses contain a hash of the
 * content, so a stored file never becomes outdated.
 */
const CACHE = "recogniser";

/** Recognises the lines of text on pictures. */
export interface Recogniser {
  /** Returns the lines of a page, and the straightened picture on which their boxes lie. */
  read(picture: OffscreenCanvas): Promise<{ lines: ReadLine[]; straight: OffscreenCanvas }>;
  close(): Promise<void>;
}

/** Longest side, in pixels, of the picture that the detector receives. */
const MAX_DETECTED_SIDE = 960;
/** Minimum confidence, from 0 to 1, of a line. A line below it is a stain or a drawing. */
const LEAST_CONFIDENCE = 0.5;
/**
 * The factor by which the width of a picture is reduced before its lines are recognised. Recognition then
 * takes a quarter less time and still finds every character.
 */
const NARROW = 0.75;

const allOf = ({ detection, recognition, dictionary, runtime }: ReaderAssets["recogniser"]) => [
  detection,
  recognition,
  dictionary,
  runtime,
];

/** The number of bytes that have to be downloaded. 0 if the browser has stored all files. */
export async function bytesToFetch(assets: ReaderAssets["recogniser"]): Promise<number> {
  const cache = await caches.open(CACHE);
  let bytes = 0;
  for (const asset of allOf(assets)) if (!(await cache.match(asset.url))) bytes += asset.bytes;
  return bytes;
}

/**
 * Loads the files, from the browser's cache if they are there, and starts the text recognition. `tell`
 * receives the number of loaded bytes and the number of all bytes. Throws TypeError if a file cannot be
 * loaded.
 */
export async function startRecogniser(
  assets: ReaderAssets["recogniser"],
  tell: (done: number, total: number) => void,
): Promise<Recogniser> {
  const all = allOf(assets);
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const [detection, recognition, list, wasmBinary] = await Promise.all(
    all.map((asset) =>
      fetchCached(asset, (bytes) => {
        done += bytes;
        tell(done, total);
      }),
    ),
  );
  // The library would load its runtime from another site. This site serves the runtime itself.
  ort.env.wasm.wasmPaths = undefined;
  if (wasmBinary) ort.env.wasm.wasmBinary = wasmBinary;
  ort.env.wasm.numThreads = self.crossOriginIsolated ? Math.min(4, navigator.hardwareConcurrency || 1) : 1;
  const start = (model?: ArrayBuffer) =>
    ort.InferenceSession.create(new Uint8Array(model ?? new ArrayBuffer()), {
      executionProviders: ["wasm"],
      graphOptimizationLevel: "all",
    });
  const sessions = await Promise.all([start(detection), start(recognition)]);
  const detector = new DetectionService(sessions[0], { maxSideLength: MAX_DETECTED_SIDE });
  const recogniser = new RecognitionService(sessions[1], { minimumConfidence: 0, strategy: "per-box" });
  const characters = charactersOf(list);
  return {
    read: async (picture) => {
      const map = await mapText(detector, picture);
      const regions = findRegions(map);
      const bend = findBend(map, regions);
      const { straight, above } = straighten(picture, bend);
      const narrow = narrowed(straight);
      const lines: Omit<ReadLine, "box">[] = [];
      const boxes: LineBox[] = [];
      for (const line of findLines(map, regions, bend)) {
        const places = line
          .map((box) => within(box, above, narrow))
          .filter(({ width, height }) => width > 0 && height > 0);
        const parts = await recogniser.run(narrow, places, characters, "per-box");
        // The library reports this failure only on the console.
        if (parts.length < places.length) throw new TypeError("A line could not be recognised.");
        const read = parts.filter(
          ({ text, confidence }) => text.trim() !== "" && confidence >= LEAST_CONFIDENCE,
        );
        if (read.length === 0) continue;
        lines.push({
          text: read.map(({ text }) => text).join(" "),
          confidence: Math.min(...read.map(({ confidence }) => confidence)),
        });
        const { x, y, width, height } = around(read.map(({ box }) => box));
        boxes.push({ x: x / NARROW, y, width: width / NARROW, height });
      }
      const texts = indentParagraphs(
        lines.map(({ text }) => text),
        boxes,
      );
      return {
        straight,
        lines: lines.map(({ confidence }, at) => ({
          ...{ text: texts[at] ?? "", confidence, box: boxes[at] ?? null },
        })),
      };
    },
    close: async () => {
      for (const session of sessions) await session.release();
    },
  };
}

/** Returns the detector's map of the text on a picture. Throws TypeError if the detector fails. */
async function mapText(detector: DetectionService, picture: OffscreenCanvas): Promise<TextMap> {
  // If the run fails, the map of the previous page would otherwise remain.
  Object.assign(detector, { lastDetectionCanvas: null });
  await detector.run(picture as unknown as Parameters<typeof detector.run>[0]);
  // The library itself returns upright boxes, which do not fit the lines of a slanted photo. This code
  // therefore reads the map from which the library computes them.
  const { lastDetectionCanvas: canvas } = detector as unknown as {
    lastDetectionCanvas: OffscreenCanvas | null;
  };
  const seen = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  if (!seen) throw new TypeError("The detector gave no map.");
  const at = Uint8Array.from({ length: seen.width * seen.height }, (_, point) => seen.data[point * 4] ?? 0);
  const scale = Math.min(1, MAX_DETECTED_SIDE / Math.max(picture.width, picture.height));
  return { width: seen.width, height: seen.height, at, scale };
}

/** Moves the box of a line to the narrowed picture. The result is in whole pixels and within the picture. */
function within({ x, y, width, height }: LineBox, above: number, picture: OffscreenCanvas): LineBox {
  const [left, top] = [Math.max(0, Math.floor(x * NARROW)), Math.max(0, Math.floor(y + above))];
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, Math.ceil((x + width) * NARROW)) - left,
    height: Math.min(picture.height, Math.ceil(y + above + height)) - top,
  };
}

function narrowed(picture: OffscreenCanvas): OffscreenCanvas {
  const narrow = new OffscreenCanvas(Math.round(picture.width * NARROW), picture.height);
  const context = narrow.getContext("2d", { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, narrow.width, narrow.height);
  return narrow;
}

/**
 * The characters that the recognition model knows, by their number. Number 0 stands for no character. Then
 * come the characters of the model's list, which has one on each line, and last a space. Mainland courts
 * print simplified characters, so a traditional character counts as a misread simplified one.
 */
function charactersOf(list: ArrayBuffer | undefined): string[] {
  return ["", ...toSimplified(new TextDecoder().decode(list)).replace(/\n$/, "").split("\n"), " "];
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
