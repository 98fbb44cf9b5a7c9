import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FILE_TRANSITIONS, fileStateAfter, hasEnded, isHalted } from "#stores/leads/case-file-list.ts";
import { LEAD_TRANSITIONS } from "#stores/leads/lead-state.ts";

type Table = Record<string, Record<string, string>>;

const README = readFileSync("src/stores/leads/README.md", "utf8");

/** The table as a Mermaid diagram. */
function draw(table: Table): string {
  const lines = Object.entries(table).flatMap(([state, events]) =>
    Object.entries(events).map(([event, after]) => `    ${state} --> ${after}: ${event}`),
  );
  return ["```mermaid", "stateDiagram-v2", ...lines, "```"].join("\n");
}

/** Every state that can follow, itself included. */
function reachable(table: Table, from: string): Set<string> {
  const seen = new Set([from]);
  for (const state of seen) for (const after of Object.values(table[state] ?? {})) seen.add(after);
  return seen;
}

const files: Table = FILE_TRANSITIONS;
const lead: Table = LEAD_TRANSITIONS;
const states = Object.keys(FILE_TRANSITIONS) as (keyof typeof FILE_TRANSITIONS)[];
const shown = (state: (typeof states)[number]) => ({
  key: 1,
  name: "",
  size: 1,
  state,
  done: 0,
  parts: 0,
  msg: "",
});

describe("the states of a lead and its files", () => {
  test.each([
    ["files", files],
    ["lead", lead],
  ])("stand in the README as the table of the %s has them", (_name, table) => {
    expect(README).toContain(draw(table));
  });

  test("are all reached from where a file or a lead begins", () => {
    const begun = new Set([...reachable(files, "hashing"), ...reachable(files, "unchosen")]);
    expect([...begun].sort()).toEqual([...states, "gone"].sort());
    expect([...reachable(lead, "writing")].sort()).toEqual(Object.keys(lead).sort());
  });

  test("let every file come to an end, and none leave one", () => {
    for (const state of states) {
      const after = [...reachable(files, state)];
      expect([state, after.some((one) => one in files && hasEnded(shown(one as "complete")))]).toEqual([
        state,
        true,
      ]);
    }
    expect(states.filter((state) => hasEnded(shown(state)))).toEqual(["unreadable", "refused", "complete"]);
    expect(states.filter((state) => isHalted(shown(state)))).toEqual(["unloaded", "paused", "failed"]);
  });

  test("know nothing of an event that belongs to another state", () => {
    expect(fileStateAfter("complete", "began")).toBeNull();
    expect(fileStateAfter("waiting", "delivered")).toBeNull();
    expect(fileStateAfter("waiting", "began")).toBe("sending");
  });
});
