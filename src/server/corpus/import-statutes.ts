import { parseStatute } from "#domain/statute/parse-statute.ts";
import type { StatuteDocument } from "#domain/statute/record.ts";
import type { Outcome } from "./import-documents.ts";
import type { Piece } from "./inputs/piece.ts";
import { readInputs } from "./inputs/read-inputs.ts";
import { readPiece } from "./inputs/read-piece.ts";
import { sha256 } from "./sha256.ts";
import type { StatuteWriter } from "./statute-writer.ts";

/** Folders above a file that may tell what kind of law it holds; those further up are the operator's own. */
const MOST_FOLDERS = 3;

/** Imports all laws under the paths into the writer; gives each file's outcome as it comes. */
export async function* importStatutes(
  paths: string[],
  writer: StatuteWriter,
  source: string,
): AsyncGenerator<Outcome> {
  for await (const piece of readInputs(paths)) {
    if (piece.kind !== "end") yield takeStatute(piece, writer, source);
  }
}

function takeStatute(piece: Piece, writer: StatuteWriter, source: string): Outcome {
  const file = piece.name;
  const refuse = (reason: string, detail = "", line = 0): Outcome => ({
    kind: "rejected",
    file,
    line,
    reason,
    detail,
  });
  if (piece.kind === "rows") return refuse("unsupported", piece.form === "csv" ? "CSV" : "JSON Lines");
  const [raw] = readPiece(piece);
  if (raw?.kind === "failed") return refuse(raw.reason, raw.detail);
  if (raw?.kind !== "text") return refuse("unsupported", "JSON");
  const path = file.split(/[/\\]|› /);
  const [name = file, folder = ""] = [path.at(-1), path.slice(-MOST_FOLDERS - 1, -1).join("/")];
  const parsed = parseStatute(raw.text, { name, folder, source, sha256 });
  if (parsed.kind === "rejected") return refuse(parsed.reason, parsed.detail, parsed.line);
  const { document } = parsed;
  const detail = describe(document);
  const added = writer.add(document);
  if (added === "taken_down") return refuse("taken_down", document.law);
  // A second file of one text is worth a line: somebody may wonder where it went.
  if (added === "same_text") return { kind: "duplicate", file, line: 1, reason: added, detail };
  const reason = added === "another_text" ? added : document.found ? "dates_differ" : "";
  return { kind: "accepted", file, line: 0, reason, detail };
}

/** Title, version and, where they differ, the dates that were found. */
function describe({ id, title, book, version, found }: StatuteDocument): string {
  const law = [id, title, book, version].filter(Boolean).join(" ");
  if (!found) return law;
  const { file, heading, history } = found;
  return `${law}; file ${file || "-"}, heading ${heading || "-"}, text ${history || "-"}`;
}
