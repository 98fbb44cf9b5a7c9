import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { ComplianceSettings } from "#contract/content/schemas/settings.ts";

/**
 * Settings on where data is stored and for how long, maintained by marketing. Functions that read the file
 * list it in netlify.toml.
 */
const COMPLIANCE_FILE = "src/content/settings/compliance.yaml";

/** Storage country, provider and retention for the privacy notice. */
export const readCompliance = (): ComplianceSettings =>
  ComplianceSettings.parse(parse(readFileSync(resolve(COMPLIANCE_FILE), "utf8")));
