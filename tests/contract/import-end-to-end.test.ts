import { execFile } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "#tests/bench/site.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { layOutProject } from "#tests/project-folder.ts";
import { runImportIn } from "../fixtures/run-import.ts";

const CASES = resolve("../shared/corpus/reference-cases");
const isThere = existsSync(CASES);
if (!isThere) console.warn(`${CASES} is absent: the import end to end is not tested.`);

const KEYWORD = "代位求偿";
/** Number of cases without the keyword: enough for facets, few enough to be quick. */
const OTHERS = 60;

const work = isThere ? mkdtempSync(join(tmpdir(), "fasu-import-")) : "";
const project = join(work, "project");
let site: Site;

const texts = globSync(`${CASES}/**/*.txt`)
  .sort()
  .filter((path, at) => at < OTHERS || readFileSync(path, "utf8").includes(KEYWORD));

const runImport = (args: string[]) => runImportIn(project, args);
const fresh = async () => {
  await site?.close();
  site = await startSite(project);
};
const search = async (query: object) =>
  ((await site.post("/search", { search: query })) as { data: { total_count: number; id_list: Row[] } }).data;
interface Row {
  id: string;
  casename: string;
}
/** The last line of an import: documents = accepted + duplicate + rejected; stored. */
const summary = (output: string) => {
  const line =
    /^([\d,]+) documents = ([\d,]+) accepted \+ ([\d,]+) duplicate \+ ([\d,]+) rejected; ([\d,]+) in/m;
  const [met, accepted, duplicate, rejected, stored] = (line.exec(output) ?? [])
    .slice(1)
    .map((figure) => Number(figure.replaceAll(",", "")));
  return { met, accepted: accepted!, duplicate: duplicate!, rejected: rejected!, stored };
};

describe.skipIf(!isThere)("npm run import", () => {
  let output = "";

  beforeAll(async () => {
    await builtData();
    layOutProject(project);
    output = await runImport(texts);
    await fresh();
  }, 120_000);

  afterAll(async () => {
    await site?.close();
    rmSync(work, { recursive: true, force: true });
  });

  test("accepts, knows or rejects every document it met", () => {
    const { met, accepted, duplicate, rejected } = summary(output);
    expect(accepted).toBeGreaterThan(OTHERS / 2);
    expect(accepted + duplicate + rejected).toBe(met);
  });

  test("replaces the samples in index, lawyers and appeals at once", async () => {
    expect(await site.get("/healthz")).toMatchObject({
      corpus: { sample: false, sources: [{ id: "reference-cases", sampling: "selected" }] },
      documents: { cases: summary(output).stored },
    });
    expect((await search({})).total_count).toBe(summary(output).stored);
  });

  test("lets the imported cases be found and read", async () => {
    const { total_count, id_list } = await search({ qr: [KEYWORD] });
    expect(total_count).toBeGreaterThan(0);
    const answer = (await site.post("/content", { id: id_list[0]!.id })) as { wenshu_content: Row };
    expect(answer.wenshu_content.casename).toBe(id_list[0]!.casename);
  });

  test("says of a corpus without counsel that it has none, instead of ranking", async () => {
    const { data } = (await site.get(
      "/lawyer/list?reason=保险人代位求偿权纠纷".replace(/[^ -~]+/, encodeURIComponent),
    )) as {
      data: object;
    };
    expect(data).toMatchObject({
      totalLawyer: 0,
      lawyerExp: [],
      corpus: { counsel: false, sample: false, sources: [{ sampling: "selected" }] },
    });
  });

  test("gives cases but never a rate where the source is selected", async () => {
    const answer = await site.post("/reverse/basicinfo", {
      subject: "上诉人",
      first_instance_number: "（2024）内01民初99999号",
      court: "内蒙古自治区呼和浩特市中级人民法院",
      mainjudge: "某法官",
      collegial_panel_members: "",
      reason: "保险人代位求偿权纠纷",
      amount: "1200000",
    });
    expect(answer).toMatchObject({
      change_probability: null,
      analysis: { rate: null, sources: [{ sampling: "selected", sample: false }] },
    });
    expect((answer as { analysis: { cases: unknown[] } }).analysis.cases.length).toBeGreaterThan(0);
  });

  test("changes nothing when it runs twice", async () => {
    const stamps = () => readFileSync(join(project, "data/generated/stamps.json"), "utf8");
    const before = [stamps(), readFileSync(join(project, "data/corpus/sources.json"), "utf8")];
    const again = await runImport(texts);
    expect(summary(again)).toMatchObject({ accepted: 0, stored: summary(output).stored });
    expect([stamps(), readFileSync(join(project, "data/corpus/sources.json"), "utf8")]).toEqual(before);
  });

  test("shows a judgment imported meanwhile to a host that goes on running", async () => {
    const [row] = (await search({ qr: [KEYWORD] })).id_list;
    const before = await search({});
    const text = join(work, "另一份裁判文书.txt");
    const original = texts.find((path) => path.includes(row!.casename)) ?? texts[0]!;
    writeFileSync(text, readFileSync(original, "utf8").replaceAll(KEYWORD, `${KEYWORD}暨紫色河马`));
    expect(await runImport([text])).toMatch(/\d new or changed judgment/);
    const found = await search({ qr: ["紫色河马"] });
    expect(found.total_count).toBe(1);
    const answer = (await site.post("/content", { id: found.id_list[0]!.id })) as { wenshu_content: Row };
    expect(answer.wenshu_content.id).toBe(found.id_list[0]!.id);
    expect((await search({})).total_count).toBeGreaterThanOrEqual(before.total_count);
    // The same import again has nothing to do.
    expect(await runImport([text])).toContain("has all of it");
  }, 60_000);

  test("takes a judgment out of search, content and analysis for good, at once where a host runs", async () => {
    const [row] = (await search({ qr: [KEYWORD] })).id_list;
    const before = (await search({})).total_count;
    expect(await runImport(["--remove", row!.id])).toContain("Hidden at once");
    const isOut = async () => {
      expect((await search({})).total_count).toBe(before - 1);
      expect((await search({ qr: [KEYWORD] })).id_list.map(({ id }) => id)).not.toContain(row!.id);
      await expect(site.post("/content", { id: row!.id })).rejects.toThrow("404");
    };
    await isOut();
    await runImport(texts);
    await isOut();
    // The delta is merged by a build that restarts after an interruption.
    await promisify(execFile)(process.execPath, [join(project, "src/cli/build/data.ts")], {
      cwd: project,
      env: { ...process.env, FASU_CORPUS: "", FASU_INDEX: "" },
    });
    expect(existsSync(join(project, "data/generated/search-delta/current.json"))).toBe(false);
    await fresh();
    await isOut();
    // The tables of the analysis do not contain it either, in any file.
    const holding = globSync(`${project}/data/generated/reversal/*`).filter((file) =>
      readFileSync(file).includes(row!.id),
    );
    expect(holding).toEqual([]);
  }, 60_000);
});
