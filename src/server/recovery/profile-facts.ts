import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { isUnset } from "#contract/content/schemas/field.ts";
import type { RecoveryProfile, RecoverySettings } from "#contract/content/schemas/recovery.ts";

/** The facts in the content files about profiles. */
export interface ProfileFacts {
  /** URL template with {lawyer} and {lawoffice}; empty for none. */
  template: string;
  profiles: RecoveryProfile[];
}

/** The profiles of a content folder, for the build. */
export function readProfileFacts(folder = "src/content/recovery"): ProfileFacts {
  const read = (name: string) => {
    const path = join(resolve(folder), name);
    return existsSync(path) ? parse(readFileSync(path, "utf8")) : undefined;
  };
  const { profile = "" } = (read("settings.yaml") ?? {}) as Partial<RecoverySettings>;
  return { template: isUnset(profile) ? "" : profile, profiles: read("profiles.yaml")?.profiles ?? [] };
}
