import { expect, test } from "vitest";
import { PersonNames } from "#server/search/opensearch/queries/person-names.ts";

type Body = { aggs: Record<string, { terms: { include: string[]; size: number } }> };
/** A cluster that knows every name with j as an officer's, with p as a person's. */
const names = (asked: Body[]) =>
  new PersonNames(async (body) => {
    asked.push(body as Body);
    const buckets = (letter: string) => ({
      buckets: (body as Body).aggs
        .officers!.terms.include.filter((name) => name.includes(letter))
        .map((key) => ({ key, doc_count: 1 })),
      sum_other_doc_count: 0,
    });
    return {
      ...{ timed_out: false, _shards: { total: 1, successful: 1, failed: 0 } },
      aggregations: { officers: buckets("j"), people: buckets("p") },
    };
  });

test("names of one turn share a request, each asked once", async () => {
  const asked: Body[] = [];
  const known = names(asked);
  const found = await Promise.all(["j1", "p1", "jp", "none", "j1"].map((name) => known.kindsOf(name)));
  expect(found).toEqual([
    { officer: true, person: false },
    { officer: false, person: true },
    { officer: true, person: true },
    { officer: false, person: false },
    { officer: true, person: false },
  ]);
  const include = ["j1", "p1", "jp", "none"];
  expect(asked).toEqual([
    {
      query: {
        bool: {
          should: [{ terms: { officers: include } }, { terms: { people: include } }],
          minimum_should_match: 1,
        },
      },
      ...{ size: 0, track_total_hits: false },
      aggs: {
        officers: { terms: { field: "officers", size: 4, include } },
        people: { terms: { field: "people", size: 4, include } },
      },
    },
  ]);
  await known.kindsOf("j2");
  expect(asked).toHaveLength(2);
});

test("no name is empty or longer than two hundred characters", async () => {
  const asked: Body[] = [];
  const nobody = { officer: false, person: false };
  expect(await names(asked).kindsOf("")).toEqual(nobody);
  expect(await names(asked).kindsOf("j".repeat(201))).toEqual(nobody);
  expect(asked).toEqual([]);
  expect(await names(asked).kindsOf("j".repeat(200))).toEqual({ officer: true, person: false });
});

test("a thousand names go into one request", async () => {
  const asked: Body[] = [];
  const known = names(asked);
  await Promise.all(Array.from({ length: 1001 }, (_, at) => known.kindsOf(`p${at}`)));
  expect(asked.map(({ aggs }) => aggs.people!.terms.size)).toEqual([1000, 1]);
});

test("a failure is told to all who waited", async () => {
  const known = new PersonNames(() => Promise.reject(new Error("no cluster")));
  const told = await Promise.allSettled([known.kindsOf("a"), known.kindsOf("b")]);
  expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
