import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { lawyerKey } from "#domain/recovery/people/lawyer-identity.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { RECOVERY_FOLDER } from "./write-table.ts";

/** Picture and page of a lawyer, each undefined if not configured. */
export type FindProfile = (lawyer: string, lawoffice: string) => { picture?: string; page?: string };

/** The file that the build makes from src/content/recovery, since JSON is parsed ten times as fast as YAML. */
export const PROFILES_FILE = "profiles.json";

const finders = new Map<string, FindProfile>();

/** The configured pictures and pages, read once per process; none before a build. */
export function loadProfiles(folder = RECOVERY_FOLDER): FindProfile {
  const path = join(resolve(folder), PROFILES_FILE);
  const known = finders.get(path);
  if (known) return known;
  const facts: ProfileFacts = existsSync(path) ? readGeneratedJson(path) : { template: "", profiles: [] };
  const finder = findProfiles(facts);
  finders.set(path, finder);
  return finder;
}

/**
 * Returns a look-up by name and firm, in any spelling. A lawyer's own page takes precedence over the
 * template.
 */
export function findProfiles({ template, profiles }: ProfileFacts): FindProfile {
  const byKey = new Map(profiles.map((entry) => [lawyerKey(entry.lawyer, entry.lawoffice), entry]));
  return (lawyer, lawoffice) => {
    const own = byKey.get(lawyerKey(lawyer, lawoffice));
    const address = template
      .replaceAll("{lawyer}", encodeURIComponent(lawyer))
      .replaceAll("{lawoffice}", encodeURIComponent(lawoffice));
    return { picture: own?.picture, page: own?.page ?? (address || undefined) };
  };
}
