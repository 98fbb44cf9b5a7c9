import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { parsePublicKey } from "#sealing/office-key.ts";
import { sealedFor } from "#sealing/seal.ts";
import { formsKey, readFormKey } from "#server/leads/keys.ts";
import { generateOfficeKey } from "#server/leads/office/private-key.ts";
import { openSeal } from "#server/leads/office/unseal.ts";
import { withSum } from "#server/object-store/checked-object.ts";
import { openLeadStore } from "#server/object-store/open-store.ts";
import { leadRequest, sealedRequest } from "../fixtures/leads/test-desk.ts";
import { askJson } from "./call-function.ts";
import { leadSite } from "./lead-site.ts";

const site = leadSite();

const form = (more: object = {}) => ({ ...leadRequest(), ...more });

const send = (body: object, headers: Record<string, string> = {}) =>
  askJson("/add_cases2", body, {
    "x-nf-client-connection-ip": `10.0.0.${Math.floor(Math.random() * 250)}`,
    ...headers,
  });

async function storedForms(receipt: string) {
  const store = openLeadStore()!;
  const forms = [];
  for (const key of await store.list(formsKey(receipt))) {
    const { bytes } = (await store.read(key))!;
    const place = { receipt, kind: "form", fingerprint: readFormKey(key).print } as const;
    const opened = await openSeal([site.office], place, bytes);
    forms.push("bytes" in opened ? JSON.parse(new TextDecoder().decode(opened.bytes)) : opened);
  }
  return forms;
}

describe("POST /add_cases2", () => {
  test("stores what only the office's key opens", async () => {
    const sent = form({ username: "欧阳某", telephone: "010-12345678" });
    const { body } = await send(sent);
    const [lead] = await storedForms(body.content.receipt);
    expect(lead.form).toMatchObject({ username: "欧阳某", telephone: "010-12345678" });
    const store = openLeadStore()!;
    for (const key of await store.list("")) {
      const { bytes, facts } = (await store.read(key))!;
      const raw = `${key}${JSON.stringify(facts)}${Buffer.from(bytes).toString("utf8")}`;
      expect(raw).not.toContain("欧阳某");
      expect(raw).not.toContain("12345678");
      expect(raw).not.toContain(sent.user_uuid);
    }
  });

  test("keeps ten equal requests at once one lead with one content", async () => {
    const sent = form();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(sent)));
    const receipts = new Set(answers.map(({ body }) => body.content.receipt));
    expect(receipts.size).toBe(1);
    const forms = await storedForms([...receipts][0]);
    expect(forms.length).toBeGreaterThan(0);
    expect(new Set(forms.map(({ form }) => JSON.stringify(form))).size).toBe(1);
  });

  test.each([
    ["username", "请输入联系人"],
    ["telephone", "请输入联系电话"],
  ])("asks for %s with the specified message", async (field, msg) => {
    for (const value of ["", "   ", undefined]) {
      const { status, body } = await send(form({ [field]: value }));
      expect(status).toBe(400);
      expect(body.result).toMatchObject({ msg, fields: [field] });
    }
  });

  test("refuses what comes in the clear without its own consent while storage is abroad", async () => {
    const { status, body } = await send(form({ consent_arrival: false }));
    expect(status).toBe(400);
    expect(body.result).toMatchObject({ fields: ["consent_arrival"] });
    expect(body.result.msg).toContain("到达主机后才加密");
  });

  test("takes what a page sealed in place of the other seven fields, and stores those very bytes", async () => {
    const sent = await sealedRequest(site.key, leadRequest(randomUUID(), { username: "欧阳某" }));
    expect(JSON.stringify(sent)).not.toContain("欧阳");
    const { status, body } = await send(sent);
    expect(status).toBe(200);
    const { receipt } = body.content;
    const [lead] = await storedForms(receipt);
    expect(lead).toMatchObject({ form: { user_uuid: sent.user_uuid, username: "欧阳某" } });
    const store = openLeadStore()!;
    const [key = ""] = await store.list(formsKey(receipt));
    const { bytes } = (await store.read(key))!;
    expect(Buffer.from(bytes).toString("base64url")).toBe(sent.sealed.split(".")[0]);
    expect(await store.readFacts(key)).toEqual(withSum({ by: "browser", sequence: 0 }, bytes));
    expect((await send(sent)).body).toEqual(body);
    expect(
      (await send(await sealedRequest(site.key, leadRequest(sent.user_uuid)))).body.content,
    ).toMatchObject({
      receipt,
      revision: 2,
    });
  });

  test("refuses what is not sealed, or is sealed to a key that this site does not take", async () => {
    const other = (await parsePublicKey((await generateOfficeKey()).publicKey))!;
    const sent = await sealedRequest(site.key);
    const foreign = await send(await sealedRequest(other));
    expect(foreign.status).toBe(400);
    expect(foreign.body.result.msg).toContain("公钥已经不再使用");
    const sum = sent.sealed.slice(sent.sealed.indexOf("."));
    const foreignSum = `AAAA${sum}`;
    for (const sealed of [
      "AAAA",
      foreignSum,
      sent.sealed.slice(0, 60),
      `B${sent.sealed.slice(1)}`,
      "",
      "不是",
      7,
    ]) {
      const { status, body } = await send({ ...sent, sealed });
      expect(status).toBe(400);
      expect(body.result.fields).toEqual(["sealed"]);
    }
  });

  test("takes what pages still seal to a former key, and seals itself to the newest", async () => {
    const made = await generateOfficeKey();
    const before = process.env.FASU_OFFICE_PUBLIC_KEY;
    process.env.FASU_OFFICE_PUBLIC_KEY = `${made.publicKey},${before}`;
    const old = await send(await sealedRequest(site.key));
    const newest = await send(form());
    process.env.FASU_OFFICE_PUBLIC_KEY = before;
    expect(old.status).toBe(200);
    const [key = ""] = await openLeadStore()!.list(formsKey(newest.body.content.receipt));
    expect(sealedFor((await openLeadStore()!.read(key))!.bytes)?.keyId).toBe(made.id);
  });

  test("counts what comes sealed and what comes in the clear apart", async () => {
    const client = { "x-nf-client-connection-ip": "192.0.2.99" };
    process.env.FASU_LEADS_PER_DAY = "1";
    const statuses = [];
    for (const body of [form(), form(), await sealedRequest(site.key), await sealedRequest(site.key)])
      statuses.push((await send(body, client)).status);
    delete process.env.FASU_LEADS_PER_DAY;
    expect(statuses).toEqual([200, 429, 200, 429]);
  });

  test("takes nothing without a public key and names no command", async () => {
    const key = process.env.FASU_OFFICE_PUBLIC_KEY;
    delete process.env.FASU_OFFICE_PUBLIC_KEY;
    const { status, body } = await send(form());
    process.env.FASU_OFFICE_PUBLIC_KEY = key;
    expect(status).toBe(503);
    expect(body.result.msg).toMatch(/^目前不能在线提交/);
    expect(body.result.msg).not.toContain("npm");
  });
});
