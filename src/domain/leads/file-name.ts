import { holdsHidden } from "../text/hidden-characters.ts";

/** What is wrong with a file name. */
export type FileNameFault = "name_empty" | "name_too_long" | "name_path" | "name_characters";

/** What is wrong with a file name, or null. `longest` is the maximum number of UTF-16 units. */
export function checkFileName(name: string, longest: number): FileNameFault | null {
  if (name.trim() === "") return "name_empty";
  if (name.length > longest) return "name_too_long";
  if (/[/\\]|^\.+$|^[a-z]:/i.test(name)) return "name_path";
  // Marks that reverse the writing direction make "gpj.exe" look like "exe.jpg".
  if (holdsHidden(name) || /[<>:"|?*\ufffd]/.test(name)) return "name_characters";
  return null;
}

/** The extension after the last dot, in lower case; "" if there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? "";
