import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holdsHidden } from "#domain/text/hidden-characters.ts";
import { parsePublicKey } from "#sealing/office-key.ts";
import { takeWholeFile } from "#server/leads/http/answer-upload.ts";
import { generateOfficeKey } from "#server/leads/office/private-key.ts";
import { takeSealedLead, takeUnsealedLead } from "#server/leads/take-lead.ts";
import { folderStore } from "#server/object-store/folder-store.ts";
import { STORE_NAME } from "#server/object-store/open-store.ts";
import { layOutProject } from "#tests/project-folder.ts";
import { pdfOf } from "../fixtures/leads/active-files.ts";
import { leadRequest, pdfAround, sealedRequest, testDesk } from "../fixtures/leads/test-desk.ts";

const isThere = existsSync("data/generated/courts.json");
if (!isThere) console.warn("leads command: skipped, because npm run data has not been run");
const work = mkdtempSync(join(tmpdir(), "fasu-leads-command-"));
const project = join(work, "project");
const PASSPHRASE = "correct horse battery staple";
let passphrase = PASSPHRASE;
const PDF = pdfAround(Buffer.from("正文"));
const SCRIPTED = pdfOf(["<< /Type /Catalog /OpenAction << /S /JavaScript /JS (1) >> >>"]);

/** Runs `npm run leads -- ...` on a staff machine; returns its output and whether it succeeded. */
async function leads(...args: string[]): Promise<{ out: string; failed: boolean }> {
  const env = {
    ...process.env,
    FASU_OFFICE_KEYS: "",
    FASU_OFFICE_PASSPHRASE: passphrase,
    NETLIFY_SITE_ID: "",
    NETLIFY_AUTH_TOKEN: "",
  };
  const command = promisify(execFile)(process.execPath, ["src/cli/office/leads.ts", ...args], {
    cwd: project,
    env,
  });
  return command.then(
    ({ stdout }) => ({ out: stdout, failed: false }),
    (error: { stdout: string; stderr: string }) => ({ out: error.stdout + error.stderr, failed: true }),
  );
}

describe.skipIf(!isThere)("npm run leads", () => {
  const receipts: string[] = [];

  beforeAll(async () => {
    layOutProject(project);
    const store = folderStore(join(project, "data/leads", STORE_NAME));
    const { desk, clock } = await testDesk(store);
    const keys = [await generateOfficeKey(), await generateOfficeKey()];
    mkdirSync(join(project, "data/office-keys"), { recursive: true });
    for (const { id, privateKey } of keys)
      writeFileSync(join(project, `data/office-keys/${id}.json`), JSON.stringify(privateKey));
    clock.ms = Date.now() - 60_000;
    for (const [at, { publicKey }] of keys.entries()) {
      const office = (await parsePublicKey(publicKey))!;
      const uuid = crypto.randomUUID();
      const own = { ...desk, office, keyIds: [office.id] };
      const request = leadRequest(uuid, {
        username: `某某${at}`,
        first_judge: "\u009b31m\u202e审\u200b判\u001b]0;x\u0007",
      });
      const taken = await (at === 0
        ? takeUnsealedLead(own, request)
        : takeSealedLead(own, await sealedRequest(office, request)));
      if ("failure" in taken) throw new Error("the lead was not taken");
      receipts.push(taken.ok.receipt);
      for (const [name, bytes] of [
        ["判决书.pdf", PDF],
        ["证据.pdf", SCRIPTED],
      ] as const)
        await takeWholeFile(own, uuid, { name, bytes }, { sensitive: true, arrival: true });
      clock.ms += 1000;
    }
  }, 60_000);

  afterAll(() => rmSync(work, { recursive: true, force: true }));

  test("lists leads oldest first, whichever key they were sealed to", async () => {
    const { out } = await leads("list");
    expect(out).toMatch(/^2 lead\(s\) at .*, 1 of them sealed on arrival;/);
    expect(out).toMatch(/sealed on arrival[^\n]*\n[^\n]*sealed by the browser/);
    expect(out.match(/\w{4}-\w{4}-\w{4}/g)).toEqual(receipts);
    expect(out.match(/files 2\/2/g)).toHaveLength(2);
    expect(out).not.toContain("is not here");
  });

  test("shows what a lead says and its files", async () => {
    const { out } = await leads("show", receipts[0]!.toLowerCase());
    expect(out).toContain('"username": "某某0"');
    expect(out).toMatch(/判决书\.pdf, \d+ bytes, complete/);
    expect(out).toContain("\\u009b31m\\u202e审\\u200b判\\u001b]0;x\\u0007");
    expect(holdsHidden(out.replaceAll("\n", ""))).toBe(false);
  });

  test("exports the very bytes that were sent, readable by nobody else", async () => {
    const { out } = await leads("export", receipts[1]!);
    expect(out).toMatch(/判决书\.pdf: \d+ bytes, SHA-256 verified\n/);
    expect(out).toMatch(
      /证据\.pdf\.suspicious: \d+ bytes, SHA-256 verified, but it acts when it is opened \(OpenAction\); it holds JavaScript/,
    );
    const folder = join(project, "data/leads-export", receipts[1]!);
    const names = readdirSync(folder).sort();
    expect(names.map((name) => name.replace(/^\d-/, "")).sort()).toEqual([
      ...["lead.json", "判决书.pdf", "证据.pdf.suspicious"],
    ]);
    const judgment = names.find((name) => name.includes("判决书"))!;
    expect(readFileSync(join(folder, judgment)).equals(Buffer.from(PDF))).toBe(true);
    expect(holdsHidden(readFileSync(join(folder, "lead.json"), "utf8").replaceAll("\n", ""))).toBe(false);
    expect(statSync(join(folder, "lead.json")).mode & 0o077).toBe(0);
  });

  test("names the key that a lead needs when it is not on this machine", async () => {
    const folder = join(project, "data/office-keys");
    const [name = ""] = readdirSync(folder).sort();
    const kept = readFileSync(join(folder, name));
    rmSync(join(folder, name));
    const { out } = await leads("list");
    expect(out).toContain(`key ${name.replace(".json", "")} is not here`);
    writeFileSync(join(folder, name), kept);
  });

  test("purges only when told twice, and leaves a deletion receipt", async () => {
    const asked = await leads("purge", receipts[0]!);
    expect(asked).toMatchObject({ failed: true });
    expect(asked.out).toContain("add --yes");
    const done = await leads("purge", receipts[0]!, "--yes");
    expect(done.out).toContain("deleted: 1 revision(s), 2 file(s)");
    expect((await leads("list")).out).not.toContain(receipts[0]);
    expect((await leads("show", receipts[0]!)).failed).toBe(true);
  });

  test("makes a key pair: the private key in a file of its own, the public one as a line for the site", async () => {
    const { out } = await leads("keygen");
    const line = /FASU_OFFICE_PUBLIC_KEY=(fasu1-[\w-]+)/.exec(out)?.[1] ?? "";
    expect(await parsePublicKey(line)).not.toBeNull();
    const file = join(project, /Private key: (\S+)/.exec(out)?.[1] ?? "");
    expect(statSync(file).mode & 0o077).toBe(0);
    const text = readFileSync(file, "utf8");
    expect(text).not.toContain(line);
    expect(JSON.parse(text)).toMatchObject({ version: 1, kdf: "scrypt" });
    expect(text).not.toContain('"d"');
  });

  test("puts keys that lie in the clear under a passphrase, and then opens leads with it alone", async () => {
    const folder = join(project, "data/office-keys");
    expect((await leads("protect")).out).toMatch(/^Protected: .+\.json, .+\.json\n/);
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name), "utf8")).not.toContain('"d"');
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    }
    expect((await leads("protect")).out).toContain("Every private key here is protected");
    expect((await leads("show", receipts[1]!)).out).toContain('"username": "某某1"');
    passphrase = "not that one at all";
    expect(await leads("show", receipts[1]!)).toMatchObject({ failed: true });
    passphrase = "";
    const closed = await leads("show", receipts[1]!);
    expect(closed.out).toContain("set FASU_OFFICE_PASSPHRASE");
    // A command that needs no key asks for no passphrase.
    expect((await leads("list")).failed).toBe(false);
    passphrase = "too short";
    expect((await leads("keygen")).out).toContain("at least 12 characters");
    passphrase = PASSPHRASE;
  });

  test("says how it is used when asked for nothing it knows", async () => {
    const { out, failed } = await leads("read");
    expect(failed).toBe(true);
    for (const command of ["list", "show", "export", "purge", "keygen", "protect"])
      expect(out).toContain(command);
  });
});
