import { readFileSync } from "node:fs";

/**
 * A line of everyday.tsv (data/sources/causes) or of street-words.tsv (data/sources/ask). Both files have the
 * same format.
 *
 * A line begins with everyday words separated by |. Either a tab and legal terms follow, separated by |, most
 * likely first ("-" if the everyday words mean nothing in law). Or two tabs and causes follow. A line that
 * begins with # is a comment.
 */
export interface EverydayLine {
  street: string[];
  law: string[];
  /** The causes as they are written; "" for a line with legal terms. */
  causes: string;
  /** File and line number, for messages. */
  place: string;
}

/** A line of a file of everyday words has a wrong format. */
export class EverydayLineError extends Error {
  override name = "EverydayLineError";
}

const list = (cell: string) => (cell === "" ? [] : cell.split("|").map((entry) => entry.trim()));

/** Reads the lines of a file, without comments. Throws EverydayLineError for a line with a wrong format. */
export function readEverydayLines(file: string, text = readFileSync(file, "utf8")): EverydayLine[] {
  return text.split("\n").flatMap((line, at) => {
    if (line === "" || line.startsWith("#")) return [];
    const place = `${file}:${at + 1}`;
    const [words = "", meant = "", causes = "", ...more] = line.split("\t");
    const [street, law] = [list(words), list(meant)];
    if (
      street.length === 0 ||
      [...street, ...law].includes("") ||
      (law.length === 0) === (causes === "") ||
      more.length > 0
    )
      throw new EverydayLineError(`${place} must read: words, and either words of the law or causes`);
    return [{ street, law, causes, place }];
  });
}
