import { describe, expect, test } from "vitest";
import type { Counsel } from "#domain/judgment/record.ts";
import {
  compareLawyers,
  FirmMoves,
  firmKey,
  lawyerKey,
  nameKey,
  sharesParty,
  sightingsIn,
  toLawyer,
} from "#domain/recovery/people/lawyer-identity.ts";

const counsel = (more: Partial<Counsel>): Counsel => ({
  name: "样一",
  firm: "甲律师事务所",
  kind: "lawyer",
  side: "plaintiff",
  parties: [],
  ...more,
});

describe("keys", () => {
  test("of firms have the branch's place behind the name, however it is printed", () => {
    expect(firmKey("甲律师事务所")).toBe("甲律师事务所");
    for (const printed of [
      "甲（上海）律师事务所",
      "甲(上海市)律师事务所",
      "甲律师事务所上海分所",
      "甲律师事务所（上海分所）",
      "甲（上海）律师事务所（普通合伙）",
    ])
      expect([printed, firmKey(printed)]).toEqual([printed, "甲律师事务所(上海)"]);
    // The branch after the name takes precedence over the text in brackets.
    expect(firmKey("甲（北京）律师事务所上海分所")).toBe("甲律师事务所(上海)");
  });

  test("of names and lawyers have no blanks and no wide letters", () => {
    expect(nameKey(" 样　一 ")).toBe("样一");
    expect(nameKey("Ａ 样")).toBe("A样");
    expect(new Set([..."·・•．‧"].map((dot) => nameKey(`热依罕${dot}样`))).size).toBe(1);
    expect(lawyerKey("样 一", "甲 律师事务所")).toBe("样一\n甲律师事务所");
  });
});

describe("sightingsIn", () => {
  test("are the lawyers with a name and a firm, in the order of the document", () => {
    const sightings = sightingsIn({
      counsel: [
        counsel({ name: "样 二", parties: ["甲公司"] }),
        counsel({ name: "" }),
        counsel({ firm: "" }),
        counsel({ kind: "trainee" }),
        counsel({}),
      ],
    });
    expect(sightings).toEqual([
      { key: "样二\n甲律师事务所", name: "样二", firm: "甲律师事务所", parties: ["甲公司"] },
      { key: "样一\n甲律师事务所", name: "样一", firm: "甲律师事务所", parties: [] },
    ]);
  });
});

test("two share a party where one of their parties is the other's too", () => {
  const of = (...parties: string[]) => ({ parties });
  expect(sharesParty(of("甲", "乙"), of("丙", "乙"))).toBe(true);
  expect(sharesParty(of("甲"), of("乙"))).toBe(false);
  expect(sharesParty(of(), of())).toBe(false);
});

test("lawyers are ordered by name, then by firm, by code unit", () => {
  const of = (name: string, firm: string) => ({ name, firm });
  const order = [of("a", "x"), of("a", "y"), of("b", "a")];
  expect([order[2]!, order[1]!, order[0]!].sort(compareLawyers)).toEqual(order);
  expect(compareLawyers(order[0]!, { ...order[0]! })).toBe(0);
  expect(compareLawyers(order[0]!, order[1]!)).toBe(-1);
  expect(compareLawyers(order[1]!, order[0]!)).toBe(1);
  expect(compareLawyers(order[1]!, order[2]!)).toBe(-1);
  expect(compareLawyers(order[2]!, order[1]!)).toBe(1);
});

describe("FirmMoves", () => {
  test("follows a person from firm to firm to the last", () => {
    const moves = new FirmMoves();
    moves.add("a", "b");
    moves.add("b", "c");
    expect(["a", "b", "c", "d"].map((key) => moves.personOf(key))).toEqual(["c", "c", "c", "d"]);
    // Another person moves to a firm that this person had left.
    moves.add("d", "a");
    expect(moves.personOf("d")).toBe("c");
  });

  test("knows nobody who moved in a circle", () => {
    const moves = new FirmMoves();
    moves.add("a", "b");
    moves.add("b", "a");
    expect([moves.personOf("a"), moves.personOf("b")]).toEqual(["b", "b"]);
  });
});

describe("toLawyer", () => {
  const seen = (key: string, firm: string, judgment: string) => ({ key, name: "样一", firm, judgment });

  test("shows the spelling printed most often under the key that stands for the person", () => {
    const lawyer = toLawyer("new", [
      seen("old", "旧所", "1"),
      seen("old", "旧所", "2"),
      seen("new", "新 所", "3"),
      seen("new", "新所", "3"),
      seen("new", "新所", "4"),
    ]);
    expect(lawyer).toEqual({
      name: "样一",
      firm: "新所",
      keys: ["new", "old"],
      judgments: ["1", "2", "3", "4"],
    });
  });

  test("takes of spellings printed equally often the first in order", () => {
    expect(toLawyer("k", [seen("k", "乙所", "1"), seen("k", "丙所", "2")]).firm).toBe("丙所");
    expect(toLawyer("k", [seen("k", "丙所", "1"), seen("k", "乙所", "2")]).firm).toBe("丙所");
    expect(toLawyer("k", [])).toEqual({ name: "", firm: "", keys: [], judgments: [] });
  });
});
