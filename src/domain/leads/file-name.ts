/** What is wrong with a file's name. */
export type FileNameFault = "name_empty" | "name_too_long" | "name_path" | "name_characters";

/**
 * Control characters, and marks that reverse the writing direction: they make "gpj.exe" look like "exe.jpg".
 */
const HIDDEN = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/u;

/** Why a file may not have this name, or null. `longest` counts UTF-16 units. */
export function checkFileName(name: string, longest: number): FileNameFault | null {
  if (name.trim() === "") return "name_empty";
  if (name.length > longest) return "name_too_long";
  if (/[/\\]|^\.+$|^[a-z]:/i.test(name)) return "name_path";
  if (HIDDEN.test(name) || /[<>:"|?*]/.test(name)) return "name_characters";
  return null;
}

/** The ending after the last dot, in lower case; "" if there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? "";
