import { FILE_EXTENSIONS, MAX_FILE_BYTES, MAX_NAME_CHARS, MAX_PART_BYTES } from "#contract/lead-limits.ts";
import type { FileManifest } from "#contract/upload-casefile.ts";
import { checkFileName, extensionOf } from "#domain/leads/file-name.ts";
import { countParts, partRange } from "#domain/leads/part-layout.ts";
import { fail, type LeadFailure } from "./desk.ts";

/** Why a file may not be announced so, or null. */
export function checkManifest(manifest: FileManifest): { failure: LeadFailure } | null {
  const { name, size, part_size, parts } = manifest;
  const fault = checkFileName(name, MAX_NAME_CHARS);
  if (fault) return fail("bad_input", fault, { value: String(MAX_NAME_CHARS) });
  if (!(FILE_EXTENSIONS as readonly string[]).includes(extensionOf(name)))
    return fail("wrong_type", "type_not_taken");
  if (size === 0) return fail("bad_input", "file_empty");
  if (size > MAX_FILE_BYTES) return fail("too_large", "file_too_large");
  const [from, to] = partRange(size, part_size, parts.length - 1);
  if (parts.length !== countParts(size, part_size) || to - from > MAX_PART_BYTES)
    return fail("bad_input", "bad_manifest");
  return null;
}
