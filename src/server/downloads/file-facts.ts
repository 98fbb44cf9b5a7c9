import { causeLine } from "#domain/judgment/cause-line.ts";
import { type Conditions, listConditions } from "#domain/search/query/query-fields.ts";
import type { downloadFile } from "#i18n/download-file.ts";
import type { IndexManifest } from "../search/index-manifest.ts";
import type { Collected, CollectedDocument } from "./collect-documents.ts";

/** The texts in a file, in the visitor's language. */
export type FileWords = (typeof downloadFile)["cn"];

/** What a file states about itself. */
export interface FileFacts {
  words: FileWords;
  collected: Collected;
  /** Ranks of the first and the last document. */
  from: number;
  to: number;
  /** The conditions of the query on one line. */
  asked: string;
  /** Day in China on which the file is made, as yyyy-MM-dd. */
  made: string;
  imported: string;
  sample: boolean;
  /** Address of the site without a slash at the end. Empty if unknown. */
  site: string;
}

/** The conditions of a query on one line. Order and page are left out. */
export function describeAsked(query: Conditions, { fields, everything }: FileWords): string {
  const said = listConditions(query).map(({ field, value }) => `${fields[field]} ${value}`);
  return said.join("；") || everything;
}

/**
 * What a list shows about a document, by column. The heading of a column is the text of the same name in
 * FileWords.
 */
const COLUMNS = {
  place: ({ place }) => String(place),
  name: ({ row }) => row.title,
  court: ({ row }) => row.court,
  number: ({ row }) => row.number,
  type: ({ detail }) => detail.text_type ?? "",
  date: ({ row }) => row.date,
  cause: ({ detail }) => causeLine(detail),
  outcome: ({ detail }, { words }) => (detail.outcome ? (words.outcomes[detail.outcome] ?? "") : ""),
  source: ({ detail }) => detail.source?.name ?? "",
  sampling: ({ detail }, { words }) => (detail.source ? words.samplings[detail.source.sampling] : ""),
  hash: ({ sha256 }) => sha256,
  address: ({ detail }) => detail.wenshu_url ?? "",
  page: (document, { site }) => pageOf(site, document),
} satisfies Record<string, (document: CollectedDocument, facts: FileFacts) => string>;

/** A table of documents with the given columns. The first row has the headings. */
export function tableOf(
  facts: FileFacts,
  columns: readonly (keyof typeof COLUMNS)[],
): [string[], ...string[][]] {
  const { collected, words } = facts;
  return [
    columns.map((name) => words[name]),
    ...collected.documents.map((document) => columns.map((name) => COLUMNS[name](document, facts))),
  ];
}

/** The table of the manifest. The first row has the headings. */
export const manifestRows = (facts: FileFacts) =>
  tableOf(facts, ["place", "number", "court", "date", "source", "sampling", "hash", "address", "page"]);

/**
 * Address of a document's page on this site. It begins with a slash if the address of the site is unknown.
 */
export const pageOf = (site: string, { row }: CollectedDocument): string =>
  `${site}${row.url ?? `/layout/award#${row.id}`}`;

/** The lines with which every file begins. */
export function openingLines(facts: FileFacts): string[] {
  const { words, collected, from, to, asked, made, imported, sample } = facts;
  return [
    ...(sample ? [words.sample] : []),
    `${words.asked}：${asked}`,
    words.range
      .replace("{total}", String(collected.total))
      .replace("{from}", String(from))
      .replace("{to}", String(to)),
    `${words.made}：${made}`,
    `${words.imported}：${imported}`,
  ];
}

/** What files state about the index. */
export const corpusFacts = ({ corpus }: IndexManifest) => ({
  imported: corpus.imported,
  sample: corpus.sample,
});
