import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { lawyerKey } from "#domain/recovery/lawyer-identity.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { RECOVERY_FOLDER } from "./write-table.ts";

/** Picture and page of a lawyer, each undefined where none is configured. */
export type FindProfile = (lawyer: string, lawoffice: string) => { picture?: string; page?: string };

/** Name of the file that the build makes of src/content/recovery: JSON opens ten times as fast as YAML. */
export const PROFILES_FILE = "profiles.json";

let finder: FindProfile | undefined;

/** The configured pictures and pages, read once a process; none where the build has not run. */
export function loadProfiles(folder = RECOVERY_FOLDER): FindProfile {
  if (finder) return finder;
  const path = join(resolve(folder), PROFILES_FILE);
  const facts: ProfileFacts = existsSync(path)
    ? JSON.parse(readFileSync(path, "utf8"))
    : { template: "", profiles: [] };
  finder = findProfiles(facts);
  return finder;
}

/** Finds by name and firm, in any spelling of it; a page of one's own comes before the address for everybody. */
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
