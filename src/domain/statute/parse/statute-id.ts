import { type Sha256, shortId } from "../../text/short-id.ts";
import { lawKey } from "../citation/law-name.ts";

/**
 * The public id of a version of a law: 12 base32 characters of SHA-256 over the title, without punctuation
 * and blanks, and the date of the version. `book` tells the documents of one law apart. `text` tells two
 * texts with the same title and date apart.
 */
export function statuteId(title: string, version: string, sha256: Sha256, book = "", text = ""): string {
  const parts = [book, text && `text ${text}`].filter(Boolean);
  return shortId(["statute", lawKey(title), version, ...parts], sha256);
}
