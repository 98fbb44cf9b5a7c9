import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { ComplianceSettings } from "#contract/content/schemas/settings.ts";

/**
 * Settings that say where data is stored and for how long. Marketing maintains the file. A function that
 * reads it must list it in its `carries`.
 */
const COMPLIANCE_FILE = "src/content/settings/compliance.yaml";

/** The storage country, the storage provider and the retention period that the privacy notice states. */
export const readCompliance = (): ComplianceSettings =>
  ComplianceSettings.parse(parse(readFileSync(resolve(COMPLIANCE_FILE), "utf8")));
