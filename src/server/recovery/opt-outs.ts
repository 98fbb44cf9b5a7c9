import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { RecoveryOptOut } from "#contract/content/schemas/recovery.ts";
import { lawyerKey, type PractisingLawyer } from "#domain/recovery/people/lawyer-identity.ts";
import { readEnvironment } from "#server/settings.ts";
import { RecoveryContentError } from "./read-corrections.ts";

const FILE = "src/content/recovery/opt-outs.yaml";
/** Enough of a SHA-256 to meet nobody by chance. */
const HASH_CHARS = 32;

/** Who is not to be shown: hashes under a secret salt, so that the list does not publish whom it hides. */
export interface OptOuts {
  salt: string;
  hashes: ReadonlySet<string>;
}

/**
 * The hash of a lawyer: HMAC-SHA-256 over name and firm (in the form of `lawyerKey`) with the salt as key.
 * Names and firms can be listed and tried, so it is the secrecy of the salt that protects, not the hash.
 */
export function hashLawyer(key: string, salt: string): string {
  return createHmac("sha256", salt).update(key, "utf8").digest("hex").slice(0, HASH_CHARS);
}

/**
 * The opt-outs of the content file. Throws where it holds hashes and OPT_OUT_SALT is not set: a build that
 * cannot tell whom to hide must not publish anybody.
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

/** True where the lawyer, under the shown or any earlier firm or spelling, is on the list. */
export function isOptedOut(lawyer: PractisingLawyer, { salt, hashes }: OptOuts): boolean {
  if (hashes.size === 0) return false;
  return [...lawyer.keys, lawyerKey(lawyer.name, lawyer.firm)].some((key) =>
    hashes.has(hashLawyer(key, salt)),
  );
}
