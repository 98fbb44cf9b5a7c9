import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { RecoveryOptOut } from "#contract/content/schemas/recovery.ts";
import { lawyerKey, type PractisingLawyer } from "#domain/recovery/people/lawyer-identity.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { RecoveryContentError } from "./read-corrections.ts";

const FILE = "src/content/recovery/opt-outs.yaml";
/** Characters of a SHA-256 that rule out collisions. */
const HASH_CHARS = 32;

/** People who must not be shown, as hashes with a secret salt, so that the list does not reveal whom it hides. */
export interface OptOuts {
  salt: string;
  hashes: ReadonlySet<string>;
}

/**
 * The hash of a lawyer: HMAC-SHA-256 over name and firm (in the form of `lawyerKey`) with the salt as key.
 * Names and firms can be enumerated, so the protection depends on the secrecy of the salt.
 */
export function hashLawyer(key: string, salt: string): string {
  return createHmac("sha256", salt).update(key, "utf8").digest("hex").slice(0, HASH_CHARS);
}

/**
 * The opt-outs of the content file. Throws if it contains hashes and OPT_OUT_SALT is not set, because a build
 * that cannot apply the opt-outs must not publish anybody.
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

/** Whether the lawyer is on the list, under the displayed or any earlier firm or spelling. */
export function isOptedOut(lawyer: PractisingLawyer, { salt, hashes }: OptOuts): boolean {
  if (hashes.size === 0) return false;
  return [...lawyer.keys, lawyerKey(lawyer.name, lawyer.firm)].some((key) =>
    hashes.has(hashLawyer(key, salt)),
  );
}
