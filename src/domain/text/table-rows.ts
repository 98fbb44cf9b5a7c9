/** The cells of a hand-kept table, a line each, without blank lines and remarks (#). */
export const tableRows = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
