import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { YEARS } from "./distribution.ts";
import { HEADING, monthRows } from "./rows.ts";
import { collectionWorld, type World } from "./world.ts";

const MONTHS = 12;
const CHUNK_CHARACTERS = 1 << 18;

/** A fixed time in the archives, so that the same seed gives the same bytes. */
const MTIME = new Date(2021, 0, 1);

/** How many of the rows each year gets: its share; the last year gets the rest. */
export function rowsByYear(count: number): [year: number, rows: number][] {
  const sum = YEARS.reduce((total, [, millions]) => total + millions, 0);
  let left = count;
  return YEARS.map(([year, millions], at) => {
    const rows = at === YEARS.length - 1 ? left : Math.min(left, Math.round((count * millions) / sum));
    left -= rows;
    return [year, rows];
  });
}

/** The CSV of one month in chunks; each truth goes to `tell`. */
function* monthFile(
  world: World,
  seed: string,
  year: number,
  month: number,
  rows: number,
  longer: number,
  tell: (truth: object) => void,
): Generator<string> {
  let chunk = `${HEADING}\n`;
  for (const { csv, truth } of monthRows(world, seed, year, month, rows, longer)) {
    tell(truth);
    chunk += csv;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk) yield chunk;
}

/** Writes one year's zip into a folder and, on request, its truth into another beside it. */
async function writeYear(
  world: World,
  seed: string,
  folder: string,
  year: number,
  rows: number,
  withTruth: boolean,
  longer: number,
): Promise<void> {
  const zip = new ZipFile();
  const truth = withTruth ? createWriteStream(join(`${folder}.truth`, `${year}.jsonl`)) : null;
  for (let month = 1; month <= MONTHS; month++) {
    const own = Math.floor((rows * month) / MONTHS) - Math.floor((rows * (month - 1)) / MONTHS);
    if (own === 0) continue;
    const name = `${year}年裁判文书数据/${year}年${String(month).padStart(2, "0")}月裁判文书数据.csv`;
    const tell = (told: object) => truth?.write(`${JSON.stringify(told)}\n`);
    zip.addReadStreamLazy(name, { mtime: MTIME, compressionLevel: 1 }, (callback) =>
      callback(null, Readable.from(monthFile(world, seed, year, month, own, longer, tell))),
    );
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(folder, `${year}年裁判文书数据.zip`)));
  if (truth) await new Promise((resolve) => truth.end(resolve));
}

/** Writes a collection of invented judgments into a folder. */
export async function writeCollection(
  count: number,
  folder: string,
  seed = "fasu-collection-1",
  withTruth = false,
  longer = 1,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (withTruth) mkdirSync(`${folder}.truth`, { recursive: true });
  const world = collectionWorld();
  for (const [year, rows] of rowsByYear(count))
    if (rows > 0) await writeYear(world, seed, folder, year, rows, withTruth, longer);
}
