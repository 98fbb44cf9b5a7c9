import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import { MAX_ROWS } from "#contract/search/search-limits.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { planQuery } from "#domain/search/query/query-plan.ts";
import { lawKeys } from "#domain/statute/citation/law-name.ts";
import { chineseScripts } from "#domain/text/traditional-characters.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { EmbeddedEngine } from "#server/search/embedded/embedded-engine.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { TEST_CAUSES, TEST_COURTS, testDocument } from "../../../../fixtures/search/documents.ts";
import { pick, seededRandom } from "../../../../fixtures/search/random.ts";
import { ownContext } from "../../../domain/judgment/own-context.ts";
import { type Asked, has, passagesOf } from "./scan.ts";

const TEXTS = "../shared/corpus/judgments/civil-supreme.jsonl";
const TERMS =
  "违约金 逾期利息 抵押权 连带责任 保证期间 诉讼时效 管辖权异议 表见代理 不当得利 工程款 优先受偿权 股权转让 善意取得 举证责任 新的证据 格式条款 解除合同 情势变更 显失公平 鉴定意见 质保金 竣工验收 实际施工人 挂靠 追偿 案外人 执行异议 夫妻共同债务 虚假诉讼 公章 借条 高利贷 以物抵债 定金 缺乏证据证明 适用法律错误 程序违法 重复起诉 意思表示真实 恶意串通 无权处分 代位权 清算 破产管理人 商标侵权 保险人 本院认为，本案 一审、二审".split(
    " ",
  );
/** Each law with the names used for it in texts. */
const LAWS: string[][] = [
  "民事诉讼法",
  "合同法",
  "公司法",
  "担保法",
  "物权法",
  "民法通则",
  "侵权责任法",
  "商标法",
  "保险法",
].map((short) => [short, `中华人民共和国${short}`]);
const random = seededRandom(20261129);
const searches = (count: number, make: () => [typed: string, ...asked: Asked[]]) =>
  Array.from({ length: count }, make);
const word = (written: string): Asked => ({ kind: "word", word: written });
const known = new Set(LAWS.flat().flatMap(lawKeys));

function readRecords(): JudgmentRecord[] {
  const lines = readFileSync(TEXTS, "utf8").trim().split("\n").slice(0, MAX_ROWS);
  const parsed = lines.flatMap((line) => parseText(JSON.parse(line).text, ownContext));
  return parsed.flatMap((one) => (one.kind === "record" ? [one.record] : []));
}

/** Two hundred searches of the kinds that lawyers make, taken from the texts. */
function drawSearches(records: JudgmentRecord[]): [typed: string, ...asked: Asked[]][] {
  const texts = records.map(({ body_text }) => body_text.join("\n"));
  const found = (pattern: RegExp): string => {
    for (;;) {
      const all = pick(texts, random).match(pattern);
      if (all) return pick(all, random);
    }
  };
  const asWritten = (pattern: RegExp) => (): [string, Asked] => {
    const written = found(pattern);
    return [written, word(written)];
  };
  return [
    ...searches(80, () => {
      const terms = Array.from({ length: pick([1, 2, 2, 3], random) }, () => pick(TERMS, random));
      return [terms.join(" "), ...terms.map(word)];
    }),
    ...searches(40, asWritten(/\p{Script=Han}{4,10}/gu)),
    ...searches(15, asWritten(/\p{Script=Han}{3}[，、；]\p{Script=Han}{3}/gu)),
    ...searches(25, () => {
      const names = pick(LAWS, random);
      const article = pick(
        [5, 8, 33, 44, 52, 60, 64, 94, 107, 114, 119, 154, 170, 198, 199, 200, 204],
        random,
      );
      const item = article === 200 ? pick([0, 1, 2, 6, 11], random) : 0;
      const typed = `${pick(names, random)}第${article}条${item ? `第${pick([`${item}`, `（${item}）`], random)}项` : ""}`;
      return [typed, { kind: "law", names, article, paragraph: 0, item }];
    }),
    ...searches(10, () => {
      const article = pick([60, 107, 170, 198, 200], random);
      const item = pick([undefined, 1, 2, 6], random);
      const typed = `第${article}条${item ? `第${item}项` : ""}`;
      return [typed, word(typed)];
    }),
    ...searches(15, () => {
      const sum = found(/(?<![\d.,，])[1-9]\d{0,6}(?:\.\d{1,2})?万?元/g);
      return [
        sum,
        { kind: "sum", yuan: Math.round(Number.parseFloat(sum) * (sum.includes("万") ? 1e6 : 100)) / 100 },
      ];
    }),
    ...searches(10, asWritten(/(?<![\d.])\d+(?:\.\d+)?%|(?<!\d)\d{4}年\d+月\d+日/g)),
    ...searches(5, asWritten(/(?<=[）)])\p{Script=Han}{1,2}[一二]?[终初申]字第\d+号/gu)),
  ];
}

const root = scratchFolder();

test.skipIf(!existsSync(TEXTS))(
  "two hundred searches of lawyers find what a scan by the page of rules finds",
  async () => {
    const records = readRecords();
    const documents = records.map((record, at) =>
      testDocument({
        ...{ id: `d${String(at).padStart(3, "0")}`, title: record.casename, number: record.case_number },
        ...{ court: record.court, causes: record.causes, date: record.casedate },
        judges: record.panel,
        counsel: record.counsel.flatMap(({ name, firm }) => [name, firm]),
        detail: record,
      }),
    );
    const catalogue = { courts: TEST_COURTS, causes: TEST_CAUSES };
    writeIndex(scopeFolder(root, 1), documents, catalogue, [], (key) => known.has(key));
    const engine = new EmbeddedEngine(root);
    const passages = records.map(passagesOf);
    const missed: string[] = [];
    let hits = 0;
    for (const [typed, ...asked] of drawSearches(records)) {
      const query = { ...emptyQuery(), qr: asked.length > 1 ? typed.split(" ") : [typed] };
      const planned = planQuery(query, TEST_COURTS, TEST_CAUSES, chineseScripts);
      if (planned.kind === "faults") throw new Error(typed);
      const wanted = documents
        .filter((_, at) => asked.every((one) => has(passages[at]!, one)))
        .map(({ id }) => id);
      const rows = (await engine.find(planned.plan)).rows.map(({ id }) => id);
      hits += rows.length;
      if (rows.toSorted().join() !== wanted.join())
        missed.push(
          `${typed}: engine ${rows.filter((id) => !wanted.includes(id))}, scan ${wanted.filter((id) => !rows.includes(id))}`,
        );
    }
    expect(hits).toBeGreaterThan(1000);
    expect(missed).toEqual([]);
  },
  60_000,
);
