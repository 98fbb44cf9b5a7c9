import { lawKey } from "../citation/law-name.ts";
import { closingUnits } from "../parse/statute-units.ts";
import type { LawStatus } from "../record.ts";
import type { Law } from "./merge-books.ts";

/** What is known about the end of a law. */
export interface Repeal {
  /** Id of the law that says so; empty if the repealed text's own heading or history does. */
  by: string;
  /**
   * From when, if known; else the version of the repealing law; empty if only a heading says that it ended.
   */
  date: string;
}

/** What the surrounding texts show about a version. */
export interface Standing {
  status: LawStatus;
  /** Id of the version in force that replaced it; empty unless `amended`. */
  replaced_by: string;
  /** The law that repealed it; null unless `repealed`. */
  repealed: Repeal | null;
  /** Ids of all available versions, newest first, including its own. */
  versions: string[];
}

type Dated = Pick<Law, "id" | "title" | "version" | "found" | "effective" | "first_effective">;
/** 某办法（已废止）. */
const ENDED_TITLE = /[（(]\s*(?:现?已)?(?:废止|失效)\s*[）)]\s*$/;

/** From when a version counts as binding: the date its text gives, else the date of the version. */
export function effectiveFrom({ effective, version }: Pick<Law, "effective" | "version">): string {
  return effective || version;
}

/** The date in the name of a text's file, if later than any the text gives; else empty. */
export function namedLater({ found, version }: Pick<Law, "found" | "version">): string {
  return found && found.file > version ? found.file : "";
}

/**
 * That date, if the text was binding before it: then the file may contain a later text than it says. A date
 * between passing and taking effect is only that of publication, and gives nothing.
 */
export function doubtfulSince(law: Pick<Law, "found" | "version" | "effective">): string {
  const named = namedLater(law);
  return named > effectiveFrom(law) ? named : "";
}

/** Newest version first; of two texts of one version, the one whose file has the later date. */
function byVersion(a: Dated, b: Dated): number {
  return (
    b.version.localeCompare(a.version) || namedLater(b).localeCompare(namedLater(a)) || (a.id < b.id ? -1 : 1)
  );
}

/**
 * The standing of each available law on a day (yyyy-MM-dd), by id. `repeals` are what the texts say they end.
 * A law whose text gives no date of taking effect, or that depends on a repealed one, is unknown unless
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
    const versions = unordered.sort(byVersion);
    const current = versions.find((law) => effectiveFrom(law) !== "" && effectiveFrom(law) <= asOf);
    const repealed = repeals.get(key) ?? null;
    for (const law of versions) {
      const ended = ENDED_TITLE.test(law.title) ? (repealed ?? { by: "", date: "" }) : repealed;
      const isEnded =
        ended !== null && (ended !== repealed || law.version < ended.date) && ended.by !== law.id;
      const isLater = current !== undefined && law.version > current.version;
      const status: LawStatus = isEnded
        ? "repealed"
        : isLater || (law.effective !== "" && law.effective > asOf)
          ? "not_yet"
          : current && (law.version !== current.version || namedLater(law) !== namedLater(current))
            ? "amended"
            : (law.effective || law.first_effective) && !restsOnEnded(law.title, byTitle, repeals)
              ? "in_force"
              : "unknown";
      standings.set(law.id, {
        status,
        replaced_by: status === "amended" ? (current?.id ?? "") : "",
        repealed: isEnded ? ended : null,
        versions: versions.map(({ id }) => id),
      });
    }
  }
  return standings;
}

/** True for a text on the application of a repealed law: whether it still applies cannot be known here. */
function restsOnEnded(
  title: string,
  byTitle: ReadonlyMap<string, readonly Dated[]>,
  repeals: ReadonlyMap<string, Repeal>,
): boolean {
  const named = /(?:适用|执行)《([^》]{2,60})》/.exec(title)?.[1];
  const key = named ? lawKey(named) : "";
  const repeal = repeals.get(key);
  // A later law with the same title replaces it.
  return repeal !== undefined && !byTitle.get(key)?.some(({ version }) => version >= repeal.date);
}

const NAMED = /《([^》]{2,80})》/g;
/** A sentence that ends other texts; 废止 also occurs where laws speak of repealing in general. */
const ENDS = /(?:同时|即行|予以|一并|自行|相应)废止/;

/**
 * What the closing rules of the laws end, and the laws whose own history says that they ended: by key of the
 * title, the repealing law and its date; the latest counts.
 */
export function findRepeals(laws: readonly Law[]): Map<string, Repeal> {
  const repeals = new Map<string, Repeal>();
  const note = (key: string, repeal: Repeal) => {
    const known = repeals.get(key);
    if (!known || known.date < repeal.date) repeals.set(key, repeal);
  };
  for (const law of laws) {
    for (const { kind, date } of law.history)
      if (kind === "repealed") note(lawKey(law.title), { by: "", date });
    const date = effectiveFrom(law);
    for (const paragraph of closingUnits(law.units).flatMap(({ paragraphs }) => paragraphs)) {
      for (const sentence of paragraph.split("。")) {
        if (!ENDS.test(sentence)) continue;
        for (const [, name = ""] of sentence.matchAll(NAMED)) {
          const key = lawKey(name);
          // 《…法（试行）》 ends with the law it tried out, never the law itself.
          if (key === lawKey(law.title)) continue;
          note(key, { by: law.id, date });
        }
      }
    }
  }
  return repeals;
}
