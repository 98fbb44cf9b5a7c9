import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ZipFile } from "yauzl";
import { type ColumnReader, columnNamed, isTableHeading } from "#domain/judgment/columns/column-names.ts";
import { type RowBatch, RowCutter } from "./cut-rows.ts";
import { failure, guarded } from "./input-failure.ts";
import { type ArchiveFile, filesOf, openArchive, openForward } from "./open-archive.ts";
import type { InputPiece, InputPlace, TextEncoding } from "./piece.ts";
import { nextOf, readHead, readRest } from "./read-chunks.ts";
import { recogniseForm } from "./recognise-form.ts";
import { isAddress, openAddress } from "./remote-file.ts";
import { unknownColumns } from "./unknown-columns.ts";
import { walkInputs } from "./walk-inputs.ts";

/** Maximum size of a file that is read as a whole: a text, or JSON that is not JSON Lines. */
const WHOLE_BYTES = 64 << 20;
const READ_BYTES = 256 << 10;
/** Matches the beginning of a row in the collections of the national site: a URL. */
const ROW_START = /^"?https?:\/\/[^\s,"]{4,300}"?,/;
/** Maximum nesting of archives. An archive that is nested deeper is a zip bomb. */
const DEEPEST = 3;

/** Documents of other programs that are zip archives too. */
const OFFICE = /\.(?:xlsx|xlsm|pptx|epub|odt|ods|ofd|jar)$/i;

/** A file to read. It is on this machine, in an archive, or at a URL. */
interface SourceFile {
  file: string;
  name: string;
  bytes: number;
  open: (from: number) => Promise<Readable>;
  /**
   * Converts an offset in this file to a number of bytes read of the file that the user named: this file
   * itself, or the archive that contains it.
   */
  done: (at: number) => number;
}

/** Options for reading inputs. */
export interface ReadOptions {
  /** Returns where to continue reading a file: undefined for its start, null if the file is done. */
  placeOf?: ((file: string) => InputPlace | null | undefined) | undefined;
  /** Recognises the columns of tables. */
  named?: ColumnReader | undefined;
}

/** Reads everything under the paths and URLs piece by piece. The order is always the same. */
export async function* readInputs(
  paths: string[],
  { placeOf, named = columnNamed }: ReadOptions = {},
): AsyncGenerator<InputPiece> {
  for await (const found of walkInputs(paths)) {
    const { path } = found;
    const origin = { file: path, name: path, done: 0 };
    if (found.kind === "failed") yield failure(origin, found.reason);
    else {
      const place = placeOf?.(path);
      if (place === null) continue;
      yield* guarded(readOne(path, { place, named }), origin);
    }
    yield { ...origin, kind: "end" };
  }
}

async function* readOne(path: string, resume: Resume): AsyncGenerator<InputPiece> {
  if (isAddress(path)) {
    const remote = await openAddress(path);
    if (remote.kind === "failed") {
      yield failure({ file: path, name: path, done: 0 }, remote.reason, remote.detail);
      return;
    }
    yield* readFile({ file: path, name: path, done: (at) => at, ...remote }, resume, 0);
    return;
  }
  const { size } = await stat(path);
  const open = async (from: number) => createReadStream(path, { start: from, highWaterMark: READ_BYTES });
  yield* readFile({ file: path, name: path, bytes: size, open, done: (at) => at }, resume, 0, path);
}

/**
 * How to read a file. `named` recognises columns. `place` is the position from which a resumed import
 * continues; it is removed when it is reached.
 */
interface Resume {
  place: InputPlace | undefined;
  named: ColumnReader;
}

async function* readFile(
  source: SourceFile,
  resume: Resume,
  depth: number,
  path?: string,
): AsyncGenerator<InputPiece> {
  const { name, file } = source;
  const origin = { file, name, done: source.done(source.bytes) };
  const isPlace = resume.place?.name === name;
  if (isPlace && isDone(resume)) return;
  const stream = await source.open(0);
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  try {
    const head = await readHead(chunks);
    const form = recogniseForm(head, name);
    if (form.kind === "zip" && OFFICE.test(name))
      yield failure(origin, "unsupported", extname(name).slice(1));
    else if (form.kind === "zip") {
      stream.destroy();
      yield* readArchive(source, resume, depth, path);
    } else if (resume.place && !isPlace) return;
    else if (form.kind === "unsupported") yield failure(origin, "unsupported", form.format);
    else if (form.kind === "csv" && !isTableHeading(form.headings, resume.named))
      yield { ...origin, ...unknownColumns(0, form.headings, form.longest), end: 0 };
    else if (form.kind === "csv" || form.kind === "json-lines") {
      const from = form.kind === "csv" ? { row: 2, end: form.headEnd } : { row: 1, end: 0 };
      const begin = isPlace && resume.place ? resume.place : from;
      resume.place = undefined;
      yield* readRows(source, form, begin, head, chunks);
    } else if (source.bytes > WHOLE_BYTES)
      yield failure(origin, form.kind === "json" ? "too_large_json" : "too_large");
    else yield { ...origin, kind: "whole", form: form.kind, bytes: await readRest(head, chunks) };
  } finally {
    stream.destroy();
  }
}

async function* readRows(
  source: SourceFile,
  form: { kind: "csv" | "json-lines"; encoding: TextEncoding; headings?: string[]; delimiter?: string },
  begin: { row: number; end: number },
  head: Buffer,
  chunks: AsyncIterator<Buffer>,
): AsyncGenerator<InputPiece> {
  const { file, name } = source;
  const { headings = [], delimiter = "", encoding } = form;
  const start = headings[0] === "原始链接" ? ROW_START : null;
  const cutter = new RowCutter(
    { delimiter: form.kind === "csv" ? delimiter.charCodeAt(0) : null, start },
    begin.row,
    begin.end,
  );
  const toPiece = (rows: RowBatch): InputPiece => {
    const origin = { file, name, done: source.done(rows.end) };
    if (rows.kind === "rows")
      return { ...rows, ...origin, kind: "rows", form: form.kind, headings, delimiter, encoding };
    const reason = rows.kind === "too_large" ? "row_too_large" : "unclosed_quote";
    const place = { row: rows.row, end: rows.end };
    return { ...failure(origin, reason, rows.bytes.toString("utf8", 0, 120)), ...place };
  };
  let skip = begin.end;
  for (let chunk: Buffer | null = head; chunk; chunk = await nextOf(chunks)) {
    const own = skip > 0 ? chunk.subarray(skip) : chunk;
    skip = Math.max(0, skip - chunk.length);
    if (own.length > 0) for (const rows of cutter.push(own)) yield toPiece(rows);
  }
  for (const rows of cutter.end()) yield toPiece(rows);
}

async function* readArchive(
  source: SourceFile,
  resume: Resume,
  depth: number,
  path?: string,
): AsyncGenerator<InputPiece> {
  const { file, name } = source;
  const archive = path ? await openArchive(path) : await openForward(source.open, source.bytes);
  try {
    if (/\.docx$/i.test(name)) {
      const bytes = await readDocx(archive);
      yield { file, name, done: source.done(source.bytes), kind: "whole", form: "docx", bytes };
    } else yield* readEntries(archive, source, resume, depth);
  } finally {
    archive.close();
  }
}

async function* readEntries(
  archive: ZipFile,
  source: SourceFile,
  resume: Resume,
  depth: number,
): AsyncGenerator<InputPiece> {
  for await (const entry of filesOf(archive, source.bytes)) {
    const name = `${source.name} › ${entry.name}`;
    const isAhead = resume.place && resume.place.name !== name && !resume.place.name.startsWith(`${name} › `);
    if (isAhead || (resume.place?.name === name && isDone(resume))) continue;
    const done = (at: number) => source.done(entry.offset + packedAt(entry, at));
    const fault = entry.fault ?? (depth >= DEEPEST ? "nested_too_deep" : null);
    const origin = { file: source.file, name, done: done(entry.bytes) };
    if (fault) yield failure(origin, fault);
    else {
      const inner = { file: source.file, name, bytes: entry.bytes, open: entry.open, done };
      yield* guarded(readFile(inner, resume, depth + 1), origin);
    }
  }
}

/**
 * Whether the position to continue from is the end of an entry. Reading then starts with the next entry, so
 * the position is removed.
 */
function isDone(resume: Resume): boolean {
  if (!resume.place || resume.place.end >= 0) return false;
  resume.place = undefined;
  return true;
}

const packedAt = ({ bytes, packedBytes }: ArchiveFile, at: number): number =>
  bytes > 0 ? Math.round((at / bytes) * packedBytes) : 0;

/** The file in a docx archive that contains the text (ISO/IEC 29500-1, 11.3.10). */
const DOCUMENT = "word/document.xml";
const MAX_BYTES = 256 << 20;

/** The XML that contains the text of a Word document. Throws if the archive has none. */
async function readDocx(archive: ZipFile): Promise<Buffer> {
  for await (const file of filesOf(archive, Number.POSITIVE_INFINITY))
    if (file.name === DOCUMENT && !file.fault && file.bytes <= MAX_BYTES) return buffer(await file.open(0));
  throw new Error(`no ${DOCUMENT} in it`);
}
