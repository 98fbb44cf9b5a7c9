import { causeLine } from "#domain/judgment/cause-line.ts";
import { type Conditions, listConditions } from "#domain/search/query/query-fields.ts";
import type { downloadFile } from "#i18n/download-file.ts";
import type { IndexManifest } from "../search/index-manifest.ts";
import type { Collected, CollectedDocument } from "./collect-documents.ts";

/** The words in a file, in the visitor's language. */
export type FileWords = (typeof downloadFile)["cn"];

/** The facts that a file states about itself. */
export interface FileFacts {
  words: FileWords;
  collected: Collected;
  /** Ranks of the first and the last document. */
  from: number;
  to: number;
  /** The conditions in one line. */
  asked: string;
  /** yyyy-MM-dd in China. */
  made: string;
  imported: string;
  sample: boolean;
  /** Address of the site, without a slash at the end; empty if unknown. */
  site: string;
}

/** The conditions of a query in one line, without order and page. */
export function describeAsked(query: Conditions, { fields, everything }: FileWords): string {
  const said = listConditions(query).map(({ field, value }) => `${fields[field]} ${value}`);
  return said.join("；") || everything;
}

/** The displayed value of a document in a column of a list; the column's heading is the word of the same name. */
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

/** The rows of a list with their heading, one per document. */
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

/** The rows of the manifest with their heading, one per document. */
export const manifestRows = (facts: FileFacts) =>
  tableOf(facts, ["place", "number", "court", "date", "source", "sampling", "hash", "address", "page"]);

/** Address of a document's page on this site; begins with a slash if the site's is unknown. */
export const pageOf = (site: string, { row }: CollectedDocument): string =>
  `${site}${row.url ?? `/layout/award#${row.id}`}`;

/** The first lines of every file. */
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

/** Facts about the index that files state. */
export const corpusFacts = ({ corpus }: IndexManifest) => ({
  imported: corpus.imported,
  sample: corpus.sample,
});
