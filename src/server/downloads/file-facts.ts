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

/** The rows of the manifest with their heading, one per document. */
export function manifestRows({ words, collected, site }: FileFacts): [string[], ...string[][]] {
  const head = [
    words.place,
    words.number,
    words.court,
    words.date,
    words.source,
    words.sampling,
    words.hash,
    words.address,
    words.page,
  ];
  return [
    head,
    ...collected.documents.map((document) => {
      const { place, row, detail, sha256 } = document;
      return [
        String(place),
        row.number,
        row.court,
        row.date,
        detail.source?.name ?? "",
        detail.source ? words.samplings[detail.source.sampling] : "",
        sha256,
        detail.wenshu_url ?? "",
        pageOf(site, document),
      ];
    }),
  ];
}

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
