import { describe, expect, test } from "vitest";
import { countLawyers, type Pair } from "#domain/recovery/ranking/count-lawyers.ts";
import { offerInstead } from "#server/recovery/list-lawyers.ts";
import { ownCauses as causes } from "../../domain/catalogue/own-causes.ts";
import { ownCourts as courts } from "../../domain/catalogue/own-courts.ts";

const BASIC = courts.ordered.find(({ label }) => label === "呼和浩特市新城区人民法院")!;
const CAUSE = causes.byLabel("房屋租赁合同纠纷")!;
const [CITY, PROVINCE] = courts.path(BASIC.value).toReversed().slice(1);
const SIBLINGS = CITY!.children!.filter(({ value }) => value !== BASIC.value);
const PARENT = causes.path(CAUSE.value).at(-2)!;
const OTHER = causes.byLabel("民间借贷纠纷")!;

type Case = readonly [court: number, cause: number];
function tableOf(lawyers: readonly (readonly Case[])[]) {
  const all = lawyers.flat();
  const ends = lawyers.map((_, at) => lawyers.slice(0, at + 1).flat().length);
  return {
    offsets: Uint32Array.from([0, ...ends]),
    court: Uint16Array.from(all, ([court]) => court),
    cause: Uint16Array.from(all, ([, cause]) => cause),
  };
}
const at = (court: { value: number }, cause: { value: string }): Case => [
  courts.ordinal(court.value),
  causes.ordinal(cause.value),
];
const offersFor = (lawyers: readonly (readonly Case[])[], cause: string | null, court: number | null) => {
  const table = tableOf(lawyers);
  const count = async (pairs: readonly Pair[]) => countLawyers(table, pairs);
  return offerInstead(table, count, { cause, court }, courts, causes);
};
const offered = async (lawyers: readonly (readonly Case[])[], cause: string | null, court: number | null) =>
  (await offersFor(lawyers, cause, court)).map(
    ({ field, kind, label, lawyers: count }) => `${field} ${kind} ${label} ${count}`,
  );

describe("offerInstead", () => {
  test("offers causes above, others at that court, then courts above and beside, by lawyers", async () => {
    const [sibling, second] = SIBLINGS;
    expect(
      await offered(
        [
          [at(BASIC, OTHER), at(BASIC, OTHER), at(sibling!, CAUSE)],
          [at(BASIC, PARENT), at(second!, CAUSE)],
          [at(second!, CAUSE)],
        ],
        CAUSE.value,
        BASIC.value,
      ),
    ).toEqual([
      ...causes
        .path(CAUSE.value)
        .slice(1, -1)
        .reverse()
        .map(({ label, value }) => {
          const [from, to] = causes.range(value);
          const holds = (cause: { value: string }) => {
            const ordinal = causes.ordinal(cause.value);
            return ordinal >= from && ordinal < to;
          };
          return [label, Number(holds(OTHER)) + Number(holds(PARENT))] as const;
        })
        .filter(([, count]) => count > 0)
        .map(([label, count]) => `reason above ${label} ${count}`),
      `reason other ${OTHER.label} 1`,
      `court above ${CITY!.label} 3`,
      `court above ${PROVINCE!.label} 3`,
      `court beside ${second!.label} 2`,
      `court beside ${sibling!.label} 1`,
    ]);
  });

  test("offers regions where nothing is nearer, and nothing only where there is nobody", async () => {
    const supreme = courts.ordered.find(({ level }) => level === 0)!;
    expect(await offered([[at(SIBLINGS[0]!, OTHER)]], CAUSE.value, BASIC.value)).toEqual([]);
    const far = courts.ordered.filter(({ level, value }) => level === 1 && value !== PROVINCE!.value);
    const lawyers = [[at(far[0]!, CAUSE)], [at(far[1]!, CAUSE)], [at(far[1]!, CAUSE)], [at(far[2]!, OTHER)]];
    expect(await offered(lawyers, CAUSE.value, BASIC.value)).toEqual([
      `court elsewhere ${supreme.label} 3`,
      `court elsewhere ${far[1]!.label} 2`,
      `court elsewhere ${far[0]!.label} 1`,
    ]);
    expect(await offered([], CAUSE.value, BASIC.value)).toEqual([]);
  });

  test("counts each lawyer once", async () => {
    expect(await offered([[at(BASIC, OTHER), at(BASIC, OTHER)]], null, BASIC.value)).toEqual([
      `court above ${CITY!.label} 1`,
      `court above ${PROVINCE!.label} 1`,
    ]);
    const anywhere = await offered([[at(BASIC, OTHER)]], CAUSE.value, null);
    expect(anywhere.every((line) => line.startsWith("reason above"))).toBe(true);
  });

  test("offers at most six other causes and six other courts", async () => {
    const some = causes.ordered.filter(({ children }) => !children).slice(100, 110);
    const many = some.map((cause) => [at(BASIC, cause)]);
    const lines = await offered(many, CAUSE.value, BASIC.value);
    expect(lines.filter((line) => line.startsWith("reason other")).length).toBe(6);
    const beside = SIBLINGS.slice(0, 8).map((court) => [at(court, CAUSE)]);
    expect(
      (await offered(beside, CAUSE.value, BASIC.value)).filter((line) => line.startsWith("court beside"))
        .length,
    ).toBe(Math.min(6, beside.length));
  });
});
