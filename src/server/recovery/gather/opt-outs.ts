import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { RecoveryOptOut } from "#contract/content/schemas/recovery.ts";
import { lawyerKey, type PractisingLawyer } from "#domain/recovery/people/lawyer-identity.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { RecoveryContentError } from "./read-corrections.ts";

const FILE = "src/content/recovery/opt-outs.yaml";
/** Number of hex characters that are kept of a hash. They are enough to rule out collisions. */
const HASH_CHARS = 32;

/**
 * People who must not be shown. They are listed by hashes with a secret salt, so that the list does not
 * reveal whom it hides.
 */
export interface OptOuts {
  salt: string;
  hashes: ReadonlySet<string>;
}

/**
 * The hash of a lawyer: HMAC-SHA-256 of name and firm, in the form of `lawyerKey`, with the salt as key. All
 * names and firms could be tried, so the list is only as safe as the salt is secret.
 */
export function hashLawyer(key: string, salt: string): string {
  return createHmac("sha256", salt).update(key, "utf8").digest("hex").slice(0, HASH_CHARS);
}

/**
 * Reads the opt-outs in the content file. Throws if there are any and OPT_OUT_SALT is not set: a build that
 * cannot apply the opt-outs must not publish anybody.
 */
export function readOptOuts(path = FILE, salt = readEnvironment().OPT_OUT_SALT): OptOuts {
  const entries: unknown[] = existsSync(path) ? (parse(readFileSync(path, "utf8"))?.optOuts ?? []) : [];
  const hashes = entries.map((entry) => RecoveryOptOut.parse(entry).id);
  if (hashes.length > 0 && !salt)
    throw new RecoveryContentError(
      `${path} hides ${hashes.length} lawyers: set OPT_OUT_SALT to the salt they were hashed with.`,
    );
  return { salt, hashes: new Set(hashes) };
}

/** Whether a lawyer opted out, under the displayed firm and spelling or any earlier one. */
export function isOptedOut(lawyer: PractisingLawyer, { salt, hashes }: OptOuts): boolean {
  if (hashes.size === 0) return false;
  return [...lawyer.keys, lawyerKey(lawyer.name, lawyer.firm)].some((key) =>
    hashes.has(hashLawyer(key, salt)),
  );
}
