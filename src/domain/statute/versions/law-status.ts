import type { LawStatus } from "../record.ts";
import type { Law } from "./merge-books.ts";
import { groupVersions, versionKey } from "./version-key.ts";

/** The end of a law, as far as it is known. */
export interface Repeal {
  /**
   * Id of the repealing law. Empty if only the repealed text itself reports the end, in its heading or
   * history.
   */
  by: string;
  /**
   * The day on which the law ended, if known; else the version date of the repealing law. Empty if only the
   * law's own heading reports the end.
   */
  date: string;
}

/** The status of a version in view of all other texts. */
export interface Standing {
  status: LawStatus;
  /** Id of the version in force that replaced this one. Empty unless the status is `amended`. */
  replaced_by: string;
  /** The end of the law. Null unless the status is `repealed`. */
  repealed: Repeal | null;
  /** Ids of all available versions of the law, newest first. This version is among them. */
  versions: string[];
}

type Dated = Pick<Law, "id" | "title" | "version" | "found" | "effective" | "history" | "stated_status">;
/** The end of a title such as 某办法（已废止）. */
const ENDED_TITLE = /[（(]\s*(?:现?已)?(?:废止|失效)\s*[）)]\s*$/;

/**
 * The day from which a version counts as binding. It is the day in its text, else the date of the version.
 */
export function effectiveFrom({ effective, version }: Pick<Law, "effective" | "version">): string {
  return effective || version;
}

/** The date in a text's file name if it is later than every date in the text; else empty. */
export function namedLater({ found, version }: Pick<Law, "found" | "version">): string {
  return found && found.file > version ? found.file : "";
}

/**
 * The date in a text's file name if it is later than the day from which the text was binding; else empty. The
 * file may then contain a later text than it says. A date before that day is only the day of publication.
 */
export function doubtfulSince(law: Pick<Law, "found" | "version" | "effective">): string {
  const named = namedLater(law);
  return named > effectiveFrom(law) ? named : "";
}

/**
 * Newest version first. Of two texts of the same version, the one with the later date in its file name is
 * first.
 */
function byVersion(a: Dated, b: Dated): number {
  return (
    b.version.localeCompare(a.version) || namedLater(b).localeCompare(namedLater(a)) || (a.id < b.id ? -1 : 1)
  );
}

/**
 * The standing of each available law on the day `asOf` (yyyy-MM-dd), by id. `repeals` are the ends that laws
 * report. A version is binding from the day in its text, else from its date. The status is unknown if a law
 * has no date, or is about the application of a repealed law, unless another text decides it. A status stated
 * beside a text (已废止, 已修改) counts if no text reports the end.
 */
export function settleStatus(
  laws: readonly Dated[],
  repeals: ReadonlyMap<string, Repeal>,
  asOf: string,
): Map<string, Standing> {
  const byTitle = groupVersions(laws, byVersion);
  const standings = new Map<string, Standing>();
  for (const [key, versions] of byTitle) {
    const current = versions.find((law) => effectiveFrom(law) !== "" && effectiveFrom(law) <= asOf);
    for (const law of versions) {
      const ended = endOf(law, repeals.get(key) ?? null, asOf);
      const told = ended ? "repealed" : statusOf(law, current, asOf);
      const isOpen = told === "in_force" || told === "unknown";
      const isLost = isOpen && restsOnEnded(law.title, byTitle, repeals, asOf);
      const status = isOpen ? (statedEnd(law) ?? (isLost ? "unknown" : told)) : told;
      standings.set(law.id, {
        status,
        replaced_by: status === "amended" ? (current?.id ?? "") : "",
        repealed: ended,
        versions: versions.map(({ id }) => id),
      });
    }
  }
  return standings;
}

/** The status stated beside a text, if it is an end; else null. */
const statedEnd = ({ stated_status: stated }: Dated) =>
  stated === "repealed" || stated === "amended" ? stated : null;

/** The end of a law, if it ended on the day `asOf` or before; else null. */
function endOf(law: Dated, repeal: Repeal | null, asOf: string): Repeal | null {
  if (ENDED_TITLE.test(law.title)) return repeal ?? { by: "", date: "" };
  const isEnded = repeal && repeal.by !== law.id && effectiveFrom(law) < repeal.date && repeal.date <= asOf;
  return isEnded ? repeal : null;
}

function statusOf(law: Dated, current: Dated | undefined, asOf: string): LawStatus {
  if (law.effective > asOf || (current && law.version > current.version)) return "not_yet";
  const isCurrent = current && law.version === current.version && namedLater(law) === namedLater(current);
  if (current && !isCurrent) return "amended";
  return effectiveFrom(law) === "" ? "unknown" : "in_force";
}

/**
 * True for a text about the application of a law that is repealed. Whether the text still applies cannot be
 * determined.
 */
function restsOnEnded(
  title: string,
  byTitle: ReadonlyMap<string, readonly Dated[]>,
  repeals: ReadonlyMap<string, Repeal>,
  asOf: string,
): boolean {
  const named = /(?:适用|执行)《([^》]{2,60})》/.exec(title)?.[1];
  const key = named ? versionKey(named) : "";
  const repeal = repeals.get(key);
  if (!repeal || repeal.date > asOf) return false;
  // The law is not repealed if a later one has the same title.
  return !byTitle.get(key)?.some(({ version }) => version >= repeal.date);
}
