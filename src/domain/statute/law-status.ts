import { lawKey } from "./law-name.ts";
import type { Law } from "./merge-books.ts";
import { closingUnits } from "./statute-units.ts";

/**
 * How a version stands, as far as the texts at hand tell: `in_force`; `not_yet` in force; `amended`: a later
 * version is in force; `repealed` by another text; `unknown`: no text says when it took effect.
 */
export type LawStatus = "in_force" | "not_yet" | "amended" | "repealed" | "unknown";

/** What a law's text says about an earlier one that it ends. */
export interface Repeal {
  by: string;
  /** From when, as far as known; else the version of the repealing law. */
  date: string;
}

/** What can be told of a version from the texts around it. */
export interface Standing {
  status: LawStatus;
  /** Id of the version in force that replaced it; empty unless `amended`. */
  replaced_by: string;
  /** The law that repealed it; null unless `repealed`. */
  repealed: Repeal | null;
  /** Ids of all versions at hand, newest first, itself included. */
  versions: string[];
}

type Dated = Pick<Law, "id" | "title" | "version" | "effective" | "first_effective">;

/** From when a version is taken to bind: the date its text tells, else the date of the version. */
export function bindsFrom({ effective, version }: Pick<Law, "effective" | "version">): string {
  return effective || version;
}

/**
 * The standing of each law among the laws at hand on a day (yyyy-MM-dd), by id. `repeals` are what the texts
 * say they end. A law whose text names no day of taking effect, or that rests on a repealed one, is unknown unless
 * another text settles it.
 */
export function settleStatus(
  laws: readonly Dated[],
  repeals: ReadonlyMap<string, Repeal>,
  asOf: string,
): Map<string, Standing> {
  const byTitle = new Map<string, Dated[]>();
  for (const law of laws) {
    const key = lawKey(law.title);
    byTitle.set(key, [...(byTitle.get(key) ?? []), law]);
  }
  const standings = new Map<string, Standing>();
  for (const [key, unordered] of byTitle) {
    const versions = unordered.sort((a, b) => b.version.localeCompare(a.version) || (a.id < b.id ? -1 : 1));
    const current = versions.find((law) => bindsFrom(law) !== "" && bindsFrom(law) <= asOf);
    const repealed = repeals.get(key) ?? null;
    for (const law of versions) {
      const isEnded = repealed !== null && law.version < repealed.date && repealed.by !== law.id;
      const isLater = current !== undefined && law.version > current.version;
      const status: LawStatus = isEnded
        ? "repealed"
        : isLater || (law.effective !== "" && law.effective > asOf)
          ? "not_yet"
          : current && current !== law
            ? "amended"
            : (law.effective || law.first_effective) && !restsOnEnded(law.title, byTitle, repeals)
              ? "in_force"
              : "unknown";
      standings.set(law.id, {
        status,
        replaced_by: status === "amended" ? (current?.id ?? "") : "",
        repealed: isEnded ? repealed : null,
        versions: versions.map(({ id }) => id),
      });
    }
  }
  return standings;
}

/** True for a text on the application of a law that has been repealed: whether it still applies nothing here tells. */
function restsOnEnded(
  title: string,
  byTitle: ReadonlyMap<string, readonly Dated[]>,
  repeals: ReadonlyMap<string, Repeal>,
): boolean {
  const named = /(?:适用|执行)《([^》]{2,60})》/.exec(title)?.[1];
  const key = named ? lawKey(named) : "";
  const repeal = repeals.get(key);
  // A law of the same title that was made later stands in its place.
  return repeal !== undefined && !byTitle.get(key)?.some(({ version }) => version >= repeal.date);
}

const NAMED = /《([^》]{2,80})》/g;
/** A sentence that ends other texts; 废止 also stands where laws speak of repealing in general. */
const ENDS = /(?:同时|即行|予以|一并|自行|相应)废止/;

/** What the closing rules of the laws end: by key of the title, the repealing law and its date; the latest counts. */
export function findRepeals(laws: readonly Law[]): Map<string, Repeal> {
  const repeals = new Map<string, Repeal>();
  for (const law of laws) {
    const date = bindsFrom(law);
    for (const paragraph of closingUnits(law.units).flatMap(({ paragraphs }) => paragraphs)) {
      for (const sentence of paragraph.split("。")) {
        if (!ENDS.test(sentence)) continue;
        for (const [, name = ""] of sentence.matchAll(NAMED)) {
          const key = lawKey(name);
          // 《…法（试行）》 ends with the law it tried out, never the law itself.
          if (key === lawKey(law.title)) continue;
          const known = repeals.get(key);
          if (!known || known.date < date) repeals.set(key, { by: law.id, date });
        }
      }
    }
  }
  return repeals;
}
