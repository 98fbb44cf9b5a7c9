import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { ownCourts } from "../own-courts.ts";

/** Maximum number of courts shown to a visitor. */
const SHOWN = 20;

function answer(typed: string, label: string): "reached" | "refused" | "another" {
  const id = ownCourts.byLabel(label)!.value;
  const read = resolveTypedCourt(typed, ownCourts);
  if (read.kind === "found") return read.id === id ? "reached" : "another";
  return read.kind !== "unknown" && read.ids.slice(0, SHOWN).includes(id) ? "reached" : "refused";
}

/** The wordings of a file by kind: what is typed, and the label of the court. */
const kindsOf = (name: string) =>
  readFileSync(`tests/fixtures/courts/${name}.tsv`, "utf8")
    .split(/^## /m)
    .slice(1)
    .map((section): [kind: string, wordings: string[][]] => {
      const [kind = "", ...lines] = section.trim().split("\n");
      return [kind, lines.map((line) => line.split("\t"))];
    });

describe.each([
  ["wordings", 0.03, 0.01],
  ["slips", 0.05, 0.02],
])(
  "of every kind of %s all but a share of %d lead to the court, and at most %d to another",
  (name, missed, taken) => {
    test.each(kindsOf(name))("%s", (_, wordings) => {
      const answers = wordings.map(([typed = "", label = ""]) => [typed, label, answer(typed, label)]);
      const wrong = answers.filter(([, , found]) => found !== "reached");
      expect(wordings.length).toBe(40);
      expect(wrong.length / wordings.length, wrong.join("\n")).toBeLessThanOrEqual(missed);
      const another = wrong.filter(([, , found]) => found === "another");
      expect(another.length / wordings.length, another.join("\n")).toBeLessThanOrEqual(taken);
    });
  },
);
