/** Which judgment an address names, and which paragraph of it (from 1, 0 for none). */
export interface AwardAddress {
  id: string;
  paragraph: number;
}

const HASH = /^#([a-z2-7]{12})(?:\/([1-9]\d{0,4}))?$/;
const PATH = /\/layout\/award\/([a-z2-7]{12})\/?$/;

/** Reads "#ID", "#ID/12" or a path ending in /layout/award/ID; the hash wins. Null where neither names one. */
export function readAwardAddress({
  hash,
  pathname,
}: Pick<Location, "hash" | "pathname">): AwardAddress | null {
  const [, inHash, paragraph] = HASH.exec(hash) ?? [];
  const id = inHash ?? PATH.exec(pathname)?.[1];
  return id ? { id, paragraph: Number(paragraph ?? 0) } : null;
}

/** The hash of a judgment or of one of its paragraphs. */
export function awardHash(id: string, paragraph = 0): string {
  return paragraph > 0 ? `#${id}/${paragraph}` : `#${id}`;
}

/** The page's address without an id in its path, so that a hash can follow: "/en/layout/award". */
export function awardPage(pathname: string): string {
  return pathname.replace(PATH, "/layout/award");
}
