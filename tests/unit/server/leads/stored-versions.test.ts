import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { receiptOf } from "#sealing/seal-lead.ts";
import { withdrawStoredLead } from "#server/leads/delete-lead.ts";
import { codeOf } from "#server/leads/identity.ts";
import { leadKey } from "#server/leads/keys.ts";
import { readKeyFile, unprotectKey } from "#server/leads/office/key-file.ts";
import { openFile, openFiles, openForms } from "#server/leads/office/open-lead.ts";
import { importPrivateKey } from "#server/leads/office/private-key.ts";
import { folderStore } from "#server/object-store/folder-store.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { testDesk } from "../../../fixtures/leads/test-desk.ts";

/*
 * The stored data of each released version, from a folder: tests/fixtures/leads/sealed-version-N. These files
 * are never regenerated; a change that cannot read them loses existing leads.
 */
const FIXTURES = "tests/fixtures/leads";
const versions = readdirSync(FIXTURES).filter((name) => name.startsWith("sealed-version-"));
const work = scratchFolder();

interface Told {
  keyId: string;
  passphrase?: string;
  form: Record<string, string>;
  secondTelephone: string;
  receipt: string;
  code: string;
  file: { name: string; sha256: string; parts: number };
  withdrawn: { user_uuid: string; receipt: string; code: string };
}

describe.each(versions)("what was stored: %s", (version) => {
  const folder = join(FIXTURES, version);
  const told = JSON.parse(readFileSync(join(folder, "lead.json"), "utf8")) as Told;
  const { receipt, code, form } = told;
  // A test that deletes works on a copy.
  const copy = join(work, version);
  cpSync(join(folder, "store"), copy, { recursive: true });
  const store = folderStore(copy);
  const readKey = async () => {
    const file = (await readKeyFile(readFileSync(join(folder, "office-key.json"), "utf8")))!;
    const jwk = file.kind === "open" ? file.jwk : await unprotectKey(file.key, told.passphrase ?? "");
    return importPrivateKey(jwk!);
  };

  test("the private key's file, the receipt and the withdrawal code are read as they were", async () => {
    expect((await readKey()).id).toBe(told.keyId);
    expect(await receiptOf(form.user_uuid!)).toBe(receipt);
    expect(codeOf(form.user_uuid!)).toBe(code);
  });

  test("every revision of the form opens", async () => {
    const forms = await openForms(store, [await readKey()], receipt);
    expect(forms.map((opened) => "lead" in opened && opened.lead.form)).toMatchObject([
      form,
      { ...form, telephone: told.secondTelephone },
    ]);
  });

  test("manifest and parts open, and the file is the one that was sent", async () => {
    const keys = [await readKey()];
    const [listed] = await openFiles(store, keys, receipt);
    const { name, sha256, parts } = told.file;
    expect(listed).toMatchObject({ parts, present: parts, manifest: { name, sha256 } });
    expect(await openFile(store, keys, receipt, listed!.file)).toMatchObject({ manifest: { name, sha256 } });
  });

  test("a withdrawn lead stays withdrawn, and the code of the other still withdraws it", async () => {
    const { desk } = await testDesk(store);
    const gone = await withdrawStoredLead(desk, told.withdrawn.receipt, told.withdrawn.code, "192.0.2.1");
    expect(gone).toHaveProperty("ok");
    expect(await withdrawStoredLead(desk, receipt, "0000-0000-0000", "192.0.2.1")).toHaveProperty("failure");
    expect(await withdrawStoredLead(desk, receipt, code, "192.0.2.1")).toHaveProperty("ok");
    expect(await store.list(leadKey(receipt))).toEqual([]);
  });
});

test("a seal of a version that is not known is named as none, never misread", async () => {
  const folder = join(FIXTURES, versions.at(-1)!);
  const told = JSON.parse(readFileSync(join(folder, "lead.json"), "utf8")) as Told;
  const copy = join(work, "unknown");
  cpSync(join(folder, "store"), copy, { recursive: true });
  const store = folderStore(copy);
  const [key = ""] = await store.list(`${leadKey(told.receipt)}form/`);
  const stored = (await store.read(key))!;
  await store.write(key, Buffer.concat([Buffer.from("FSL9"), stored.bytes.subarray(4)]), stored.facts);
  const [opened] = await openForms(store, [], told.receipt);
  expect(opened).toMatchObject({ failure: "not_sealed" });
});
