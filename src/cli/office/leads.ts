import { readReceipt } from "#domain/leads/receipt.ts";
import { sealedFor } from "#sealing/seal.ts";
import { readCompliance } from "#server/leads/compliance.ts";
import { deleteLead } from "#server/leads/delete-lead.ts";
import { leadFilesOf } from "#server/leads/keep-file.ts";
import { formsKey, headKey, LEADS, receiptIn } from "#server/leads/keys.ts";
import { openFiles, openForms, sealedBy } from "#server/leads/office/open-lead.ts";
import { sweep } from "#server/leads/sweep.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { CommandFailure, runCommand } from "../command.ts";
import { exportLead } from "./lead-export.ts";
import { type Office, openOffice } from "./lead-office.ts";
import { wordOpenFailure } from "./lead-words.ts";
import { makeKey, protectKeys } from "./office-keys.ts";

const DAY_MS = 86_400_000;
const USAGE = `npm run leads -- COMMAND
  list                     all leads, oldest first
  show RECEIPT             what a lead says, every revision, and its files
  export RECEIPT [FOLDER]  writes lead and files, hashes verified (default folder: data/leads-export)
  purge RECEIPT --yes      deletes a lead now and leaves a deletion receipt
  purge --expired          deletes what is past its time by this machine's clock
  keygen                   makes a key pair: the public key for the site, the private one for this machine
  protect                  puts private keys that lie here in the clear under a passphrase`;

/** The receipt numbers of all leads with their times of arrival, oldest first. */
async function receiptsOf(store: LeadStore): Promise<{ receipt: string; at: number }[]> {
  const found = new Set((await store.list(LEADS)).map(receiptIn));
  const leads = [];
  for (const receipt of found) {
    const head = await store.readFacts(headKey(receipt));
    if (head) leads.push({ receipt, at: Number(head.at) });
  }
  return leads.sort((a, b) => a.at - b.at);
}

async function list({ store, keys, where }: Office): Promise<void> {
  const { retentionDays } = readCompliance();
  const leads = await receiptsOf(store);
  const origins = await Promise.all(leads.map(({ receipt }) => sealedBy(store, headKey(receipt))));
  const arrived = origins.filter((by) => by === "arrival").length;
  console.log(
    `${leads.length} lead(s) at ${where}, ${arrived} of them sealed on arrival; kept for ${retentionDays} days`,
  );
  for (const [index, { receipt, at }] of leads.entries()) {
    const forms = await store.list(formsKey(receipt));
    const files = await leadFilesOf(store, receipt);
    const newest = forms.at(-1) && (await store.read(forms.at(-1)!));
    const keyId = newest ? (sealedFor(newest.bytes)?.keyId ?? null) : null;
    const left = Math.ceil(retentionDays - (Date.now() - at) / DAY_MS);
    const complete = files.filter((file) => file.complete).length;
    console.log(
      [
        receipt,
        new Date(at).toISOString().slice(0, 16).replace("T", " "),
        `${forms.length} revision(s)`,
        files.length === 0
          ? "no files"
          : `files ${complete}/${files.length}${complete < files.length ? " pending" : ""}`,
        `${left} day(s) left`,
        origins[index] === "browser" ? "sealed by the browser" : "sealed on arrival",
        keyId && keys.ids.includes(keyId) ? "" : `key ${keyId} is not here`,
      ].join("  "),
    );
  }
}

async function show({ store, keys: folder }: Office, receipt: string): Promise<void> {
  const keys = await folder.unlock();
  const forms = await openForms(store, keys, receipt);
  if (forms.length === 0) throw new CommandFailure(`There is no lead ${receipt}: npm run leads -- list.`);
  for (const [index, form] of forms.entries()) {
    console.log(`\nrevision ${index + 1}, ${new Date(form.at).toISOString()}`);
    if ("failure" in form) console.log(`  ${wordOpenFailure(form)}`);
    else console.log(JSON.stringify(form.lead, null, 2));
  }
  for (const { manifest, present, parts } of await openFiles(store, keys, receipt)) {
    const what =
      "failure" in manifest ? wordOpenFailure(manifest) : `${manifest.name}, ${manifest.size} bytes`;
    console.log(`file: ${what}, ${present === parts ? "complete" : `pending, ${present} of ${parts} parts`}`);
  }
}

async function purge({ store }: Office, args: string[]): Promise<void> {
  if (args.includes("--expired")) {
    const swept = await sweep({ store, compliance: readCompliance(), now: Date.now }, { isAsked: true });
    console.log(
      `${swept.expired} lead(s) past retention, ${swept.abandoned} unfinished file(s), ${swept.leftovers} leftover(s) deleted`,
    );
    return;
  }
  const receipt = named(args[0]);
  if (!(await store.readFacts(headKey(receipt)))) throw new CommandFailure(`There is no lead ${receipt}.`);
  if (!args.includes("--yes"))
    throw new CommandFailure(
      `This deletes ${receipt} for good: add --yes (npm run leads -- purge ${receipt} --yes).`,
    );
  const { forms, files } = await deleteLead(store, receipt, "office", Date.now());
  console.log(`${receipt} deleted: ${forms} revision(s), ${files} file(s). A deletion receipt stays.`);
}

async function keygen(): Promise<void> {
  const { file, publicKey } = await makeKey();
  console.log(`Private key: ${file}
  It opens with the passphrase alone. Copy the file to a second safe place now, and keep the passphrase apart
  from it: without both nobody can open what is sealed to it. Neither may reach the site, git or a message.
Public key, for the site's environment, when it is built and when it runs:
  FASU_OFFICE_PUBLIC_KEY=${publicKey}`);
}

async function protect(): Promise<void> {
  const files = await protectKeys();
  console.log(
    files.length === 0
      ? "Every private key here is protected."
      : `Protected: ${files.join(", ")}
  Destroy the copies that were made of them before: those are in the clear.`,
  );
}

function named(typed = ""): string {
  const receipt = readReceipt(typed);
  if (!receipt) throw new CommandFailure(`"${typed}" is no receipt number.\n${USAGE}`);
  return receipt;
}

await runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  switch (command) {
    case "keygen":
      return keygen();
    case "protect":
      return protect();
    case "list":
      return list(await openOffice());
    case "show":
      return show(await openOffice(), named(args[0]));
    case "export":
      return console.log(
        (await exportLead(await openOffice(), named(args[0]), args[1] ?? "data/leads-export")).join("\n"),
      );
    case "purge":
      return purge(await openOffice(), args);
    default:
      throw new CommandFailure(USAGE);
  }
});
