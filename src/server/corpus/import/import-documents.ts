import type { ColumnReader } from "#domain/judgment/columns/column-names.ts";
import type { Disagreement } from "#domain/judgment/columns/merge-columns.ts";
import type { MaskCounts } from "#domain/judgment/masking/printed/kinds.ts";
import type { ExpectedField } from "#domain/judgment/unknown-fields.ts";
import type { CorpusWriter } from "../corpus-writer.ts";
import type { InputPiece } from "../inputs/piece.ts";
import { readInputs } from "../inputs/read-inputs.ts";
import type { Preparer } from "./import-pool.ts";
import type { ImportRun } from "./import-run.ts";
import type { PreparedDocument, PreparedPiece } from "./prepare-piece.ts";

/** What an import reports about one document. `line` is 0 if the outcome is about the file as a whole. */
export interface ImportOutcome {
  /** A `withheld` document is stored with only its court, case number, date and reason. */
  kind: "accepted" | "withheld" | "duplicate" | "rejected";
  file: string;
  line: number;
  /** A RejectionCode, or what is special about an accepted document or a duplicate. Otherwise empty. */
  reason: string;
  detail: string;
  /** Where the columns of a row and the text of the document differ. */
  disagreements?: (Omit<Disagreement, "field"> & { field: string })[];
  /** Number of places in the document that were masked, by kind. */
  masked?: MaskCounts;
  /** Expected fields that the document's record lacks. */
  unknown?: ExpectedField[];
  /** Number of parties and representatives that were left out, because they did not look like names. */
  unnamed?: number;
}

/** Options of an import. */
export interface ImportCourse {
  preparer: Preparer;
  /** Recognises the columns of tables. */
  named?: ColumnReader | undefined;
  /** The journal of the import, if it can be resumed. */
  run?: ImportRun;
  /** Called after each piece. `skipped` is the number of its documents that were not selected for import. */
  onPiece?: (piece: InputPiece, skipped: number) => void;
  /** Called before the progress is saved. */
  onSave?: () => void;
  /** Time in ms between two saves. */
  saveMs?: number;
}

/** Time in ms after which the progress is saved. It limits what an interruption loses. */
const SAVE_MS = 3_000;
/** Bytes of records after which the progress is saved. It limits the records in memory. */
const SAVE_BYTES = 64 << 20;

/**
 * Imports everything under the paths into the writer. Yields the outcome of each document, in the order of
 * files and rows even if several threads prepare them.
 */
export async function* importDocuments(
  paths: string[],
  writer: CorpusWriter,
  { preparer, named, run, onPiece, onSave, saveMs = SAVE_MS }: ImportCourse,
): AsyncGenerator<ImportOutcome> {
  let savedAt = Date.now();
  let bytes = 0;
  for await (const { piece, prepared } of inOrder(
    readInputs(paths, { placeOf: run?.placeOf, named }),
    preparer,
  )) {
    for (const document of prepared.documents) yield outcomeOf(document, prepared, piece.name, writer);
    bytes += prepared.bodies.length;
    run?.note(piece);
    onPiece?.(piece, prepared.skipped);
    if (run && (Date.now() - savedAt >= saveMs || bytes > SAVE_BYTES)) {
      onSave?.();
      writer.save();
      savedAt = Date.now();
      bytes = 0;
    }
  }
}

async function* inOrder(
  pieces: AsyncIterable<InputPiece>,
  { width, prepare }: Preparer,
): AsyncGenerator<{ piece: InputPiece; prepared: PreparedPiece }> {
  const begun: { piece: InputPiece; prepared: Promise<PreparedPiece> }[] = [];
  const first = async () => {
    const { piece, prepared } = begun.shift()!;
    return { piece, prepared: await prepared };
  };
  for await (const piece of pieces) {
    const prepared = prepare(piece);
    // A failure is reported when `prepared` is awaited below. This line only prevents an unhandled rejection
    // until then.
    prepared.catch(() => {});
    begun.push({ piece, prepared });
    if (begun.length >= width) yield await first();
  }
  while (begun.length > 0) yield await first();
}

function outcomeOf(
  document: PreparedPiece["documents"][number],
  { bodies }: PreparedPiece,
  file: string,
  writer: CorpusWriter,
): ImportOutcome {
  const { line } = document;
  if (document.kind === "rejected") return { ...document, file };
  const { from, to, sampling, caseNumber, masked, unknown, unnamed }: PreparedDocument = document;
  const disagreements: NonNullable<ImportOutcome["disagreements"]> = [...document.disagreements];
  const read = { disagreements, masked, unknown, unnamed };
  const added = writer.addPrepared({ ...document, body: bodies.subarray(from, to) }, sampling, (known) =>
    disagreements.push({ field: "known_casedate", column: document.casedate, text: known }),
  );
  const id = added === "another_document" ? document.own : document.id;
  const detail = `${id} ${caseNumber}`;
  if (document.withheld && (added === "accepted" || added === "another_document"))
    return { kind: "withheld", file, line, reason: `withheld_${document.withheld}`, detail };
  if (added === "accepted" || added === "another_document") {
    const reason = added === "accepted" ? "" : added;
    return { kind: "accepted", file, line, reason, detail, ...read };
  }
  return {
    kind: "duplicate",
    file,
    line,
    reason: added === "duplicate" ? "" : added,
    detail,
    ...read,
  };
}
