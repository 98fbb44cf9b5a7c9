import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MAX_NAME_CHARS, MIN_FILL_MS } from "#contract/leads/lead-limits.ts";
import { receiptOf } from "#sealing/seal-lead.ts";
import { deleteLead, withdrawStoredLead } from "#server/leads/delete-lead.ts";
import { codeOf, hashCode } from "#server/leads/identity.ts";
import { formKey, formsKey, goneKey, headKey, leadKey } from "#server/leads/keys.ts";
import { fail, failChosen, type LeadContext, refuseSeal } from "#server/leads/lead-context.ts";
import { sweep } from "#server/leads/sweep.ts";
import { refuseLead, takeSealedLead, takeUnsealedLead } from "#server/leads/take-lead.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import { leadRequest, sealedRequest, testDesk } from "../../../fixtures/leads/test-desk.ts";
import { memoryStore } from "./memory-store.ts";

const NOTHING = new Uint8Array();
const newDesk = () => testDesk(memoryStore());
const taken = (outcome: Awaited<ReturnType<typeof takeUnsealedLead>>) => {
  if ("failure" in outcome) throw new Error(outcome.failure.reason);
  return outcome.ok;
};

describe("refuseLead", () => {
  const desk = (storageAbroad: boolean) =>
    ({ compliance: { storageAbroad, storageCountry: { cn: "某国" } } }) as unknown as LeadContext;
  const request = (more: object) => ({ ...leadRequest(), ...more }) as Parameters<typeof refuseLead>[1];

  test("takes what nobody fills in, or what was filled in too soon, for a machine", () => {
    const automatic = fail("bad_input", "looks_automatic");
    expect(refuseLead(desk(true), request({ website: "x" }))).toEqual(automatic);
    expect(refuseLead(desk(true), request({ filled_ms: MIN_FILL_MS - 1 }))).toEqual(automatic);
    expect(refuseLead(desk(true), request({ filled_ms: MIN_FILL_MS }))).toBeNull();
    expect(refuseLead(desk(true), request({}))).toBeNull();
  });

  test("needs consents for what is stored abroad: to the country, and to sealing on arrival", () => {
    expect(refuseLead(desk(true), request({ consent_abroad: false }))).toEqual(
      fail("bad_input", "consent_abroad", { value: "某国", fields: ["consent_abroad"] }),
    );
    expect(refuseLead(desk(true), request({ consent_arrival: false }))).toEqual(
      fail("bad_input", "consent_arrival", { fields: ["consent_arrival"] }),
    );
    expect(refuseLead(desk(true), request({ consent_arrival: false, sealed: "x" }))).toBeNull();
    expect(refuseLead(desk(false), request({ consent_abroad: false, consent_arrival: false }))).toBeNull();
  });
});

describe("sealed forms of one lead", () => {
  /** A lead of one uuid and its form, sealed with the given sequence number. */
  async function newForms() {
    const { desk, clock } = await newDesk();
    const uuid = randomUUID();
    const receipt = await receiptOf(uuid);
    const seal = async (sequence: number) => ({
      ...(await sealedRequest(desk.office, leadRequest(uuid))),
      sequence,
    });
    const send = async (request: Awaited<ReturnType<typeof seal>>) => {
      clock.ms += 1000;
      return taken(await takeSealedLead(desk, request));
    };
    const newest = async () => {
      const key = (await desk.store.list(formsKey(receipt))).at(-1)!;
      return (await desk.store.readFacts(key))?.sequence;
    };
    return { desk, receipt, seal, send, newest };
  }

  test("an older one that is sent again after a newer one does not become the newest", async () => {
    const { seal, send, newest } = await newForms();
    const [first, second] = [await seal(1), await seal(2)];
    await send(first);
    await send(second);
    expect((await send(first)).revision).toBe(2);
    expect(await newest()).toBe(2);
  });

  test("the newest is the one sealed last, in whatever order they arrive", async () => {
    const orders = [1, 2, 3].flatMap((a) => [1, 2, 3].flatMap((b) => [1, 2, 3].map((c) => [a, b, c])));
    for (const order of orders.filter((one) => new Set(one).size === 3)) {
      const { desk, receipt, seal, send, newest } = await newForms();
      for (const sequence of order) await send(await seal(sequence));
      expect([order, await newest()]).toEqual([order, 3]);
      expect(await desk.store.list(formsKey(receipt))).toHaveLength(3);
    }
  });
});

describe("a lead that is taken", () => {
  test("has a head with the hash of its code, and a form under its day", async () => {
    const { desk, clock } = await newDesk();
    const uuid = randomUUID();
    const receipt = await receiptOf(uuid);
    const code = codeOf(uuid);
    const first = taken(await takeUnsealedLead(desk, leadRequest(uuid)));
    expect(first).toEqual({ receipt, code, revision: 1, isNew: true });
    expect(await desk.store.readFacts(headKey(receipt))).toEqual({
      ...{ at: clock.ms, code: hashCode(receipt, code), by: "arrival" },
    });
    expect(await desk.store.list(formsKey(receipt))).toHaveLength(1);
  });

  test("is one revision as long as its content is the same, and another with another content", async () => {
    const { desk, clock } = await newDesk();
    const uuid = randomUUID();
    const send = async (mail: string) => taken(await takeUnsealedLead(desk, leadRequest(uuid, { mail })));
    await send("");
    clock.ms += 5;
    expect(await send("")).toMatchObject({ revision: 1, isNew: false });
    expect(await send("a@example.org")).toMatchObject({ revision: 2, isNew: false });
    expect(await send("")).toMatchObject({ revision: 3, isNew: false });
    expect(await desk.store.list(formsKey(await receiptOf(uuid)))).toHaveLength(3);
  });

  test("has at most twenty revisions, the last of which may come again", async () => {
    const { desk } = await newDesk();
    const uuid = randomUUID();
    const send = (at: number) => takeUnsealedLead(desk, leadRequest(uuid, { mail: `a${at}@example.org` }));
    for (let at = 1; at <= 20; at++) expect(taken(await send(at)).revision).toBe(at);
    expect(await send(21)).toEqual(fail("too_many", "too_many_revisions"));
    expect(taken(await send(20)).revision).toBe(20);
  });

  test("keeps its newest content the newest though the clock was set back", async () => {
    const { desk, clock } = await newDesk();
    const uuid = randomUUID();
    const receipt = await receiptOf(uuid);
    await takeUnsealedLead(desk, leadRequest(uuid));
    const [first] = await desk.store.list(formsKey(receipt));
    clock.ms -= 60_000;
    await takeUnsealedLead(desk, leadRequest(uuid, { mail: "a@example.org" }));
    const keys = await desk.store.list(formsKey(receipt));
    expect(keys[0]).toBe(first);
    const print = keys[1]!.slice(formKey(receipt, clock.ms, "").length);
    expect(keys[1]).toBe(formKey(receipt, clock.ms + 60_001, print));
  });

  test("sealed by the browser is stored as it came, and says so", async () => {
    const { desk } = await newDesk();
    const request = await sealedRequest(desk.office);
    const { receipt } = taken(await takeSealedLead(desk, request));
    expect((await desk.store.readFacts(headKey(receipt)))?.by).toBe("browser");
    const [key] = await desk.store.list(formsKey(receipt));
    expect((await desk.store.readFacts(key!))?.by).toBe("browser");
    expect(taken(await takeSealedLead(desk, request)).revision).toBe(1);
    expect(await takeSealedLead({ ...desk, keyIds: ["other"] }, request)).toEqual(
      fail("bad_input", "other_key", { fields: ["sealed"] }),
    );
    expect(await takeSealedLead(desk, { ...request, user_uuid: randomUUID() })).toEqual(
      fail("damaged", "bad_seal", { fields: ["sealed"] }),
    );
  });

  test("leaves nothing if it was withdrawn before, or while it was written", async () => {
    const { desk } = await newDesk();
    const { store } = desk;
    const uuid = randomUUID();
    const receipt = await receiptOf(uuid);
    const withdrawing: LeadStore = {
      ...store,
      write: async (...given) => {
        await store.write(...given);
        await store.create(goneKey(receipt), NOTHING, {});
      },
    };
    const gone = fail("not_found", "lead_gone");
    expect(await takeUnsealedLead({ ...desk, store: withdrawing }, leadRequest(uuid))).toEqual(gone);
    expect(await store.list(leadKey(receipt))).toEqual([]);
    expect(await takeUnsealedLead(desk, leadRequest(uuid))).toEqual(gone);
    expect(await store.list(leadKey(receipt))).toEqual([]);
  });
});

test("a sealed object is refused if it is none, of an earlier version, or for another key", async () => {
  const { desk } = await newDesk();
  const noSeal = fail("bad_input", "bad_seal", { fields: ["sealed"] });
  expect(refuseSeal(desk, new Uint8Array(5))).toEqual(noSeal);
  expect(refuseSeal(desk, NOTHING)).toEqual(noSeal);
});

test("a file is refused with the status of its reason", () => {
  expect(failChosen("type_not_taken")).toEqual(fail("wrong_type", "type_not_taken"));
  expect(failChosen("file_too_large")).toEqual(fail("too_large", "file_too_large"));
  expect(failChosen("bad_manifest")).toEqual(
    fail("bad_input", "bad_manifest", { value: String(MAX_NAME_CHARS) }),
  );
});

describe("a withdrawal", () => {
  test("deletes all and leaves what was there, when and why; asked again it gives the first day", async () => {
    const { desk, clock } = await newDesk();
    const { receipt, code } = taken(await takeUnsealedLead(desk, leadRequest()));
    const at = new Date(clock.ms).toISOString();
    const withdraw = (typed: string) => withdrawStoredLead(desk, receipt, typed, "192.0.2.1");
    expect(await withdraw("wrong")).toEqual(fail("not_found", "wrong_code"));
    expect(await desk.store.list(formsKey(receipt))).toHaveLength(1);
    expect(await withdraw(code)).toEqual({ ok: { receipt, deleted_at: at } });
    expect(await desk.store.list(leadKey(receipt))).toEqual([]);
    expect(await desk.store.readFacts(goneKey(receipt))).toEqual({
      ...{ at: clock.ms, reason: "withdrawn", forms: 1, files: 0, code: hashCode(receipt, code) },
    });
    clock.ms += 1000;
    expect(await withdraw(code)).toEqual({ ok: { receipt, deleted_at: at } });
    expect(await withdraw("wrong")).toEqual(fail("not_found", "wrong_code"));
  });

  test("asked again finishes one that was cut off", async () => {
    const { desk } = await newDesk();
    const { receipt, code } = taken(await takeUnsealedLead(desk, leadRequest()));
    await desk.store.create(goneKey(receipt), NOTHING, { at: 0, code: hashCode(receipt, code) });
    expect(await withdrawStoredLead(desk, receipt, code, "192.0.2.1")).toEqual({
      ok: { receipt, deleted_at: "1970-01-01T00:00:00.000Z" },
    });
    expect(await desk.store.list(leadKey(receipt))).toEqual([]);
  });

  test("limits wrong codes by network and by receipt, and always takes the right one", async () => {
    const { desk } = await newDesk();
    desk.settings = { ...desk.settings, FASU_CODES_PER_DAY: 2 };
    const one = taken(await takeUnsealedLead(desk, leadRequest()));
    const other = taken(await takeUnsealedLead(desk, leadRequest()));
    const tries = (receipt: string, code: string) => withdrawStoredLead(desk, receipt, code, "192.0.2.1");
    expect(await tries(one.receipt, one.code)).toHaveProperty("ok");
    for (const code of ["a", "b"])
      expect(await tries(other.receipt, code)).toEqual(fail("not_found", "wrong_code"));
    const headers = { "retry-after": expect.stringMatching(/^\d+$/) };
    const tooMany = fail("too_many", "too_many_tries", { headers });
    expect(await tries(other.receipt, "c")).toEqual(tooMany);
    expect(await tries("a receipt that is none", "c")).toEqual(tooMany);
    const elsewhere = (code: string) => withdrawStoredLead(desk, other.receipt, code, "198.51.100.1");
    expect(await elsewhere("d")).toEqual(tooMany);
    const third = taken(await takeUnsealedLead(desk, leadRequest()));
    expect(await withdrawStoredLead(desk, third.receipt, "e", "198.51.100.1")).toEqual(
      fail("not_found", "wrong_code"),
    );
    expect(await tries(other.receipt, other.code)).toHaveProperty("ok");
  });
});

describe("what a sweep finds without a lead", () => {
  const DAY_MS = 86_400_000;

  test("stays for a day, since its lead may still come, and no longer", async () => {
    const { desk, clock } = await newDesk();
    const key = `${leadKey("r")}file/0/part/00`;
    await desk.store.write(key, NOTHING, { at: clock.ms });
    clock.ms += DAY_MS - 1;
    expect((await sweep(desk, { isAsked: true })).leftovers).toBe(0);
    clock.ms += 1;
    expect((await sweep(desk)).leftovers).toBe(0);
    expect((await sweep(desk, { isAsked: true })).leftovers).toBe(1);
    expect(await desk.store.list(leadKey("r"))).toEqual([]);
  });

  test("goes at once if the lead was deleted, or is there though it was", async () => {
    const { desk, clock } = await newDesk();
    const { receipt } = taken(await takeUnsealedLead(desk, leadRequest()));
    await deleteLead(desk.store, receipt, "office", clock.ms);
    await desk.store.write(headKey(receipt), NOTHING, { at: clock.ms });
    expect((await sweep(desk)).leftovers).toBe(1);
    expect(await desk.store.readFacts(goneKey(receipt))).toMatchObject({ reason: "office" });
  });

  test("of the receipts named alone, where some are named", async () => {
    const { desk, clock } = await newDesk();
    const [one, other] = [
      taken(await takeUnsealedLead(desk, leadRequest())),
      taken(await takeUnsealedLead(desk, leadRequest())),
    ];
    clock.ms += desk.compliance.retentionDays * DAY_MS;
    expect((await sweep(desk, { receipts: [one.receipt], isAsked: true })).expired).toBe(1);
    expect(await desk.store.readFacts(headKey(one.receipt))).toBeNull();
    expect(await desk.store.readFacts(headKey(other.receipt))).not.toBeNull();
  });

  test("parts without their file go a day after they came", async () => {
    const { desk, clock } = await newDesk();
    const { receipt } = taken(await takeUnsealedLead(desk, leadRequest()));
    const key = `${leadKey(receipt)}file/${"0".repeat(32)}/part/00`;
    await desk.store.write(key, NOTHING, { at: clock.ms });
    clock.ms += DAY_MS - 1;
    await sweep(desk, { isAsked: true });
    expect(await desk.store.readFacts(key)).not.toBeNull();
    clock.ms += 1;
    await sweep(desk, { isAsked: true });
    expect(await desk.store.readFacts(key)).toBeNull();
  });
});
