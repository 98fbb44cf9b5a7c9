import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { writeWhole } from "#server/files/write-file.ts";
import { type KeyFile, protectKey, readKeyFile, unprotectKey } from "#server/leads/office/key-file.ts";
import {
  generateOfficeKey,
  importPrivateKey,
  type OfficePrivateKey,
} from "#server/leads/office/private-key.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure } from "../command.ts";

/** A shorter passphrase would not protect the key from somebody who steals the file. */
const MIN_PASSPHRASE_CHARS = 12;

/** A private key on this machine. It may be protected by a passphrase. */
type FoundKey = KeyFile & { path: string };

/** The private keys on this machine. Their ids can be read without a passphrase. `unlock` asks for it. */
export interface KeyFolder {
  ids: readonly string[];
  unlock: () => Promise<OfficePrivateKey[]>;
}

/** Reads all private keys in the folder of FASU_OFFICE_KEYS. Reports files that have no key. */
export async function openKeyFolder(): Promise<KeyFolder> {
  const found = await readFolder();
  let unlocked: Promise<OfficePrivateKey[]> | undefined;
  return {
    ids: found.map(({ id }) => id),
    unlock: () => {
      unlocked ??= unlockAll(found);
      return unlocked;
    },
  };
}

/**
 * Generates a key pair and writes the private key, protected by a passphrase. Returns the path of that file,
 * and the public key as text.
 */
export async function makeKey(): Promise<{ file: string; publicKey: string }> {
  const { FASU_OFFICE_KEYS: folder } = readEnvironment();
  const passphrase = await newPassphrase();
  const { id, publicKey, privateKey } = await generateOfficeKey();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = `${folder}/${id}.json`;
  const text = JSON.stringify(await protectKey(privateKey, passphrase));
  writeWhole(file, text, { mode: 0o600, flag: "wx" });
  return { file, publicKey };
}

/** Protects all keys in the folder that are not protected. Returns the paths of their files. */
export async function protectKeys(): Promise<string[]> {
  const open = (await readFolder()).filter((key) => key.kind === "open");
  if (open.length === 0) return [];
  const passphrase = await newPassphrase();
  for (const { path, jwk } of open) {
    // The protected key is written to a file of its own and read back. Only then it replaces the unprotected
    // key, in one step.
    const made = JSON.stringify(await protectKey(jwk, passphrase));
    writeWhole(`${path}.new`, made, { mode: 0o600, flag: "wx", flush: true });
    const again = await readKeyFile(readFileSync(`${path}.new`, "utf8"));
    if (again?.kind !== "protected" || !(await unprotectKey(again.key, passphrase)))
      throw new CommandFailure(`${path}.new does not open again: nothing was changed.`);
    renameSync(`${path}.new`, path);
  }
  return open.map(({ path }) => path);
}

async function readFolder(): Promise<FoundKey[]> {
  const { FASU_OFFICE_KEYS: folder } = readEnvironment();
  if (!existsSync(folder)) return [];
  const keys: FoundKey[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const path = resolve(folder, name);
    const file = await readKeyFile(readFileSync(path, "utf8"));
    if (!file) throw new CommandFailure(`${folder}/${name} is no private key: take it out of the folder.`);
    keys.push({ ...file, path });
  }
  return keys;
}

async function unlockAll(found: readonly FoundKey[]): Promise<OfficePrivateKey[]> {
  const keys: OfficePrivateKey[] = [];
  let passphrase = "";
  for (const key of found) {
    if (key.kind === "open") {
      keys.push(await importKey(key.jwk, key.path));
      continue;
    }
    passphrase ||= await givenPassphrase("Passphrase of the office's private keys: ");
    // Keys of different years may have different passphrases.
    const jwk =
      (await unprotectKey(key.key, passphrase)) ??
      (await unprotectKey(key.key, await givenPassphrase(`Passphrase of key ${key.id}: `)));
    if (!jwk) throw new CommandFailure(`Key ${key.id} does not open with this passphrase.`);
    keys.push(await importKey(jwk, key.path));
  }
  return keys;
}

async function importKey(jwk: JsonWebKey, path: string): Promise<OfficePrivateKey> {
  try {
    return await importPrivateKey(jwk);
  } catch {
    throw new CommandFailure(`${path} is no private key of the curve P-256: take it out of the folder.`);
  }
}

async function givenPassphrase(question: string): Promise<string> {
  const given = readEnvironment().FASU_OFFICE_PASSPHRASE || (await askSecretly(question));
  if (given) return given;
  throw new CommandFailure(
    "The private keys are protected by a passphrase: run this in a terminal, or set FASU_OFFICE_PASSPHRASE.",
  );
}

async function newPassphrase(): Promise<string> {
  const { FASU_OFFICE_PASSPHRASE: given } = readEnvironment();
  const passphrase = given || (await givenPassphrase("A new passphrase for the private key: "));
  if (passphrase.length < MIN_PASSPHRASE_CHARS)
    throw new CommandFailure(`A passphrase of at least ${MIN_PASSPHRASE_CHARS} characters: five words, say.`);
  if (!given && (await askSecretly("Once more: ")) !== passphrase)
    throw new CommandFailure("The two differ: nothing was written.");
  return passphrase;
}

/** Asks for a text at the terminal without showing it. Empty if there is no terminal. */
async function askSecretly(question: string): Promise<string> {
  if (!process.stdin.isTTY) return "";
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return (await lines.question("")).trim();
  } finally {
    lines.close();
    process.stderr.write("\n");
  }
}
