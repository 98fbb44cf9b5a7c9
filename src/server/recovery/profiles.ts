import { existsSync } from "node:fs";
import { join } from "node:path";
import { lawyerKey } from "#domain/recovery/people/lawyer-identity.ts";
import { oncePerPath } from "#server/files/once-per-path.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { RECOVERY_FOLDER } from "./write-table.ts";

/** Returns picture and page of a lawyer. Either is undefined if it is not configured. */
export type FindProfile = (lawyer: string, lawoffice: string) => { picture?: string; page?: string };

/**
 * The file with the profiles as JSON, which the build makes from the YAML in src/content/recovery. JSON is
 * parsed ten times as fast.
 */
export const PROFILES_FILE = "profiles.json";

/** The configured pictures and pages, read once per process. Before a build there are none. */
export const loadProfiles = oncePerPath((folder): FindProfile => {
  const path = join(folder, PROFILES_FILE);
  return findProfiles(existsSync(path) ? readGeneratedJson(path) : { template: "", profiles: [] });
}, RECOVERY_FOLDER);

/**
 * Returns a function that finds the profile of a lawyer by name and firm, in any spelling. A page of the
 * lawyer's own takes precedence over the template.
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
