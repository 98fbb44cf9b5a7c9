import { parseStatute } from "#domain/statute/parse-statute.ts";
import { decodeText } from "./decode-text.ts";
import type { Outcome } from "./import-documents.ts";
import { type Input, readInputs } from "./read-inputs.ts";
import { sha256 } from "./sha256.ts";
import type { StatuteWriter } from "./statute-writer.ts";

/** Imports all laws under the paths into the writer; gives each file's outcome as it comes. */
export function* importStatutes(paths: string[], writer: StatuteWriter, source: string): Generator<Outcome> {
  for (const input of readInputs(paths)) yield takeStatute(input, writer, source);
}

function takeStatute(input: Input, writer: StatuteWriter, source: string): Outcome {
  const file = input.name;
  const refuse = (reason: string, detail = "", line = 0): Outcome => ({
    kind: "rejected",
    file,
    line,
    reason,
    detail,
  });
  if (input.kind === "failed") return refuse(input.reason);
  if (input.kind === "lines") return refuse("unsupported", "JSON Lines");
  const decoded = decodeText(input.bytes);
  if (decoded.kind === "unreadable") return refuse("unreadable");
  if (decoded.kind === "unsupported") return refuse("unsupported", decoded.format);
  const name = file.split(/[/\\]|› /).at(-1) ?? file;
  const parsed = parseStatute(decoded.text, { name, source, sha256 });
  if (parsed.kind === "rejected") return refuse(parsed.reason, parsed.detail, parsed.line);
  const { document } = parsed;
  const detail = `${document.id} ${document.title} ${document.book}`.trim();
  const added = writer.add(document);
  if (added === "taken_down") return refuse("taken_down", document.law);
  if (added === "accepted") return { kind: "accepted", file, line: 0, reason: "", detail };
  // A second file of one text is worth a line: somebody may wonder where it went.
  return { kind: "duplicate", file, line: 1, reason: added === "duplicate" ? "same_text" : added, detail };
}
