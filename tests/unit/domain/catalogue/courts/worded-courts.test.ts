import { describe, expect, test } from "vitest";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { partsOfCourts } from "../../../../fixtures/courts/court-parts.ts";
import { COURT_SLIPS } from "../../../../fixtures/courts/court-slips.ts";
import { COURT_WORDINGS } from "../../../../fixtures/courts/court-wordings.ts";
import { ownCourts } from "../own-courts.ts";

/** Number of wordings tested of each kind, in equal steps over all of them. */
const TRIED = 200;
/** Greatest number of results shown to a visitor. */
const SHOWN = 20;

const parts = partsOfCourts(ownCourts);

type Answer = "found" | "offered" | "refused" | "another";

function answer(text: string, id: number): Answer {
  const read = resolveTypedCourt(text, ownCourts);
  if (read.kind === "unknown") return "refused";
  if (read.kind === "found") return read.id === id ? "found" : "another";
  return read.ids.slice(0, SHOWN).includes(id) ? "offered" : "refused";
}

function tally(wordings: [text: string, id: number][]) {
  const missed = wordings.filter(([text, id]) => !["found", "offered"].includes(answer(text, id)));
  const taken = missed.filter(([text, id]) => answer(text, id) === "another");
  return {
    tried: wordings.length,
    share: 1 - missed.length / wordings.length,
    taken: taken.length / wordings.length,
    missed: missed.map(([text, id]) => `${text} for ${ownCourts.byId(id)!.label}`),
  };
}

const inSteps = <T>(list: T[]): T[] => {
  const step = Math.max(1, list.length / TRIED);
  return Array.from({ length: Math.min(list.length, TRIED) }, (_, at) => list[Math.floor(at * step)]!);
};

describe("of every kind of wording 97 of 100 lead to the court, and one at most to another", () => {
  test.each(Object.entries(COURT_WORDINGS))("%s", (_, { fits, say }) => {
    const all = parts
      .filter(fits)
      .flatMap((one) => [...new Set(say(one))].map((text) => [text, one.court.value] as [string, number]))
      .filter(([text]) => text.length > 1);
    const { tried, share, taken, missed } = tally(inSteps(all));
    expect(tried).toBeGreaterThan(10);
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.97);
    expect(taken, missed.join("\n")).toBeLessThanOrEqual(0.01);
  });
});

describe("of names with other words or a slip 95 of 100 lead to the court, and two at most to another", () => {
  let state = 7;
  const draw = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const lines = ownCourts.facts.soundAlikes.split("\n");
  const alike = (character: string) =>
    lines
      .filter((line) => line.includes(character))
      .join("")
      .replaceAll(character, "");

  test.each(Object.entries(COURT_SLIPS))("%s", (_, slip) => {
    const wordings = inSteps(parts.filter(({ court }) => court.level > 0))
      .map((one) => [slip(one, draw, alike), one.court.value] as [string, number])
      .filter(([text]) => text.length > 1);
    const { tried, share, taken, missed } = tally(wordings);
    expect(tried).toBeGreaterThan(100);
    expect(share, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(taken, missed.join("\n")).toBeLessThanOrEqual(0.02);
  });
});
