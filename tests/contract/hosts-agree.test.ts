import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadFunctions } from "#host/load-functions.ts";
import { openLocalLeads } from "../fixtures/netlify-dev/local-blobs.ts";
import { startNetlifyDev } from "../fixtures/netlify-dev/netlify-dev.ts";
import { type ServedSite, startServe } from "../fixtures/start-serve.ts";
import { describeRestarts } from "./describe-restarts.ts";

const built = existsSync("dist/index.html");
if (!built) console.warn("hosts-agree: skipped, because there is no dist/index.html; npm run build makes it");

/** Maximum number of parallel calls to `netlify dev`, which gives each call a worker of its own. */
const AT_ONCE = 3;

/** Address of `netlify dev`. */
let dev: string;
let own: ServedSite;
let store: string;

interface Told {
  status: number;
  type: string | null;
  location: string | null;
  body: string;
}

async function tell(base: string, path: string, init: RequestInit): Promise<Told> {
  const answer = await fetch(base + path, { redirect: "manual", ...init });
  const { headers, status } = answer;
  const location = headers.get("location")?.replace(base, "") ?? null;
  const body = status >= 300 && status < 400 ? "" : await answer.text();
  // A site's own addresses differ by port.
  const ownAddress = /(?:http:\/\/)?localhost:\d+/g;
  return { status, type: headers.get("content-type"), location, body: body.replace(ownAddress, "") };
}

/** The answers of both hosts to each of these requests. */
async function askBoth(asked: [path: string, init: RequestInit][]): Promise<[string, Told, Told][]> {
  const told: [string, Told, Told][] = [];
  const waiting = [...asked];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, init] = next;
      told.push([path, await tell(dev, path, init), await tell(own.url, path, init)]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return told;
}

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const agreement = (url: () => string) => {
  beforeAll(async () => {
    dev = url();
    store = mkdtempSync(join(tmpdir(), "fasu-agree-"));
    own = await startServe({ built: true, env: { FASU_LOG: "off", FASU_STORE: store, URL: dev } });
  }, 300_000);
  afterAll(async () => {
    await own?.stop();
    rmSync(store, { recursive: true, force: true });
  });

  test("answer alike at every path of every function, to a question that says nothing", async () => {
    const asked: [string, RequestInit][] = [];
    for (const path of (await loadFunctions()).flatMap((one) => one.paths)) {
      const { status } = await tell(own.url, path, json({}));
      asked.push([path, status === 405 ? {} : json({})]);
    }
    expect(asked.length).toBeGreaterThan(25);
    // Free space is reported only for a folder of leads.
    const withoutRoom = (told: Told) => ({ ...told, body: told.body.replace(/,"leads":\{[^}]*\}/, "") });
    for (const [path, theirs, ours] of await askBoth(asked))
      expect([path, withoutRoom(ours)]).toEqual([path, withoutRoom(theirs)]);
  });

  test("answer alike to real questions", async () => {
    const found = await tell(own.url, "/search", json({ search: { qr: ["代位求偿"] } }));
    const [first] = JSON.parse(found.body).data.id_list;
    const claim = new URLSearchParams({ reason: "保险纠纷", court: "", amount: "0" });
    const asked: [string, RequestInit][] = [
      ["/search", json({ search: { qr: ["代位求偿"] } })],
      ["/search/treedata", json({ qr: ["代位求偿"] })],
      ["/search/count", json({ search: { qr: ["保险"] }, explain: true })],
      ["/content", json({ id: first.id })],
      ["/content/similar", json({ id: first.id })],
      ["/search/prewview", json({ keyword: "保险" })],
      [`/lawyer/list?${claim}`, {}],
      [`/search/judgment?id=${first.id}`, {}],
      ["/search/feed.json?qr=%E4%BF%9D%E9%99%A9", {}],
    ];
    const told = await askBoth(asked);
    for (const [path, theirs, ours] of told) expect([path, ours]).toEqual([path, theirs]);
    expect(told.filter(([, , { status }]) => status !== 200).map(([path]) => path)).toEqual([]);
  });

  test("find the same pages", async () => {
    const script = /\/_astro\/[\w.-]+\.js/.exec(readFileSync("dist/layout.html", "utf8"))![0];
    const paths = ["/", "/layout", "/layout.html", "/en", "/en/layout", "/nothing", "/en/nothing", "/en/a/b"];
    const more = [
      "/layout/award/some-id",
      "/en/layout/award/x",
      script,
      "/admin/",
      "/robots.txt",
      "/coverage.json",
    ];
    for (const [path, theirs, ours] of await askBoth([...paths, ...more].map((path) => [path, {}]))) {
      const { status, body, location } = theirs;
      expect([path, ours]).toMatchObject([path, { status, body, location }]);
    }
  });

  test("say the same headers of a page", async () => {
    for (const path of ["/", "/admin/", "/layout"]) {
      const [theirs, ours] = await Promise.all([fetch(dev + path), fetch(own.url + path)]);
      for (const name of ["content-security-policy", "x-frame-options", "referrer-policy", "x-robots-tag"])
        expect([path, name, ours.headers.get(name)]).toEqual([path, name, theirs.headers.get(name)]);
    }
  });

  test("refuse a body over the limit, and go on", async () => {
    for (const { url } of [{ url: dev }, own]) {
      const large = await fetch(`${url}/search`, {
        ...json({}),
        body: new Uint8Array(20_000_000),
      }).catch(() => null);
      if (large) expect(large.status).toBe(413);
      const allowed = await fetch(`${url}/search`, json({ search: { qr: ["x".repeat(5_900_000)] } }));
      expect(allowed.status).toBe(413);
      expect((await allowed.json()).result.code).toBe(41301);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    }
  });
};

// These tests share one `netlify dev` and one file, because it takes half a minute to start and two of them
// in one folder overwrite each other's files.
describe.skipIf(!built)("netlify dev and our host agree, and it", () => {
  describeRestarts("under netlify dev", "blobs", startNetlifyDev, {
    before: agreement,
    isSlow: true,
    openStore: openLocalLeads,
  });
});
