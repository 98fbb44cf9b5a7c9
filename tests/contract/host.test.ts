import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as ask } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parse } from "smol-toml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateOfficeKey } from "#server/leads/office/private-key.ts";
import { type ServedSite, startServe } from "../fixtures/start-serve.ts";

const built = existsSync("dist/index.html");
if (!built) console.warn("host: skipped, because there is no dist/index.html; npm run build makes it");

/** An answer with its body as transferred: fetch would decompress it. */
interface Raw {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

let site: ServedSite;
let store: string;

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = ask({ port: site.port, host: "127.0.0.1", path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers as Raw["headers"],
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}

/** The answer to raw bytes, until the connection ends or the answer matches `until`. */
function exchange(bytes: string, until: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: site.port, host: "127.0.0.1" });
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("utf8");
      if (!until.test(text)) return;
      socket.destroy();
      resolve(text);
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(text));
    socket.write(bytes);
  });
}

const scriptOf = (html: string) => /\/_astro\/[\w.-]+\.js/.exec(html)![0];

describe.skipIf(!built)("our host", () => {
  beforeAll(async () => {
    store = mkdtempSync(join(tmpdir(), "fasu-host-"));
    const { publicKey } = await generateOfficeKey();
    site = await startServe({
      built: true,
      env: {
        FASU_STORE: store,
        FASU_OFFICE_PUBLIC_KEY: publicKey,
        FASU_TRUSTED_PROXIES: "127.0.0.0/8, ::1",
        FASU_LOG: "on",
      },
    });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(store, { recursive: true, force: true });
  });

  test("finds pages without their ending, and the page for what is not there in its language", async () => {
    const page = readFileSync("dist/layout.html");
    for (const path of ["/layout", "/layout.html", "/layout?a=%20b"])
      expect((await get(path)).body.equals(page)).toBe(true);
    expect(await get("/layout/?a=1")).toMatchObject({ status: 301, headers: { location: "/layout?a=1" } });
    for (const path of ["/layout/award/some-id", "/layout/award/some-id/"]) {
      const award = await get(path);
      expect([award.status, award.body.equals(readFileSync("dist/layout/award.html"))]).toEqual([200, true]);
    }
    for (const path of ["/layout/info", "/layout/info/", "/en/layout/info", "/en/layout/info/"]) {
      const location = `${path.replace(/\/$/, "")}/about`;
      expect(await get(path)).toMatchObject({ status: 301, headers: { location } });
    }
    const missing = await get("/nothing/here");
    expect([missing.status, missing.body.equals(readFileSync("dist/404.html"))]).toEqual([404, true]);
    const english = await get("/en/nothing");
    expect([english.status, english.body.equals(readFileSync("dist/en/404.html"))]).toEqual([404, true]);
    expect((await get("/nothing", {}, "POST")).status).toBe(404);
  });

  test("gives out nothing beside the built site, and no compressed copy under its own name", async () => {
    const paths = ["/..%2fpackage.json", "/%2e%2e/package.json", "/../package.json", "/..%5cpackage.json"];
    for (const path of [...paths, "/layout.html.br", "/%00", "/%E0%A4%A", `/${"a".repeat(3000)}`])
      expect((await get(path)).status).toBe(404);
  });

  test("says of files what netlify.toml says, the later rule over the earlier", async () => {
    const rules = parse(readFileSync("netlify.toml", "utf8")).headers as {
      for: string;
      values: Record<string, string>;
    }[];
    const told = (path: string) =>
      Object.assign(
        {},
        ...rules
          .filter(({ for: at }) => (at.endsWith("*") ? path.startsWith(at.slice(0, -1)) : path === at))
          .map(({ values }) => values),
      );
    const script = scriptOf((await get("/layout")).body.toString());
    for (const path of ["/", "/layout", "/admin/", "/nothing", script, "/video/reversal-cn.mp4"]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(told(path)))
        expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
    }
  });

  test("sends the brotli copy where it is accepted, gzip or the file itself where it is not", async () => {
    const page = readFileSync("dist/layout.html");
    const brotli = await get("/layout", { "accept-encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.body.equals(readFileSync("dist/layout.html.br"))).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(page)).toBe(true);
    const gzip = await get("/layout", { "accept-encoding": "gzip, br;q=0" });
    expect([gzip.headers["content-encoding"], gunzipSync(gzip.body).equals(page)]).toEqual(["gzip", true]);
    for (const header of ["identity", "br;q=0", ""]) {
      const plain = await get("/layout", { "accept-encoding": header });
      expect([plain.headers["content-encoding"], plain.body.equals(page)]).toEqual([undefined, true]);
      expect(plain.headers.vary).toContain("Accept-Encoding");
    }
    const head = await get("/layout", { "accept-encoding": "br" }, "HEAD");
    expect([head.body.length, Number(head.headers["content-length"])]).toEqual([0, brotli.body.length]);
    // Video and pictures have compressed formats already.
    const film = await get("/video/reversal-cn.mp4", { "accept-encoding": "br" });
    expect(film.headers["content-encoding"]).toBeUndefined();
  });

  test("answers 304 to whoever has these bytes, and each encoding has a tag of its own", async () => {
    const tags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const { headers } = await get("/layout", { "accept-encoding": encoding });
      const known = { "accept-encoding": encoding, "if-none-match": `"other", ${headers.etag}` };
      const again = await get("/layout", known);
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect((await get("/layout", { ...known, "if-none-match": '"other"' })).status).toBe(200);
      tags.add(headers.etag!);
    }
    expect(tags.size).toBe(3);
  });

  test("sends the asked range of the film", async () => {
    const film = readFileSync("dist/video/reversal-cn.mp4");
    const part = async (range: string, more = {}) => {
      const { status, headers, body } = await get("/video/reversal-cn.mp4", { range, ...more });
      return { status, range: headers["content-range"], body };
    };
    const ranges: [string, number, number][] = [
      ["bytes=0-0", 0, 1],
      ["bytes=100-1099", 100, 1100],
      [`bytes=${film.length - 10}-`, film.length - 10, film.length],
      ["bytes=-500", film.length - 500, film.length],
      ["bytes=5-99999999", 5, film.length],
    ];
    for (const [asked, start, end] of ranges) {
      const { status, range, body } = await part(asked);
      expect([asked, status, range]).toEqual([asked, 206, `bytes ${start}-${end - 1}/${film.length}`]);
      expect(body.equals(film.subarray(start, end))).toBe(true);
    }
    expect(await part(`bytes=${film.length}-`)).toMatchObject({
      status: 416,
      range: `bytes */${film.length}`,
    });
    expect((await part("bytes=0-1,5-6")).status).toBe(200);
    const { etag } = (await get("/video/reversal-cn.mp4")).headers;
    expect((await part("bytes=0-9", { "if-range": etag! })).status).toBe(206);
    expect((await part("bytes=0-9", { "if-range": '"older"' })).status).toBe(200);
  });

  test("compresses what functions answer, and tells its length", async () => {
    const answer = await fetch(`${site.url}/search`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-encoding": "br" },
      body: JSON.stringify({ search: { qr: ["代位求偿"] } }),
    });
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ result: { code: 0 } });
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("answers 413 before a large body is sent, in the visitor's language", async () => {
    const head = "POST /search HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    const announced = await exchange(`${head}content-length: 900000000\r\nx-lang: en\r\n\r\n{`, /\}$/);
    expect(announced).toMatch(/^HTTP\/1\.1 413 /);
    expect(announced).toContain('"code":41301');
    expect(announced).toContain("The request is too large: at most 6 MB");
    const asking = await exchange(`${head}content-length: 900000000\r\nexpect: 100-continue\r\n\r\n`, /\}$/);
    expect(asking).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = `100000\r\n${"x".repeat(0x100000)}\r\n`;
    const unsaid = await exchange(`${head}transfer-encoding: chunked\r\n\r\n${chunk.repeat(7)}`, /\}$/);
    expect(unsaid).toMatch(/^HTTP\/1\.1 413 /);
    expect((await get("/healthz")).status).toBe(200);
  });

  test("counts calls by the address that a trusted proxy names, and believes no one else's word for it", async () => {
    const call = async (headers: Record<string, string>) => {
      const answer = await fetch(`${site.url}/lead/withdraw`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: "{}",
      });
      return { status: answer.status, retry: answer.headers.get("retry-after"), text: await answer.text() };
    };
    const statuses = new Set<number>();
    for (let at = 0; at < 10; at++) {
      // The sender forges the entries left of the proxy's own, and Netlify's own header.
      const forged = {
        "x-forwarded-for": `9.9.9.${at}, 203.0.113.7`,
        "x-nf-client-connection-ip": `8.8.8.${at}`,
      };
      statuses.add((await call(forged)).status);
    }
    expect([...statuses]).toEqual([400]);
    const refused = await call({ "x-forwarded-for": "203.0.113.7", "x-nf-client-connection-ip": "8.8.8.99" });
    expect(refused.status).toBe(429);
    expect(Number(refused.retry)).toBeGreaterThan(0);
    expect(refused.text).toContain('"code":42901');
    expect((await call({ "x-forwarded-for": "203.0.113.8" })).status).toBe(400);
  });

  test("names no host that a request claims", async () => {
    const { body } = await get("/search/feed.atom?qr=%E4%BB%A3%E4%BD%8D%E6%B1%82%E5%81%BF", {
      host: "law.example",
      "x-forwarded-proto": "https",
    });
    expect(body.toString()).toContain('href="/layout/award#');
    expect(body.toString()).not.toContain("law.example");
  });

  test("writes one JSON line a request, without address, query or body", async () => {
    await get("/layout?secret=sesame", { "x-forwarded-for": "198.51.100.9" });
    await get("/nothing-sesame", { "x-forwarded-for": "198.51.100.9" });
    await get("/search/feed.json?qr=secretsesame", { "x-forwarded-for": "198.51.100.9" });
    const lines = () => site.output().trim().split("\n");
    // Log lines of earlier requests may still be arriving.
    await expect
      .poll(() =>
        lines()
          .slice(-3)
          .map((line) => JSON.parse(line))
          .map(({ route, status }) => [route, status]),
      )
      .toEqual([
        ["/layout.html", 200],
        ["404", 404],
        ["/search/feed.atom", 200],
      ]);
    // Words and an address that cannot be confused with the ports and milliseconds in the lines.
    expect(lines().join()).not.toMatch(/sesame|198\.51\.100/);
  });

  test("ends what is under way when it is told to stop, and nothing after it", async () => {
    const own = await startServe({ built: true, env: { FASU_STORE: store, FASU_LOG: "off" } });
    const body = JSON.stringify({ search: { qr: ["保险"] } });
    const slow = ask({
      port: own.port,
      host: "127.0.0.1",
      path: "/search",
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    });
    const answered = new Promise<number>((resolve, reject) => {
      slow.once("response", (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode!));
      });
      slow.once("error", reject);
    });
    await new Promise<void>((sent) => slow.write(body.slice(0, 5), () => sent()));
    // The request is in progress once the host has read it: by then a second request after it is answered.
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
    const ended = own.stop();
    await expect
      .poll(() =>
        fetch(`${own.url}/healthz`).then(
          () => "open",
          () => "closed",
        ),
      )
      .toBe("closed");
    slow.end(body.slice(5));
    expect(await answered).toBe(200);
    expect(await ended).toBe(0);
  });
});
