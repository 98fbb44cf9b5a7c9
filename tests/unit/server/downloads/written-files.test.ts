import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import type { ZipPart } from "#domain/text/office-package.ts";
import { downloadFile } from "#i18n/download-file.ts";
import { writeCsvZip } from "#server/downloads/answer-download.ts";
import { collectDocuments, collectList } from "#server/downloads/collect-documents.ts";
import {
  describeAsked,
  type FileFacts,
  manifestRows,
  openingLines,
  pageOf,
} from "#server/downloads/file-facts.ts";
import { writeDocx } from "#server/downloads/write-docx.ts";
import { writeXlsx } from "#server/downloads/write-xlsx.ts";
import { zipStream } from "#server/downloads/zip-stream.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";

const words = downloadFile.en;
type Documents = FileFacts["collected"]["documents"];
const plain = {
  body_text: ["One.", "Two."],
  tail_text: ["Judge"],
  body_postscript: ["Annex"],
  holding: null,
};
const documents = [
  {
    place: 3,
    row: { id: "abc-def", title: "First", court: "Court A", number: "No 1", date: "2024-05-06" },
    detail: {
      ...plain,
      text_type: "民事判决书",
      outcome: "changed",
      source: { name: "Register", sampling: "complete" },
      wenshu_url: "https://example.com/1",
      case_reason: "合同纠纷",
    },
    sha256: "1".repeat(64),
  },
  {
    place: 4,
    row: { id: "x", title: "Second", court: "", number: "No 2", date: "", url: "/layout/statute/a#b" },
    detail: { ...plain, body_text: [], tail_text: [], body_postscript: [], outcome: "unheard of" },
    sha256: "2".repeat(64),
  },
] as unknown as Documents;
const facts: FileFacts = {
  ...{ words, from: 3, to: 4, asked: "Court A", made: "2026-01-02", imported: "2026-01-01", sample: true },
  ...{ collected: { total: 9, listed: 7, isTooLong: false, documents }, site: "https://fasu.example" },
};
/** The files of a sent package, by name. */
const unpack = async (parts: Iterable<ZipPart>) =>
  files(new Uint8Array(await new Response(zipStream(parts)).arrayBuffer()));
const files = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, each]) => [name, new TextDecoder().decode(each)]),
  );

test("a Word file has the rows of a judgment's table as a table, empty cells too", async () => {
  const detail = { ...documents[0]?.detail, body_text: ["One.", "日期\t金额", "\t3元", "1\t2\t3", "Two."] };
  const found = {
    ...facts,
    collected: { ...facts.collected, documents: [{ ...documents[0], detail }] as Documents },
  };
  const text = (await unpack(writeDocx(found)))["word/document.xml"] ?? "";
  const tables = text.split("<w:tbl>").slice(1);
  expect(tables.map((table) => table.split("</w:tbl>")[0]?.match(/<w:tr>/g)?.length)).toEqual([2, 1, 2]);
  const cells = tables[0]?.match(/<w:t [^>]*>[^<]*/g)?.map((cell) => cell.replace(/<[^>]*>/, ""));
  expect(cells?.slice(0, 4)).toEqual(["日期", "金额", "", "3元"]);
});

describe("what a file says of itself", () => {
  test("its first lines", () => {
    const lines = [
      `${words.asked}：Court A`,
      "Documents found: 9; this file holds numbers 3 to 4",
      `${words.made}：2026-01-02`,
      `${words.imported}：2026-01-01`,
    ];
    expect(openingLines(facts)).toEqual([words.sample, ...lines]);
    expect(openingLines({ ...facts, sample: false })).toEqual(lines);
  });

  test("what was asked, in one line", () => {
    const none = {
      qr: [],
      within: [],
      near: [],
      without: [],
      title: [],
      holding: [],
      judge: [],
      counsel: [],
    };
    const query = { ...none, courtname: [], court: ["甲"], reason: [], suitedate: ["2020", "2021"] };
    expect(describeAsked({ ...query, qr: ["a b"] } as never, words)).toBe(
      `${words.fields.qr} a b；${words.fields.court} 甲；${words.fields.suitedate} 2020；${words.fields.suitedate} 2021`,
    );
    expect(
      describeAsked({ ...none, courtname: [], court: [], reason: [], suitedate: [] } as never, words),
    ).toBe("everything");
  });

  test("where each document comes from", () => {
    const [head, first, second, ...more] = manifestRows(facts);
    expect(head).toEqual(
      [words.place, words.number, words.court, words.date, words.source, words.sampling].concat([
        ...[words.hash, words.address, words.page],
      ]),
    );
    expect(first).toEqual([
      ...["3", "No 1", "Court A", "2024-05-06", "Register", words.samplings.complete, "1".repeat(64)],
      ...["https://example.com/1", "https://fasu.example/layout/award#abc-def"],
    ]);
    const page = "https://fasu.example/layout/statute/a#b";
    expect(second).toEqual(["4", "No 2", "", "", "", "", "2".repeat(64), "", page]);
    expect(more).toEqual([]);
    expect(documents.map((document) => pageOf("", document))).toEqual([
      "/layout/award#abc-def",
      "/layout/statute/a#b",
    ]);
  });
});

describe("writeCsvZip", () => {
  const { "list.csv": csv = "", "manifest.json": manifest = "" } = files(writeCsvZip(facts));

  test("says how it was made, so that it can be made again", () => {
    const bytes = Buffer.from(csv === "" ? "" : (unzipSync(writeCsvZip(facts))["list.csv"] ?? ""));
    expect(JSON.parse(manifest)).toEqual({
      title: words.title,
      notice: words.sample,
      asked: "Court A",
      note: "Documents found: 9; this list holds the first 2 (a list has at most 200)",
      ...{ total: 9, listed: 2, made: "2026-01-02", imported: "2026-01-01" },
      file: {
        ...{ name: "list.csv", bytes: bytes.length },
        sha256: createHash("sha256").update(bytes).digest("hex"),
      },
      hashes: words.manifestNote,
      documents: manifestRows(facts)
        .slice(1)
        .map((row) => Object.fromEntries(row.map((value, at) => [manifestRows(facts)[0][at], value]))),
    });
    const { "manifest.json": real = "" } = files(writeCsvZip({ ...facts, sample: false }));
    expect(JSON.parse(real)).not.toHaveProperty("notice");
  });
});

describe("writeXlsx", async () => {
  test("cuts what no cell holds between characters", async () => {
    const text = `${"a".repeat(32_766)}𠮷b`;
    const long = [
      { ...documents[0], detail: { ...plain, body_text: [text, "a".repeat(32_767)] } },
    ] as Documents;
    const cut = await unpack(writeXlsx({ ...facts, collected: { ...facts.collected, documents: long } }));
    const shared = cut["xl/sharedStrings.xml"] ?? "";
    expect(shared).toContain(`>${"a".repeat(32_766)}<`);
    expect(shared).toContain(">𠮷b<");
    expect(shared).toContain(`>${words.parts.body}${words.sheetSplit}<`);
    expect(shared).toContain(`>${"a".repeat(32_767)}<`);
  });
});

describe("writeDocx", async () => {
  const parts = await unpack(writeDocx(facts));
  const body = parts["word/document.xml"] ?? "";
  const texts = [...body.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text);

  test("opens with the query and the contents, which lead to the chapters", () => {
    expect(texts.slice(0, 11)).toEqual([
      ...[words.title, ...openingLines(facts), words.contents],
      ...["3. First", "　No 1", "4. Second", "　No 2"],
    ]);
    for (const anchor of ["d_3", "d_4"]) {
      expect(body).toContain(`<w:hyperlink w:history="1" w:anchor="${anchor}"`);
      expect(body).toContain(`w:name="${anchor}"`);
    }
  });

  test("numbers its pages, and is a page of A4 in Chinese fonts", () => {
    const footer = Object.entries(parts).find(([name]) => /footer\d*\.xml$/.test(name))?.[1] ?? "";
    expect(footer).toMatch(/Page .*PAGE.* of .*NUMPAGES/s);
    expect(body).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    expect(parts["word/styles.xml"]).toContain('w:eastAsia="SimSun"');
    expect(parts["word/styles.xml"]).toContain('w:eastAsia="SimHei"');
    expect(parts["docProps/core.xml"]).toContain(`${words.asked} Court A`);
  });

  test("has the address as text where the site's is unknown", async () => {
    const homeless = await unpack(writeDocx({ ...facts, site: "" }));
    expect(homeless["word/_rels/document.xml.rels"]).not.toContain("External");
    expect(homeless["word/document.xml"]).toContain(">/layout/award#abc-def<");
    expect(homeless["word/document.xml"]).not.toContain('r:id="rIdPage');
  });

  test("warns of samples only where there are some", async () => {
    const real = await unpack(writeDocx({ ...facts, sample: false }));
    expect(real["word/document.xml"]).not.toContain(words.sample);
  });
});

describe("zipStream", () => {
  test("makes no more than is read, and lets others work in between", async () => {
    let made = 0;
    function* text() {
      for (; made < 400; made++) yield String(made).padStart(10_000, "长");
    }
    const reader = zipStream([["a.xml", text()]]).getReader();
    let turns = 0;
    const count = setInterval(() => turns++, 0);
    await reader.read();
    await reader.read();
    expect(made).toBeLessThan(40);
    const bytes: Uint8Array[] = [];
    for (let read = await reader.read(); !read.done; read = await reader.read()) bytes.push(read.value);
    clearInterval(count);
    expect([made, turns > 10]).toEqual([400, true]);
  });

  test("has long texts whole, wherever they are cut", async () => {
    const long = "𠮷长a".repeat(50_000);
    expect(
      await unpack([
        ["a", [long, "b"]],
        ["b", []],
      ]),
    ).toEqual({ a: `${long}b`, b: "" });
  });
});

describe("collectDocuments", () => {
  test("takes the places asked for, and leaves out what is gone", async () => {
    const rows = ["a", "b", "c", "d"].map((id) => ({ id, title: id, court: "", number: "", date: "" }));
    const engine = {
      find: async () => ({ total: 12, rows }),
      details: async (_: number, ids: string[]) =>
        ids.map((id) => (id === "c" ? null : JSON.stringify({ ...plain, body_text: [id] }))),
    } as unknown as SearchEngine;
    const found = await collectDocuments(engine, matchAllPlan(1), 2, 4);
    expect([found.total, found.listed]).toEqual([12, 4]);
    expect(found.documents.map(({ place, row, detail }) => [place, row.id, detail.body_text])).toEqual([
      [2, "b", ["b"]],
      [4, "d", ["d"]],
    ]);
    const text = ["b", "Judge", "Annex"].join("\n");
    const sha256 = createHash("sha256").update(text).digest("hex");
    expect(found.documents[0]?.sha256).toBe(sha256);
    const list = await collectList(engine, matchAllPlan(1), 200);
    expect(list.documents.map(({ place, row }) => [place, row.id])).toEqual([
      ...[
        [1, "a"],
        [2, "b"],
        [4, "d"],
      ],
    ]);
    expect(list.documents[1]).toMatchObject({ sha256, detail: { body_text: [] } });
  });

  test("takes none whose texts are too long together, and none beyond the list", async () => {
    const rows = ["a", "b"].map((id) => ({ id, title: id, court: "", number: "", date: "" }));
    const stored = JSON.stringify(plain);
    const engine = {
      find: async () => ({ total: 2, rows }),
      details: async (_: number, ids: string[]) => ids.map(() => stored),
    } as unknown as SearchEngine;
    const collect = (to: number, most: number) => collectDocuments(engine, matchAllPlan(1), 1, to, most);
    const none = { total: 2, listed: 2, documents: [] };
    expect(await collect(2, stored.length * 2 - 1)).toEqual({ ...none, isTooLong: true });
    expect((await collect(2, stored.length * 2)).documents).toHaveLength(2);
    expect(await collect(3, 9999)).toEqual({ ...none, isTooLong: false });
  });

  test("reads few texts of those that are too long together", async () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({ id: String(at) }));
    let read = 0;
    const details = async (_: number, ids: string[]) =>
      ids.map(() => `${JSON.stringify(plain)}${" ".repeat(read++)}`);
    const engine = { find: async () => ({ total: 20, rows }), details } as unknown as SearchEngine;
    expect(await collectDocuments(engine, matchAllPlan(1), 1, 20, 100)).toMatchObject({ isTooLong: true });
    expect(read).toBeLessThanOrEqual(5);
    const places = (await collectDocuments(engine, matchAllPlan(1), 3, 20)).documents.map(
      ({ place }) => place,
    );
    expect(places).toEqual(Array.from({ length: 18 }, (_, at) => at + 3));
  });
});
