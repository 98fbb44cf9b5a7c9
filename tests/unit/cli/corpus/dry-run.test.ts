import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { estimateImport } from "#server/corpus/import/estimate-import.ts";
import { readTakedown } from "#server/corpus/takedown/takedown.ts";
import { takedownFilter } from "#server/corpus/takedown/takedown-filter.ts";
import { wordEstimate } from "../../../../src/cli/corpus/import-estimate.ts";
import { invented } from "../../domain/judgment/invented-record.ts";
import { ownContext } from "../../domain/judgment/own-context.ts";
import { pathIn, scratchFolder, testSource } from "../../server/corpus/scratch.ts";

const rules = {
  context: ownContext,
  sourceOf: () => testSource,
  mayHold: () => false,
  shown: takedownFilter(readTakedown("no-such-folder")),
  masked: (record: ReturnType<typeof invented>) => ({ kind: "record" as const, record, counts: {} }),
  choice: undefined,
};

test("a dry run tells what is taken whole from what is not public and from what is refused", async () => {
  const folder = scratchFolder();
  const divorce = { cause: "离婚纠纷", cause_code: "2020101", casename: "甲与乙离婚纠纷一审民事判决书" };
  const lines = [1, 2, 3, 4, 5].map((number) =>
    JSON.stringify(
      invented({
        case_number: `（2021）内0102民初${number}号`,
        body_text: [`第${number}案`],
        ...(number > 3 && divorce),
      }),
    ),
  );
  writeFileSync(pathIn(folder, "rows.jsonl"), [...lines, "{broken"].join("\n"));
  const estimate = await estimateImport([folder], rules);
  expect(estimate).toMatchObject({ documents: 6, withheld: 2, refused: 1 });
  const words = wordEstimate(estimate, 1, 2);
  expect(words).toContain(
    "about 6 documents: 3 taken whole, 2 not public (court, number, date and reason alone), 1 refused",
  );
  expect(words.split("\n").at(-1)).toBe("Nothing was imported.");
});
