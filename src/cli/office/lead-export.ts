import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { extensionOf } from "#domain/leads/file-name.ts";
import { escapeHidden } from "#domain/text/hidden-characters.ts";
import { checkContent } from "#sealing/content/check-content.ts";
import { writeWhole } from "#server/files/write-file.ts";
import { inflatesBeyondAsync } from "#server/leads/inflates-beyond.ts";
import { findActive } from "#server/leads/office/active/find-active.ts";
import { openFile, openFiles, openForms } from "#server/leads/office/open-lead.ts";
import type { Office } from "./lead-office.ts";
import { wordOpenFailure, wordSuspicion } from "./lead-words.ts";

/** Options for exported files: other users of the machine cannot read them, and they are synced to disk. */
const PRIVATE = { mode: 0o600, flush: true };

/**
 * Writes the revisions and the complete files of a lead into a folder with the name of its receipt number.
 * Returns one line about the revisions, and one about each file: what was written, or why the file cannot be
 * opened. A file is written only if its SHA-256 matches the manifest. If its content looks hostile, can run
 * code or cannot be examined, it gets an extension that no program opens, and the line has the reason.
 */
export async function exportLead(
  { store, keys: folder }: Office,
  receipt: string,
  into: string,
): Promise<string[]> {
  const keys = await folder.unlock();
  const target = join(into, receipt);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const forms = await openForms(store, keys, receipt);
  writeWhole(join(target, "lead.json"), `${escapeHidden(JSON.stringify(forms, null, 2), "\n")}\n`, PRIVATE);
  const lines = [`${target}/lead.json: ${forms.length} revision(s)`];
  for (const [index, { file }] of (await openFiles(store, keys, receipt)).entries()) {
    const opened = await openFile(store, keys, receipt, file);
    if ("failure" in opened) {
      lines.push(`file ${index + 1}: ${wordOpenFailure(opened)}`);
      continue;
    }
    const { manifest, bytes } = opened;
    const fault = await checkContent(extensionOf(manifest.name), bytes, inflatesBeyondAsync);
    const reasons = [...(fault ? [fault] : []), ...findActive(bytes)].map(wordSuspicion);
    const name = `${index + 1}-${manifest.name}${reasons.length > 0 ? ".suspicious" : ""}`;
    writeWhole(join(target, name), bytes, PRIVATE);
    lines.push(
      `${target}/${name}: ${bytes.length} bytes, SHA-256 verified${reasons.length > 0 ? `, but ${reasons.join("; ")}` : ""}`,
    );
  }
  return lines;
}
