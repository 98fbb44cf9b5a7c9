import { type CitableLaw, LawIndex } from "#domain/statute/citation/law-index.ts";

let asked: Promise<LawIndex | null> | undefined;

/** The laws of the site for resolving citations on the device, fetched once; null if they did not come. */
export function fetchLawIndex(url: string): Promise<LawIndex | null> {
  asked ??= fetch(url)
    .then(async (response) => (response.ok ? new LawIndex((await response.json()) as CitableLaw[]) : null))
    .catch(() => null)
    .then((index) => {
      if (!index) asked = undefined;
      return index;
    });
  return asked;
}
