import { hash } from "node:crypto";
import type { Config } from "@netlify/functions";
import { content } from "#contract/judgment/judgment-detail.ts";
import { canonicalText } from "#domain/judgment/hashed-text.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { CarriedFiles } from "#server/carried-files.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { endpoint } from "../endpoint.mts";

export default endpoint({
  ...content,
  answer: async ({ input }) => {
    const detail = await openEngine().detail(SCOPE.cases, input.id);
    if (detail === null) return { failure: { error: "unknown_id" as const } };
    const judgment = JSON.parse(detail);
    const text_sha256 = hash("sha256", canonicalText(judgment));
    return { ok: { wenshu_content: { ...judgment, text_sha256 } } };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/content" };

export const carries: CarriedFiles = [
  "data/generated/search/*/{columns,rows,details}.bin",
  "data/generated/search/*/catalogue.json",
];
