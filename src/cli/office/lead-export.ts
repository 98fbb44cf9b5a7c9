import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { extensionOf } from "#domain/leads/file-name.ts";
import { checkContent } from "#sealing/content/check-content.ts";
import { inflatesBeyond } from "#server/leads/inflates-beyond.ts";
import { openFile, openFiles, openForms } from "#server/leads/office/open-lead.ts";
import type { Office } from "./lead-office.ts";
import { wordOpenFailure } from "./lead-words.ts";

/** Readable by nobody else on the machine. */
const PRIVATE = { mode: 0o600 };

/**
 * Writes a lead's revisions and every complete file into a folder RECEIPT and returns what was written and
 * what was not, one line each. A file is written only if its SHA-256 matches the manifest; hostile-looking
 * content gets an extension that no program opens automatically.
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
  writeFileSync(join(target, "lead.json"), `${JSON.stringify(forms, null, 2)}\n`, PRIVATE);
  const lines = [`${target}/lead.json: ${forms.length} revision(s)`];
  for (const [index, { file }] of (await openFiles(store, keys, receipt)).entries()) {
    const opened = await openFile(store, keys, receipt, file);
    if ("failure" in opened) {
      lines.push(`file ${index + 1}: ${wordOpenFailure(opened)}`);
      continue;
    }
    const { manifest, bytes } = opened;
    const fault = await checkContent(extensionOf(manifest.name), bytes, inflatesBeyond);
    const name = `${index + 1}-${manifest.name}${fault ? ".suspicious" : ""}`;
    writeFileSync(join(target, name), bytes, PRIVATE);
    lines.push(`${target}/${name}: ${bytes.length} bytes, SHA-256 verified${fault ? `, but ${fault}` : ""}`);
  }
  return lines;
}
