import { readFileSync } from "node:fs";

/**
 * A line of a file of everyday words; data/sources/causes/everyday.tsv and data/sources/ask/street-words.tsv
 * have the same format. A line has everyday words separated by | and a tab. It continues either with words of
 * the law separated by |, likeliest first ("-" if the words are irrelevant), or with a further tab and
 * causes. Lines with # are comments.
 */
export interface EverydayLine {
  street: string[];
  law: string[];
  /** As written; "" for a pair. */
  causes: string;
  /** File and line, for messages. */
  place: string;
}

/** A line of a file of everyday words has another format. */
export class EverydayLineError extends Error {
  override name = "EverydayLineError";
}

const list = (cell: string) => (cell === "" ? [] : cell.split("|").map((entry) => entry.trim()));

/** The lines of a file without comments. Throws EverydayLineError for a line in another format. */
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
