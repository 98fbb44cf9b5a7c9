/** The cells of a hand-kept table, one row per line, without blank lines and comments (#). */
export const tableRows = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
