import type { CourtNode } from "#domain/catalogue/node.ts";

let asked: Promise<CourtNode[]> | undefined;

/** The courts of the catalogue at an address of this site, fetched once; none where they did not come. */
export async function fetchCourtTree(url: string): Promise<CourtNode[]> {
  asked ??= fetch(url).then((response) => (response.ok ? (response.json() as Promise<CourtNode[]>) : []));
  try {
    return await asked;
  } catch {
    asked = undefined;
    return [];
  }
}
