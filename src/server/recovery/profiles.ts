import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { isUnset } from "#contract/desk/field.ts";
import type { RecoveryProfile, RecoverySettings } from "#contract/desk/recovery.ts";
import { lawyerKey } from "#domain/recovery/lawyer-identity.ts";

/** Picture and page of a lawyer, each undefined where none is configured. */
export type FindProfile = (lawyer: string, lawoffice: string) => { picture?: string; page?: string };

let finder: FindProfile | undefined;

/** The pictures and pages of src/content/recovery, read once a process; a page of one's own comes first. */
export function loadProfiles(folder = "src/content/recovery"): FindProfile {
  finder ??= readProfiles(folder);
  return finder;
}

/** The same, read anew from a folder. */
export function readProfiles(folder: string): FindProfile {
  const read = (name: string) => {
    const path = join(resolve(folder), name);
    return existsSync(path) ? parse(readFileSync(path, "utf8")) : undefined;
  };
  const profiles: RecoveryProfile[] = read("profiles.yaml")?.profiles ?? [];
  const { profile = "" } = (read("settings.yaml") ?? {}) as Partial<RecoverySettings>;
  const byKey = new Map(profiles.map((entry) => [lawyerKey(entry.lawyer, entry.lawoffice), entry]));
  return (lawyer, lawoffice) => {
    const own = byKey.get(lawyerKey(lawyer, lawoffice));
    const template = profile && !isUnset(profile) ? profile : undefined;
    const address = template
      ?.replaceAll("{lawyer}", encodeURIComponent(lawyer))
      .replaceAll("{lawoffice}", encodeURIComponent(lawoffice));
    return { picture: own?.picture, page: own?.page ?? address };
  };
}
