import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerDesk } from "#server/desk/desk-api.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { article, type Desk, openDesk } from "../content/desk.ts";

const each = examplesOf(import.meta.url);

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
      expect(await call("entriesByFolder", { folder, extension: "" })).toEqual({
        status: 200,
        body: [],
        notes: [],
      });
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
      /^---\ntitle: 收到判决以后\n[\s\S]*publishOn: 2027-01-01\ntranslation: pending\n---\n\n## /,
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

  each<[string]>("writes nothing to %s", async (path) => {
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
    expect(await call("getMediaFile", { path })).toMatchObject({ status: 200, body: { name: "hall.jpg" } });
    desk.write("areas.yaml", "a: 1\n");
    for (const none of ["src/content/images/none.jpg", "src/content/areas.yaml"])
      expect((await call("getMediaFile", { path: none })).status, none).toBe(404);
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

  test("keeps Chinese without English, and English without Chinese, and says what is still to be done", async () => {
    const cn = {
      path: "src/content/knowledge/cn/fresh.md",
      raw: article({ address: "fresh", translation: "" }),
    };
    const en = {
      path: "src/content/knowledge/en/fresh.md",
      raw: article({ address: "fresh", translation: "" }),
    };
    const save = (dataFiles: object[]) => call("persistEntry", { dataFiles, assets: [] });
    expect((await save([cn])).status).toBe(200);
    expect(text("knowledge/cn/fresh.md")).toContain("translation: pending");
    expect((await save([cn, en])).status).toBe(200);
    expect(text("knowledge/cn/fresh.md")).not.toContain("pending");
    expect(desk.check()).toEqual([]);
    expect((await call("deleteFiles", { paths: [cn.path, en.path] })).status).toBe(200);
    expect(await save([en])).toMatchObject({ status: 200, notes: [expect.stringContaining("缺少中文版")] });
  });

  test("writes no file for a column that was left empty, and takes one away that was emptied", async () => {
    const raw = article({ address: "fresh", translation: "" });
    const blank = "---\naddress: fresh\ncategory: appeal\ndate: 2026-07-01\n---\n";
    const path = (language: string) => `src/content/knowledge/${language}/fresh.md`;
    const save = (english: string) =>
      call("persistEntry", {
        dataFiles: [
          { path: path("cn"), raw },
          { path: path("en"), raw: english },
        ],
        assets: [],
      });
    for (const english of [blank, raw, blank]) {
      expect((await save(english)).status).toBe(200);
      expect(existsSync(join(desk.root, path("en")))).toBe(english === raw);
      expect(desk.check()).toEqual([]);
    }
  });

  test("takes a text in one language, which cannot be published before the other is there", async () => {
    const raw = text("toolbox/filing.yaml").replace(
      /$/,
      "  - name: { cn: 新链接 }\n    url: https://example.org/\n",
    );
    const answer = await persist("toolbox/filing.yaml", raw);
    expect(answer).toMatchObject({
      status: 200,
      notes: [expect.stringMatching(/“工具箱：立案”，第2项，链接·名称·英文：还是“待填写”/)],
    });
    expect(desk.check()).toEqual([]);
    expect(desk.check({ production: true }).join()).toContain("toolbox/filing.yaml");
  });

  test("says what is wrong with files that are no YAML or a bomb, and writes nothing", async () => {
    const bomb = `a: &a [x, x]\n${[..."bcdefghij"].map((name, at) => `${name}: &${name} [*${"abcdefghi"[at]}, *${"abcdefghi"[at]}]\n`).join("")}`;
    const before = text("settings/contact.yaml");
    for (const raw of ["phone: [", "- 1", bomb, "phone: 'a", "a: *b"]) {
      expect(await persist("settings/contact.yaml", raw), raw).toMatchObject({
        status: 422,
        sentence: expect.stringContaining("没有保存"),
      });
      desk.write("settings/notices.yaml", raw);
      const broken = await call("getEntry", { path: "src/content/settings/notices.yaml" });
      if (raw !== "- 1")
        expect(broken, raw).toMatchObject({ status: raw === bomb ? expect.any(Number) : 422 });
      const files = [
        { path: "src/content/settings/notices.yaml" },
        { path: "src/content/settings/site.yaml" },
      ];
      expect(await call("entriesByFiles", { files })).toMatchObject({ status: 200 });
    }
    expect(text("settings/contact.yaml")).toBe(before);
  });

  test("publishes what was changed as a commit of its own, once both languages are there", async () => {
    const git = (...args: string[]) => execFileSync("git", ["-C", desk.root, ...args], { encoding: "utf8" });
    expect(await call("publish")).toMatchObject({ status: 422 });
    git("init", "--quiet");
    git("add", "src");
    git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "first");
    const before = text("toolbox/filing.yaml");
    await persist("toolbox/filing.yaml", before.replace("cn: 立案, en: Filing", "cn: 立案"));
    expect(await call("changes")).toMatchObject({ body: { changes: 1 } });
    expect(await call("publish")).toMatchObject({
      status: 422,
      details: [expect.stringContaining("待填写")],
    });
    await persist("toolbox/filing.yaml", before.replace("en: Filing", "en: Start"));
    expect(await call("publish")).toMatchObject({ status: 200, body: { changes: 0 } });
    expect(git("show", "--name-only", "--format=%s").trim().split("\n\n")).toEqual([
      "内容：工具箱：立案",
      "src/content/toolbox/filing.yaml",
    ]);
  });

  test("answers what it does not know with a sentence", async () => {
    expect((await answerDesk(desk.root, undefined)).status).toBe(422);
    expect((await call("unpublishedEntries")).status).toBe(422);
  });
});
