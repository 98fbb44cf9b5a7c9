import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { isUnset } from "#contract/content/schemas/field.ts";
import type { RecoveryProfile, RecoverySettings } from "#contract/content/schemas/recovery.ts";

/** What the content files say about pages and pictures of lawyers. */
export interface ProfileFacts {
  /** Template of an address, with {lawyer} and {lawoffice}. Empty if there is none. */
  template: string;
  profiles: RecoveryProfile[];
}

/** Reads the profiles in a content folder. Only the build does this. */
export function readProfileFacts(folder = "src/content/recovery"): ProfileFacts {
  const read = (name: string) => {
    const path = join(resolve(folder), name);
    return existsSync(path) ? parse(readFileSync(path, "utf8")) : undefined;
  };
  const { profile = "" } = (read("settings.yaml") ?? {}) as Partial<RecoverySettings>;
  return { template: isUnset(profile) ? "" : profile, profiles: read("profiles.yaml")?.profiles ?? [] };
}
