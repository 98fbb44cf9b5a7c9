import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { selfSigned } from "#tests/fixtures/self-signed.ts";
import { layOutProject } from "#tests/project-folder.ts";

const COURT = "呼和浩特市新城区人民法院";
const HEAD = "原始链接,案号,案件名称,法院,案件类型,裁判日期,当事人,案由,全文";
const ROW = `https://example.org/?docId=${"4".repeat(32)},（2020）内0102民初74号,明甲与明乙买卖合同纠纷一审民事判决书,${COURT},民事案件,2020-05-04,明甲；明乙,买卖合同纠纷,"原告：明甲，女。
被告：明乙，男。
本院认为，货款应当给付。判决如下：
给付货款。
审判员　例审判
二〇二〇年五月四日"`;
const LAW =
  "# 例样办法\n\n2020年1月1日例样市人民政府公布\n\n<!-- INFO END -->\n\n第一条 为了例样，制定本办法。\n";
const FILES: Record<string, Uint8Array> = {
  "/rows.zip": zipSync({ "2020-05.csv": strToU8(`${HEAD}\n${ROW}\n`) }),
  "/laws.zip": zipSync({ "地方政府规章/例样办法.md": strToU8(LAW) }),
};

const work = scratchFolder();
const project = join(work, "project");
const ca = join(work, "ca.pem");
let server: Server;
let origin = "";

interface Ended {
  code: number;
  output: string;
}

/** Runs `npm run import -- ...` in the project folder, with or without trusting the server's certificate. */
function runImport(args: string[], trusted: boolean): Promise<Ended> {
  const { NODE_EXTRA_CA_CERTS: _, NODE_TLS_REJECT_UNAUTHORIZED: __, ...rest } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(project, "src/cli/corpus/import.ts"), "--no-build", ...args],
      {
        cwd: project,
        env: { ...rest, FASU_CORPUS: "", FASU_INDEX: "", ...(trusted && { NODE_EXTRA_CA_CERTS: ca }) },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

beforeAll(async () => {
  await builtData();
  layOutProject(project);
  const { key, cert } = selfSigned();
  writeFileSync(ca, cert);
  server = createServer({ key, cert }, ({ url = "", headers }, response) => {
    const content = FILES[url];
    if (url === "/moved.zip") return response.writeHead(302, { location: "/rows.zip" }).end();
    if (!content) return response.writeHead(404).end();
    const from = Number(/bytes=(\d+)-/.exec(headers.range ?? "")?.[1] ?? 0);
    const range = `bytes ${from}-${content.length - 1}/${content.length}`;
    return response.writeHead(206, { "content-range": range }).end(content.subarray(from));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(() => {
  server?.close();
});

const stored = () => [...readCorpus(join(project, "data/corpus"))].map(({ case_number }) => case_number);

const report = () => readFileSync(join(project, "data/generated/import-report.tsv"), "utf8");

describe("npm run import with an https address of a zip", () => {
  test("takes nothing from a server that nobody vouches for, and says why", async () => {
    const { code, output } = await runImport([`${origin}/rows.zip`], false);
    expect(code).toBe(2);
    expect(output).toContain("an address that does not give the file");
    expect(report()).toMatch(/self-signed certificate/);
    expect(report()).toContain(`${origin}/rows.zip`);
  });

  test("takes judgments, from where the address leads on as well", async () => {
    expect((await runImport([`${origin}/moved.zip`], true)).code).toBe(0);
    expect(stored()).toEqual(["（2020）内0102民初74号"]);
  });

  test("takes laws", async () => {
    const { code, output } = await runImport(["--statutes", `${origin}/laws.zip`], true);
    expect(output).toContain("1 accepted");
    expect(code).toBe(0);
    expect(readFileSync(join(project, "data/corpus/statutes/sources.json"), "utf8")).toMatch(/"count": ?1/);
  });
});
