import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { ComplianceSettings } from "#contract/content/schemas/settings.ts";

/** Where data lies and how long, as marketing keeps it; functions that read it name the file in netlify.toml. */
const COMPLIANCE_FILE = "src/content/settings/compliance.yaml";

/** Storage country, provider and retention as the notice tells them. */
export const readCompliance = (): ComplianceSettings =>
  ComplianceSettings.parse(parse(readFileSync(resolve(COMPLIANCE_FILE), "utf8")));
