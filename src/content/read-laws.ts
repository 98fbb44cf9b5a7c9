import { languagePaths } from "#i18n/lang.ts";
import { readLaws, type ShownLaw } from "#server/statutes/law-files.ts";

let known: { laws: ShownLaw[]; byId: Map<string, ShownLaw> } | undefined;

/** All laws of this build, read once, with a look-up by id. */
export function shownLaws() {
  if (!known) {
    const laws = readLaws();
    known = { laws, byId: new Map(laws.map((law) => [law.id, law])) };
  }
  return known;
}

/** What the page of a law must know of the laws it links to: its other versions and the one that ended it. */
export function linkedLaws(law: ShownLaw) {
  const ids = [...law.versions, law.repealed?.by ?? ""].filter((id) => id && id !== law.id);
  const { byId } = shownLaws();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const other = byId.get(id);
      return other
        ? [[id, { title: other.title, version: other.version, found: other.found, status: other.status }]]
        : [];
    }),
  );
}

/** Laws on one page of a list; a title weighs some twenty bytes of brotli. */
export const LIST_LAWS = 120;

/** What `getStaticPaths` of the list returns: in each language the pages that all laws take. */
export function lawListPaths() {
  const pages = Math.ceil(shownLaws().laws.length / LIST_LAWS);
  return languagePaths().flatMap(({ params, props }) =>
    Array.from({ length: pages }, (_, at) => ({
      params: { ...params, list: `all-${at + 1}` },
      props: { ...props, page: at + 1, pages },
    })),
  );
}
