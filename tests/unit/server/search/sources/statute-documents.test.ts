import { beforeAll, describe, expect, test } from "vitest";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { planQuery } from "#domain/search/query/query-plan.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import { statuteDocuments } from "#server/search/sources/statute-documents.ts";
import { readLaws } from "#server/statutes/law-files.ts";
import { builtData } from "#tests/fixtures/built-data.ts";

beforeAll(builtData, 120_000);

describe("statuteDocuments", () => {
  test("number each article in the form that a typed citation of it gets", () => {
    const none = flattenTree([] as { label: string }[], ({ label }) => label);
    const differing: string[] = [];
    let articles = 0;
    for (const law of readLaws())
      for (const document of statuteDocuments([law])) {
        const [, name, number, branch] = /^(.+)-a(\d+)(?:-(\d+))?$/.exec(document.id) ?? [];
        if (!name) continue;
        articles++;
        const typed = `《${law.title}》第${number}条${branch ? `之${branch}` : ""}`;
        const asked = {
          qr: [typed],
          reason: [],
          court: [],
          suitedate: [],
          index: 1,
          sort: "relevance" as const,
        };
        const planned = planQuery({ ...asked, type: 2 }, none, none);
        const text = planned.kind === "plan" ? planned.plan.keywords[0]?.text : "";
        if (text !== normaliseText(document.number)) differing.push(`${typed}: ${text}, ${document.number}`);
      }
    expect(articles).toBeGreaterThan(0);
    expect(differing).toEqual([]);
  }, 60_000);
});
