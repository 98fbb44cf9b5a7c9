import type { LawStatus } from "../record.ts";
import type { Law } from "./merge-books.ts";
import { groupVersions, versionKey } from "./version-key.ts";

/** The known end of a law. */
export interface Repeal {
  /** Id of the repealing law; empty if the repealed text's own heading or history reports the end. */
  by: string;
  /**
   * Date of the end if known, else the version of the repealing law; empty if only a heading reports the end.
   */
  date: string;
}

/** The standing of a version among the other texts. */
export interface Standing {
  status: LawStatus;
  /** Id of the version in force that replaced this version; empty unless `amended`. */
  replaced_by: string;
  /** The end of the law; null unless `repealed`. */
  repealed: Repeal | null;
  /** Ids of all available versions of the law, newest first, this version's included. */
  versions: string[];
}

type Dated = Pick<Law, "id" | "title" | "version" | "found" | "effective" | "history" | "stated_status">;
/** 某办法（已废止）. */
const ENDED_TITLE = /[（(]\s*(?:现?已)?(?:废止|失效)\s*[）)]\s*$/;

/** The date from which a version counts as binding: the date in its text, else the date of the version. */
export function effectiveFrom({ effective, version }: Pick<Law, "effective" | "version">): string {
  return effective || version;
}

/** The date in a text's file name, if it is later than every date in the text; else empty. */
export function namedLater({ found, version }: Pick<Law, "found" | "version">): string {
  return found && found.file > version ? found.file : "";
}

/**
 * The date in the file name, if the text was binding before it; the file may then contain a later text than
 * it says. A date between adoption and entry into force is only the publication and gives nothing.
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
 * The standing of each available law on a day (yyyy-MM-dd), by id. `repeals` are the texts that laws end. A
 * version is binding from the day given in its text, else from its date. A law without any date, or on the
 * application of a repealed one, is unknown unless another text settles it. A status stated beside a text
 * (已废止, 已修改) counts if no text reports the end.
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

/** The stated status of a text whose end no text reports; null for any other status. */
const statedEnd = ({ stated_status: stated }: Dated) =>
  stated === "repealed" || stated === "amended" ? stated : null;

/** The end of a version on or before a day; null if it has not ended. */
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

/** True for a text on the application of a repealed law. Whether it still applies cannot be determined. */
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
  // A later law with the same title replaces it.
  return !byTitle.get(key)?.some(({ version }) => version >= repeal.date);
}
