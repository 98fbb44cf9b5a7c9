import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FORMAT } from "#server/generated/checksums.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { TEST_CAUSES, TEST_COURTS, testDocument } from "../../../fixtures/search/documents.ts";

/**
 * The checksum of the index of some fixed documents in this format, without details that depend on Node's own
 * compression.
 */
const GOLDEN = { format: 13, sha256: "9d49940ea57820a443a4d6c73920e3c52e8cdf386546dc0649b26a59e9da2136" };

test("the same documents give the same bytes as long as FORMAT is the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fasu-format-"));
  const documents = Array.from({ length: 300 }, (_, at) =>
    testDocument({
      id: `id${at}`,
      title: `第${at}号`,
      date: `20${String(10 + (at % 12))}-01-02`,
      text: ["代位求偿".repeat(1 + (at % 5)), at === 200 ? "仅此一处，仅此而已" : "保险人向被保险人赔偿"],
      number: `（2021）示01民初${at}号`,
    }),
  );
  writeIndex(folder, documents, { courts: TEST_COURTS, causes: TEST_CAUSES }, ["保险"]);
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) {
    if (/^(?:details|columns|checksums)\./.test(name)) continue;
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  rmSync(folder, { recursive: true });
  const sentence =
    "Files made before would be read otherwise: raise FORMAT in checksums.ts and note it here.";
  expect({ format: FORMAT, sha256: hash.digest("hex") }, sentence).toEqual(GOLDEN);
});
