import { FILE_EXTENSIONS, MAX_FILE_BYTES, MAX_NAME_CHARS } from "#contract/leads/lead-limits.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import { checkFileName, extensionOf } from "#domain/leads/file-name.ts";

/** Why a chosen file is refused because of its name or its size in bytes. Null if the file is accepted. */
export function checkChosen({ name, size }: { name: string; size: number }): LeadReason | null {
  const fault = checkFileName(name, MAX_NAME_CHARS);
  if (fault) return fault;
  if (!(FILE_EXTENSIONS as readonly string[]).includes(extensionOf(name))) return "type_not_taken";
  if (size === 0) return "file_empty";
  return size > MAX_FILE_BYTES ? "file_too_large" : null;
}
