/** The cells of a tab-separated table, one row per line. Blank lines and comments (#) are left out. */
export const tableRows = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
