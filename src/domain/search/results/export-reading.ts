import type { ReadingEntry } from "./reading-list.ts";

/** Escapes characters that Markdown would interpret. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`);

/** The list as Markdown. Each document is an item, and its note a quotation below it. */
export function toMarkdown(list: readonly ReadingEntry[], title: string, site: string): string {
  const items = list.map(({ address, casename, court, case_number, casedate, note }) => {
    const facts = [court, case_number, casedate].filter(Boolean).map(escapeMarkdown).join(" ");
    const quoted = note
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => `  > ${escapeMarkdown(line)}\n`);
    return `- [${escapeMarkdown(casename)}](${site}${address})  \n  ${facts}\n${quoted.length > 0 ? `\n${quoted.join("")}` : ""}`;
  });
  return `# ${escapeMarkdown(title)}\n\n${items.join("\n")}`;
}

/** The list as the rows of a table, after the row `head`. */
export function toRows(list: readonly ReadingEntry[], head: string[], site: string): string[][] {
  return [
    head,
    ...list.map(({ address, casename, court, case_number, casedate, note, added }) => [
      casename,
      court,
      case_number,
      casedate,
      note,
      new Date(added).toISOString().slice(0, 10),
      `${site}${address}`,
    ]),
  ];
}
