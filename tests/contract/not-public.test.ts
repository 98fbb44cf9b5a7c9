import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { type Site, startSite } from "#tests/bench/site.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { layOutProject } from "#tests/project-folder.ts";
import { runImportIn } from "../fixtures/run-import.ts";

const COURT = "呼和浩特市新城区人民法院";
const HEAD = "原始链接,案号,案件名称,法院,案件类型,裁判日期,当事人,案由,全文";
/** A row of a collection, all invented: `docId` counts upwards; the parties are words that occur nowhere else. */
const row = (n: number, number: string, name: string, parties: string, cause: string, text: string): string =>
  `https://example.org/?docId=${String(n).repeat(32)},${number},${name},${COURT},民事案件,2020-05-0${n},${parties},${cause},"${text}"`;
const judgment = (number: string, plaintiff: string, defendant: string, cause: string, said: string) =>
  [
    ...[COURT, "民事判决书", number, `原告：${plaintiff}，女。`, `被告：${defendant}，男。`],
    ...[`原告${plaintiff}与被告${defendant}${cause}一案，本院立案后依法审理。现已审理终结。`],
    ...[`${plaintiff}诉称：${said}。`, `本院认为，${said}。判决如下：`, `准许${said}。`],
    ...["审判员　例审判", "二〇二〇年五月三日", "书记员　例书记"],
  ].join("\n");

/** Of these documents only number, court, date and reason may appear anywhere. */
const ROWS = [
  row(
    1,
    "（2020）内0102民初71号",
    "隐甲甲与隐乙乙离婚纠纷一审民事判决书",
    "隐甲甲；隐乙乙",
    "离婚纠纷",
    "离婚诉讼或者涉及未成年子女抚养、监护的",
  ),
  row(
    2,
    "（2020）内0102民初72号",
    "隐丙丙秘事一案民事裁定书",
    "隐丙丙；隐丁丁",
    "侵权责任纠纷",
    "涉及国家秘密的",
  ),
  row(
    3,
    "（2020）内0102民初73号",
    "隐戊戊与隐己己离婚纠纷一审民事判决书",
    "隐戊戊；隐己己",
    "离婚纠纷",
    judgment("（2020）内0102民初73号", "隐戊戊", "隐己己", "离婚纠纷", "离婚后紫云小筑归隐戊戊"),
  ),
  row(
    4,
    "（2020）内0102民初74号",
    "明甲与明乙买卖合同纠纷一审民事判决书",
    "明甲；明乙",
    "买卖合同纠纷",
    judgment(
      "（2020）内0102民初74号",
      "明甲甲",
      "明乙乙",
      "买卖合同纠纷",
      "给付货款，另见（2020）内0102民初73号、（2020）内0102民初72号",
    ),
  ),
];
const HIDDEN = ["隐甲甲", "隐乙乙", "隐丙丙", "隐丁丁", "隐戊戊", "隐己己", "秘事", "紫云小筑"];
/** Text that identifies only the state secret; its number also occurs in the open judgment, which names it. */
const SECRET = ["2020-05-02", "222222222222"];
const OF_DIVORCE = {
  court: COURT,
  casedate: "2020-05-01",
  case_number: "（2020）内0102民初71号",
  withheld: "divorce",
};

const work = scratchFolder();
const project = join(work, "project");
let site: Site;
let output = "";

const runImport = (...args: string[]) => runImportIn(project, args);

interface Row {
  id: string;
  casename: string;
  case_number: string;
}
const search = async (query: object) =>
  ((await site.post("/search", { search: query })) as { data: { total_count: number; id_list: Row[] } }).data;
/** The documents listed under a number, without those that only name it. */
const under = async (number: string) =>
  (await search({ qr: [number] })).id_list.filter(({ case_number }) => case_number === number);
const detail = async (id: string) =>
  ((await site.post("/content", { id })) as { wenshu_content: Record<string, unknown> }).wenshu_content;

beforeAll(async () => {
  await builtData();
  layOutProject(project);
  writeFileSync(join(work, "rows.csv"), `${[HEAD, ...ROWS].join("\n")}\n`);
  output = await runImport(join(work, "rows.csv"));
  site = await startSite(project);
}, 120_000);
afterAll(async () => {
  await site?.close();
});

describe("documents that are not public", () => {
  test("are counted apart by reason, and in no rate of acceptance", () => {
    expect(output).toMatch(/1 accepted|1 new/);
    expect(output).toMatch(/3 .*not public|not public.* 3/i);
  });

  test("are stored with number, court, date and reason, of a state secret with the reason alone", () => {
    const stored = [...readCorpus(join(project, "data/corpus"))];
    expect(stored.map(({ withheld }) => withheld ?? "").sort()).toEqual([
      "",
      "divorce",
      "divorce",
      "state_secret",
    ]);
    const text = JSON.stringify(stored.filter(({ withheld }) => withheld));
    for (const word of [...HIDDEN, "判决书", "裁定书", "example.org", "离婚纠纷", "侵权责任", "例审判"])
      expect(text).not.toContain(word);
    const secret = JSON.stringify(stored.find(({ withheld }) => withheld === "state_secret"));
    for (const word of [...SECRET, COURT, "民初72号", "2020"]) expect(secret).not.toContain(word);
  });

  test("are found by number and court, and by nothing else", async () => {
    expect((await search({})).total_count).toBe(4);
    const found = await under("（2020）内0102民初71号");
    expect(found.map(({ casename }) => casename)).toEqual(["不公开文书：离婚诉讼"]);
    expect(await detail(found[0]!.id)).toMatchObject({
      ...OF_DIVORCE,
      ...{
        body_text: [],
        tail_text: [],
        body_postscript: [],
        cause: "",
        text_type: "",
        wenshu_url: "",
        related: [],
      },
    });
    for (const word of HIDDEN) expect((await search({ qr: [word] })).total_count, word).toBe(0);
    for (const cause of ["离婚纠纷", "侵权责任纠纷"])
      expect((await search({ reason: [cause] })).total_count, cause).toBe(0);
    // Neither number nor day nor court of the secret leads to it.
    expect(await under("（2020）内0102民初72号")).toEqual([]);
    expect((await search({ datefrom: "2020-05-02", dateto: "2020-05-02" })).total_count).toBe(0);
    expect((await search({ courtname: [COURT] })).total_count).toBe(3);
  });

  test("lead nowhere: no call, page or feed says more of them", async () => {
    const { id_list } = await search({});
    const posted: [string, object][] = [
      ["/search", { search: {} }],
      ["/search", { search: { qr: ["离婚"] } }],
      ["/search/count", { search: {} }],
      ["/search/statistics", { search: {} }],
      ["/search/treedata", { search: {} }],
      ["/search/numbers", { text: "（2020）内0102民初71号、（2020）内0102民初72号、（2020）内0102民初73号" }],
      ["/search/ask", { text: "隐甲甲离婚" }],
      ["/search/download", { search: {}, format: "csv" }],
      ["/reverse/case", { first_instance_number: "（2020）内0102民初72号" }],
      ...HIDDEN.flatMap((word): [string, object][] =>
        ["/search/prewview", "/search/prewview/court", "/search/prewview/reason"].map((path) => [
          path,
          { keyword: word },
        ]),
      ),
      ...id_list.flatMap(({ id }): [string, object][] =>
        ["/content", "/content/similar", "/content/instances"].map((path) => [path, { id }]),
      ),
    ];
    const got = [
      ...["/search/feed.atom", "/search/feed.json", "/healthz"],
      ...id_list.map(({ id }) => `/search/judgment?id=${id}`),
    ];
    const answers: [string, string][] = [];
    const keep = async (name: string, path: string, body?: object): Promise<void> => {
      // A refusal in words is an answer too.
      const text = await site.ask(path, body).catch((error: Error) => error.message);
      answers.push([name, text]);
    };
    for (const [path, body] of posted) await keep(`${path} ${JSON.stringify(body)}`, path, body);
    for (const path of got) await keep(path, path);
    for (const [name, text] of answers) {
      // The query's own words may be repeated.
      const said = HIDDEN.filter((word) => !name.includes(word) && text.includes(word));
      expect(said, name).toEqual([]);
      for (const word of SECRET) expect(text, name).not.toContain(word);
    }
    // No robot lists a document's page, and the sitemap contains only pages that robots may list.
    for (const [name, text] of answers.filter(([path]) => path.startsWith("/search/judgment")))
      expect(text, name).toMatch(/<meta name="robots" content="noindex/);
    const secret = id_list.find(({ casename }) => casename.includes("国家秘密"))!;
    const own = answers.filter(([name]) => name.includes(secret.id)).map(([, text]) => text);
    for (const text of own)
      for (const word of ["民初72号", COURT, "2020-05"]) expect(text).not.toContain(word);
    const similar = answers.filter(([name]) => name.startsWith("/content/similar"));
    for (const [, text] of similar) expect(text).not.toContain("不公开文书");
  });

  test("have no part in lawyers and appeals, and nothing of them is in any file of the site's data", async () => {
    const files = globSync(`${project}/data/generated/{search,recovery,reversal,search-delta}/**/*`, {
      withFileTypes: true,
    }).filter((file) => file.isFile());
    const holding = files.flatMap((file) => {
      const text = readFileSync(join(file.parentPath, file.name)).toString("utf8");
      return HIDDEN.filter((word) => text.includes(word)).map((word) => `${file.name}: ${word}`);
    });
    expect(holding).toEqual([]);
    const report = readFileSync(join(project, "data/generated/import-report.tsv"), "utf8");
    for (const word of HIDDEN) expect(report).not.toContain(word);
  });

  test("are shown with a reason for showing them, which is kept", async () => {
    await site.close();
    await runImport("--allow-restricted", "有关机关书面同意", join(work, "rows.csv"));
    site = await startSite(project);
    const [read] = await under("（2020）内0102民初73号");
    expect(JSON.stringify(await detail(read!.id))).toContain("紫云小筑");
    expect(readFileSync(join(project, "data/corpus/sources.json"), "utf8")).toContain("有关机关书面同意");
    // The document that had no text stays unchanged.
    const [left] = await under("（2020）内0102民初71号");
    expect(await detail(left!.id)).toMatchObject(OF_DIVORCE);
  }, 60_000);
});
