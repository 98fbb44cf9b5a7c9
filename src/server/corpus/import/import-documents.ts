import type { Disagreement } from "#domain/judgment/columns/merge-columns.ts";
import type { MaskCounts } from "#domain/judgment/masking/kinds.ts";
import type { ExpectedField } from "#domain/judgment/unknown-fields.ts";
import type { CorpusWriter } from "../corpus-writer.ts";
import type { InputPiece } from "../inputs/piece.ts";
import { readInputs } from "../inputs/read-inputs.ts";
import type { Preparer } from "./import-pool.ts";
import type { ImportRun } from "./import-run.ts";
import type { ImportRules } from "./import-settings.ts";
import { type PreparedDocument, type PreparedPiece, preparePiece } from "./prepare-piece.ts";

/** What an import says of one document. `line` is 0 where the file as a whole is meant. */
export interface ImportOutcome {
  /** `withheld` is what is stored with court, number, date and reason alone. */
  kind: "accepted" | "withheld" | "duplicate" | "rejected";
  file: string;
  line: number;
  /** A RejectionCode, or what sets an accepted document or a duplicate apart; empty for plain ones. */
  reason: string;
  detail: string;
  /** Where the columns of its row and its text differ. */
  disagreements?: Disagreement[];
  /** What was masked in it, by kind. */
  masked?: MaskCounts;
  /** What its record leaves open. */
  unknown?: ExpectedField[];
  /** Parties and representatives that had no form of a name and were left out. */
  unnamed?: number;
}

/** What becomes of a piece: how it is prepared, and what is told of it. */
export interface ImportCourse {
  preparer: Preparer;
  /** The journal in which the import is taken up again, if it can be. */
  run?: ImportRun;
  /** Told of each piece when it has been taken, with the number of documents in it that were not asked for. */
  onPiece?: (piece: InputPiece, passed: number) => void;
  /** Called before everything so far is kept for good. */
  onSave?: () => void;
  /** Milliseconds after which everything is kept. */
  saveMs?: number;
}

/** Everything is kept after so much time, or so many bytes of records: what a stop costs, and what waits in memory. */
const SAVE_MS = 3_000;
const SAVE_BYTES = 64 << 20;

/** Prepares pieces in the thread that calls. */
export const prepareHere = (rules: ImportRules): Preparer => ({
  width: 1,
  prepare: async (piece) => preparePiece(piece, rules),
  close: async () => {},
});

/**
 * Imports everything under the paths into the writer; gives each document's outcome as it comes, in the order of
 * files and rows, however many threads prepare them.
 */
export async function* importDocuments(
  paths: string[],
  writer: CorpusWriter,
  { preparer, run, onPiece, onSave, saveMs = SAVE_MS }: ImportCourse,
): AsyncGenerator<ImportOutcome> {
  let savedAt = Date.now();
  let bytes = 0;
  for await (const { piece, prepared } of inOrder(readInputs(paths, run), preparer)) {
    for (const document of prepared.documents) yield outcomeOf(document, prepared, piece.name, writer);
    bytes += prepared.bodies.length;
    run?.note(piece);
    onPiece?.(piece, prepared.passed);
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
    // Its failure is met when its turn comes.
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
  const { from, to, sampling, caseNumber, disagreements, masked, unknown, unnamed }: PreparedDocument =
    document;
  const read = { disagreements, masked, unknown, unnamed };
  const added = writer.addPrepared({ ...document, body: bodies.subarray(from, to) }, sampling);
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
