import { type ParsedStatute, parseStatute } from "#domain/statute/parse/parse-statute.ts";
import type { StatuteDocument, StatuteRejection } from "#domain/statute/record.ts";
import { sha256OfText } from "../../files/sha256.ts";
import type { InputFault, InputPiece } from "../inputs/piece.ts";
import { readInputs } from "../inputs/read-inputs.ts";
import { readPiece } from "../inputs/read-piece.ts";
import type { StatuteWriter } from "../statute-writer.ts";
import type { ImportOutcome } from "./import-documents.ts";

/** Parent folders whose names may tell the kind of law; those further up are the operator's own. */
const MAX_FOLDERS = 3;

/** Imports all laws under the paths into the writer; yields each file's outcome. */
export async function* importStatutes(
  paths: string[],
  writer: StatuteWriter,
  source: string,
  onPiece?: (piece: InputPiece, passed: number) => void,
): AsyncGenerator<ImportOutcome> {
  for await (const piece of readInputs(paths)) {
    if (piece.kind !== "end") yield takeStatute(piece, writer, source);
    onPiece?.(piece, 0);
  }
}

/** What one file holds: a law, or why it is not one. */
export function readStatute(piece: InputPiece, source: string): ParsedStatute | UnreadStatute {
  const refuse = (reason: UnreadStatute["reason"], detail = ""): UnreadStatute => ({
    kind: "rejected",
    reason,
    detail,
    line: 0,
  });
  if (piece.kind === "rows") return refuse("unsupported", piece.form === "csv" ? "CSV" : "JSON Lines");
  const [raw] = readPiece(piece);
  if (raw?.kind === "failed") return refuse(raw.reason, raw.detail);
  if (raw?.kind !== "text") return refuse("unsupported", "JSON");
  const path = piece.name.split(/[/\\]|› /);
  const [name = piece.name, folder = ""] = [path.at(-1), path.slice(-MAX_FOLDERS - 1, -1).join("/")];
  return parseStatute(raw.text, { name, folder, source, sha256: sha256OfText });
}

/** A file that never reached the law parser. */
interface UnreadStatute {
  kind: "rejected";
  reason: InputFault | StatuteRejection;
  detail: string;
  line: number;
}

function takeStatute(piece: InputPiece, writer: StatuteWriter, source: string): ImportOutcome {
  const file = piece.name;
  const parsed = readStatute(piece, source);
  if (parsed.kind === "rejected") {
    const { reason, detail, line } = parsed;
    return { kind: "rejected", file, line, reason, detail };
  }
  const { document } = parsed;
  const detail = describe(document);
  const added = writer.add(document);
  if (added === "taken_down") return { kind: "rejected", file, line: 0, reason: added, detail: document.law };
  // A second file with the same text gets a line: somebody may wonder where it went.
  if (added === "same_text") return { kind: "duplicate", file, line: 1, reason: added, detail };
  const reason = added === "another_text" ? added : document.found ? "dates_differ" : "";
  return { kind: "accepted", file, line: 0, reason, detail };
}

/** Title, version and, if they differ, the dates found. */
function describe({ id, title, book, version, found }: StatuteDocument): string {
  const law = [id, title, book, version].filter(Boolean).join(" ");
  if (!found) return law;
  const { file, heading, history } = found;
  return `${law}; file ${file || "-"}, heading ${heading || "-"}, text ${history || "-"}`;
}
