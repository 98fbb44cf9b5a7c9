import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { importPool } from "#server/corpus/import/import-pool.ts";
import { type ImportSettings, rulesOf } from "#server/corpus/import/import-settings.ts";
import { preparePiece } from "#server/corpus/import/prepare-piece.ts";
import type { InputPiece } from "#server/corpus/inputs/piece.ts";
import { invented } from "../../../domain/judgment/invented-record.ts";
import { scratchFolder } from "../scratch.ts";

const hasCatalogues = existsSync("data/generated/courts.json");
if (!hasCatalogues)
  console.warn("data/generated is absent: threads of an import are not tested, npm run data");

test.skipIf(!hasCatalogues)(
  "threads give what the calling thread gives, each piece's own",
  async () => {
    const settings: ImportSettings = {
      corpusDir: scratchFolder(),
      today: "2026-01-02",
      reference: { id: "test", sampling: "selected" },
      other: { id: "test", sampling: "selected" },
      mayHoldAll: true,
      released: false,
      asPublished: false,
      selection: null,
      share: null,
    };
    const pieces: InputPiece[] = Array.from({ length: 9 }, (_, at) => ({
      kind: "whole",
      form: "json",
      file: "a",
      name: `a › ${at}`,
      done: 0,
      bytes: Buffer.from(JSON.stringify(invented({ case_number: `（2021）内0102民初${at + 1}号` }))),
    }));
    const pool = importPool(settings, 2);
    const prepared = await Promise.all(pieces.map((piece) => pool.prepare(piece)));
    await pool.close();
    expect(prepared).toEqual(pieces.map((piece) => preparePiece(piece, rulesOf(settings))));
    expect(prepared.every(({ documents }) => documents[0]?.kind === "record")).toBe(true);
  },
  60_000,
);
