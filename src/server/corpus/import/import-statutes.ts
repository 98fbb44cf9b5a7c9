import { getOrInsert } from "#domain/once-per.ts";
import { lawKey } from "#domain/statute/citation/law-name.ts";
import {
  type ParsedStatute,
  parseStatute,
  type StatuteDisagreement,
} from "#domain/statute/parse/parse-statute.ts";
import type { StatuteDocument, StatuteRejection } from "#domain/statute/record.ts";
import { settleParts } from "#domain/statute/versions/settle-parts.ts";
import { sha256OfText } from "../../files/sha256.ts";
import { readLawTexts, splitFrontMatter } from "../inputs/law-texts.ts";
import type { InputFault, InputPiece } from "../inputs/piece.ts";
import { readInputs } from "../inputs/read-inputs.ts";
import type { StatuteWriter } from "../statute-writer.ts";
import type { ImportOutcome } from "./import-documents.ts";

/**
 * Number of parent folders whose names may tell the kind of law or the code. The operator chose the names of
 * the folders further up.
 */
const MAX_FOLDERS = 3;

/** What was read from a file of laws. `line` means the same as in ImportOutcome. */
export interface ReadLaw {
  file: string;
  line: number;
  /** The folder of the file. The parts of a code are in one folder. */
  folder: string;
  parsed:
    | ParsedStatute
    | { kind: "rejected"; reason: InputFault | StatuteRejection; detail: string; line: number };
}

/** Imports all laws under the paths into the writer. Yields the outcome of each. */
export async function* importStatutes(
  paths: string[],
  writer: StatuteWriter,
  source: string,
  onPiece?: (piece: InputPiece, skipped: number) => void,
): AsyncGenerator<ImportOutcome> {
  const held: ReadLaw[] = [];
  for await (const piece of readInputs(paths)) {
    if (piece.kind !== "end")
      for (const law of readLaws(piece, source)) {
        // A part of a code waits until all files are read, because the parts are joined.
        const { parsed } = law;
        if (parsed.kind === "index_page" || (parsed.kind === "statute" && parsed.document.book !== ""))
          held.push(law);
        else yield takeLaw(law, writer);
      }
    onPiece?.(piece, 0);
  }
  for (const law of joinParts(held)) yield takeLaw(law, writer);
}

/**
 * Reads the laws in a piece. A law that cannot be read is `rejected` with a reason. A part of a code has only
 * the facts in its own file.
 */
export function* readLaws(piece: InputPiece, source: string): Generator<ReadLaw> {
  const { file, name, folder } = placeOf(piece.name);
  for (const read of readLawTexts(piece)) {
    const place = { file, folder, line: read.row };
    if (read.kind === "failed") {
      const { reason, detail } = read;
      yield { ...place, parsed: { kind: "rejected", reason, detail, line: read.row } };
    } else yield { ...place, parsed: parse(read.text, name, folder, source, read.stated) };
  }
}

/**
 * Reads the law in a text, which may have front matter. `path` is the path of the file within the collection.
 */
export function readLaw(written: string, path: string, source = ""): ReadLaw {
  const { file, name, folder } = placeOf(path);
  const { text, stated } = splitFrontMatter(written);
  return { file, folder, line: 0, parsed: parse(text, name, folder, source, stated) };
}

function parse(
  text: string,
  name: string,
  folder: string,
  source: string,
  stated: Parameters<typeof parseStatute>[1]["stated"],
): ParsedStatute {
  const near = folder.split("/").slice(-MAX_FOLDERS).join("/");
  return parseStatute(text, { name, folder: near, stated, source, sha256: sha256OfText });
}

function placeOf(file: string): { file: string; name: string; folder: string } {
  const path = file.split(/[/\\]|› /).map((part) => part.trim());
  return { file, name: path.at(-1) ?? file, folder: path.slice(0, -1).join("/") };
}

/**
 * Gives the parts of each code one title and one version. They get the facts of the code's introductory page.
 */
export function joinParts(laws: readonly ReadLaw[]): ReadLaw[] {
  const byCode = new Map<string, { law: ReadLaw; document: StatuteDocument }[]>();
  const faces = new Map<string, StatuteDocument>();
  const others: ReadLaw[] = [];
  for (const law of laws) {
    const { parsed, folder } = law;
    const document = parsed.kind === "rejected" ? null : parsed.document;
    if (parsed.kind === "index_page" && document) faces.set(folder, document);
    if (parsed.kind !== "statute" || !document) {
      others.push(law);
      continue;
    }
    const key = `${codeFolder(folder, document.title)}\n${lawKey(document.title)}`;
    getOrInsert(byCode, key, () => []).push({ law, document });
  }
  const joined = [...byCode].flatMap(([key, parts]) => {
    const [folder = ""] = key.split("\n");
    const settled = settleParts(
      parts.map(({ document }) => document),
      faces.get(folder) ?? null,
      sha256OfText,
    );
    return parts.map(
      ({ law }, at) => ({ ...law, parsed: { ...law.parsed, document: settled[at]! } }) as ReadLaw,
    );
  });
  return [...others, ...joined];
}

/** The folder that is named after a code. The parts of the code may be in subfolders, one for each book. */
function codeFolder(folder: string, title: string): string {
  const parts = folder.split("/");
  const at = parts.findLastIndex((part) => lawKey(part).includes(lawKey(title)));
  return at < 0 ? folder : parts.slice(0, at + 1).join("/");
}

function takeLaw({ file, line, parsed }: ReadLaw, writer: StatuteWriter): ImportOutcome {
  if (parsed.kind === "index_page")
    return { kind: "rejected", file, line, reason: "index_page", detail: parsed.title };
  if (parsed.kind === "rejected") {
    const { reason, detail } = parsed;
    return { kind: "rejected", file, line: line || parsed.line, reason, detail };
  }
  const { document } = parsed;
  const detail = describe(document);
  const disagreements = parsed.disagreements.map(toDisagreement);
  const added = writer.add(document);
  if (added === "taken_down") return { kind: "rejected", file, line, reason: added, detail: document.law };
  // A second file with the same text is reported, so that the operator sees why it is missing.
  if (added === "same_text") return { kind: "duplicate", file, line: line || 1, reason: added, detail };
  const reason = added === "another_text" ? added : document.found ? "dates_differ" : "";
  return { kind: "accepted", file, line, reason, detail, disagreements };
}

const toDisagreement = ({ field, taken, other }: StatuteDisagreement) => ({
  field,
  column: taken,
  text: other,
});

/**
 * Describes a law by its id, title and version. If the dates in the file differ, the description has all of
 * them.
 */
function describe({ id, title, book, version, found }: StatuteDocument): string {
  const law = [id, title, book, version].filter(Boolean).join(" ");
  if (!found) return law;
  const { stated, file, heading, history } = found;
  const front = stated ? `stated ${stated}, ` : "";
  return `${law}; ${front}file ${file || "-"}, heading ${heading || "-"}, text ${history || "-"}`;
}
