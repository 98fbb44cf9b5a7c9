import { expect, test } from "vitest";
import { RowCutter } from "#server/corpus/inputs/cut-rows.ts";
import { readPiece } from "#server/corpus/inputs/read-piece.ts";
import { HEADING, monthRows } from "#tests/bench/collection/rows.ts";
import { collectionWorld } from "#tests/bench/collection/world.ts";
import { rowsByYear } from "#tests/bench/collection/write-collection.ts";

const world = collectionWorld();
const rows = [...monthRows(world, "a", 2019, 3, 6_000)];
const truths = rows.map(({ truth }) => truth);
const share = (part: number) => part / rows.length;

test("gives the same rows for the same seed and others for another", () => {
  const first = (seed: string) => [...monthRows(world, seed, 2019, 3, 20)].map(({ csv }) => csv);
  expect(first("a")).toEqual(rows.slice(0, 20).map(({ csv }) => csv));
  expect(first("b")).not.toEqual(first("a"));
});

test("writes rows that a reader takes apart into the columns of the collection", () => {
  const headings = HEADING.split(",");
  const cutter = new RowCutter({ delimiter: 0x2c, start: null }, 2, 0);
  const batches = [...cutter.push(Buffer.from(rows.map(({ csv }) => csv).join(""))), ...cutter.end()];
  const read = batches.flatMap((batch) => [
    ...readPiece({
      ...batch,
      kind: "rows",
      file: "",
      name: "",
      done: 0,
      form: "csv",
      headings,
      delimiter: ",",
      encoding: "utf-8",
    }),
  ]);
  expect(read).toHaveLength(rows.length);
  for (const [at, document] of read.entries()) {
    if (document.kind !== "columns") throw new Error(`row ${at + 2} is no row`);
    expect(document.columns.wenshu_url).toContain(truths[at]?.source_id);
    if (truths[at]?.reason) expect(document.columns.text).toBe(truths[at].reason);
  }
});

test("keeps the shares of kinds and courts, the known dirt, and the length of civil judgments", () => {
  const of = (kind: string) => share(truths.filter((truth) => truth.kind === kind).length);
  expect(of("民事案件")).toBeCloseTo(90.7 / 148.1, 1);
  expect(of("执行案件")).toBeCloseTo(42.4 / 148.1, 1);
  expect(share(truths.filter(({ court }) => /中级/.test(court)).length)).toBeGreaterThan(0.1);
  expect(share(truths.filter(({ reason }) => reason).length)).toBeCloseTo(0.04, 1);
  expect(truths.some(({ same_as }) => same_as)).toBe(true);
  const text = rows.map(({ csv }) => csv).join("");
  for (const dirt of ["\\N", "\ufffd", "&nbsp;", "**", ",0301,", "文书内容"]) expect(text).toContain(dirt);
  const civil = rows.filter(({ truth }) => truth.text_type === "民事判决书" && !truth.reason);
  const mean = civil.reduce((sum, { csv }) => sum + csv.length - csv.indexOf("文书内容"), 0) / civil.length;
  expect(mean).toBeGreaterThan(2_800);
  expect(mean).toBeLessThan(3_500);
});

test("gives each year its share and loses no row", () => {
  for (const count of [1, 10, 12_345, 1_000_000])
    expect(rowsByYear(count).reduce((sum, [, rows]) => sum + rows, 0)).toBe(count);
});
