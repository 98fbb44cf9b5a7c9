import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { writeWhole } from "#server/files/write-file.ts";
import { generateOfficeKey } from "#server/leads/office/private-key.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";

/** Name of the file in FASU_OFFICE_KEYS that has the public key. The private key is beside it. */
const DEVELOPMENT_PUBLIC_KEY = "development.pub";

/**
 * The environment with which a local site accepts leads. Empty if FASU_OFFICE_PUBLIC_KEY is set. Otherwise it
 * has the public key of a development key pair, which the first start generates and stores; git ignores it.
 * Prints which key is used.
 */
export async function officeKeyEnvironment(say: (line: string) => void): Promise<Record<string, string>> {
  const settings = readEnvironment();
  if (settings.FASU_OFFICE_PUBLIC_KEY.length > 0) return {};
  const folder = resolve(settings.FASU_OFFICE_KEYS);
  const file = resolve(folder, DEVELOPMENT_PUBLIC_KEY);
  if (!existsSync(file)) {
    const { id, publicKey, privateKey } = await generateOfficeKey();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeWhole(resolve(folder, `${id}.json`), JSON.stringify(privateKey), { mode: 0o600 });
    writeWhole(file, publicKey);
  }
  say(
    `Leads are sealed to a development key in ${settings.FASU_OFFICE_KEYS}: fine on this machine, not for a public site (npm run leads -- keygen).`,
  );
  return { FASU_OFFICE_PUBLIC_KEY: readFileSync(file, "utf8").trim() };
}
