import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerDesk } from "#server/desk/desk-api.ts";
import { article, type Desk, openDesk } from "../content/desk.ts";

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
  for (const folder of ["src/pages", "public"]) mkdirSync(join(desk.root, folder), { recursive: true });
});
afterEach(() => desk.close());

const call = (action: string, params: object = {}) => answerDesk(desk.root, { action, params });
const persist = (path: string, raw: string, assets: object[] = []) =>
  call("persistEntry", { dataFiles: [{ path: `src/content/${path}`, raw }], assets });
const text = (path: string) => readFileSync(join(desk.root, "src/content", path), "utf8");
const photo = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 3, background: "#456" } })
      .jpeg()
      .toBuffer()
  ).toString("base64");

describe("answerDesk", () => {
  test("lists the files of a folder with their name as a field, and no folder but content's", async () => {
    const listed = await call("entriesByFolder", { folder: "src/content/experts", extension: "yaml" });
    expect(listed).toMatchObject({
      status: 200,
      body: [{ data: expect.stringMatching(/^address: sample-a\n/) }],
    });
    for (const folder of ["src", "../etc", "src/content/../../netlify", "/"])
      expect(await call("entriesByFolder", { folder, extension: "" })).toEqual({ status: 200, body: [] });
  });

  test("writes a new article as content files are written, without what was left empty", async () => {
    const raw = article({
      address: "fresh",
      updatedOn: '""',
      draft: "false",
      publishOn: "2027-01-01T00:00:00.000Z",
    });
    expect((await persist("knowledge/cn/fresh.md", raw)).status).toBe(200);
    expect(text("knowledge/cn/fresh.md")).toMatch(
      /^---\ntitle: 收到判决以后\n[\s\S]*publishOn: 2027-01-01\n---\n\n## /,
    );
    expect(text("knowledge/cn/fresh.md")).not.toMatch(/address|updatedOn|draft/);
    expect(desk.check()).toEqual([]);
  });

  test("refuses what the check would refuse, in its words, and leaves the file alone", async () => {
    const before = text("settings/contact.yaml");
    const answer = await persist("settings/contact.yaml", before.replace(/^email:.*$/m, "email: nobody"));
    expect(answer).toMatchObject({ status: 422, sentence: expect.stringContaining("不像邮箱地址") });
    expect(text("settings/contact.yaml")).toBe(before);
  });

  test("does not hold a fault that was there before against an edit elsewhere", async () => {
    desk.edit("settings/contact.yaml", /^email:.*$/m, "email: nobody");
    const raw = text("experts/sample-a.yaml").replace("[1, 2]", "[3]");
    expect((await persist("experts/sample-a.yaml", raw)).status).toBe(200);
  });

  test.each([
    "../package.json",
    "read-panel.ts",
    "README.md",
    "knowledge/cn/上诉.md",
    "images/../areas.yaml",
  ])("writes nothing to %s", async (path) => {
    expect((await persist(path, "a: 1\n")).status).toBe(403);
  });

  test("keeps an uploaded photograph smaller and shows it in the list", async () => {
    const path = "src/content/images/hall.jpg";
    const stored = await call("persistMedia", { asset: { path, content: await photo(3000, 1500) } });
    expect(stored.status).toBe(200);
    expect((await sharp(join(desk.root, path)).metadata()).width).toBe(2000);
    expect(await call("getMedia", { mediaFolder: "src/content/images" })).toMatchObject({
      body: [{ name: "hall.jpg" }],
    });
  });

  test("refuses a picture that is none, and a name that addresses cannot hold", async () => {
    const asset = (path: string, content: string) => call("persistMedia", { asset: { path, content } });
    expect((await asset("src/content/images/a.jpg", "aGVsbG8=")).status).toBe(422);
    expect((await asset("src/content/images/大厅.jpg", await photo(10, 10))).status).toBe(422);
    expect((await asset("src/content/images/../a.jpg", await photo(10, 10))).status).toBe(422);
    expect(existsSync(join(desk.root, "src/content/images"))).toBe(false);
  });

  test("deletes an article, but no page that the site needs and nothing that is still linked to", async () => {
    desk.write("knowledge/cn/one.md", article());
    desk.write("knowledge/cn/two.md", article({}, "见[另一篇](/layout/knowledge/one)。"));
    const path = (name: string) => `src/content/knowledge/cn/${name}.md`;
    expect(await call("deleteFile", { path: path("one") })).toMatchObject({ status: 422 });
    expect((await call("deleteFiles", { paths: [path("two"), path("one")] })).status).toBe(200);
    expect((await call("deleteFile", { path: "src/content/info/cn/about.md" })).status).toBe(403);
    expect((await call("deleteFile", { path: "package.json" })).status).toBe(403);
  });

  test("answers what it does not know with a sentence", async () => {
    expect((await answerDesk(desk.root, undefined)).status).toBe(422);
    expect((await call("unpublishedEntries")).status).toBe(422);
  });
});
