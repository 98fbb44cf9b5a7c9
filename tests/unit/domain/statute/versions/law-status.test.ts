import { describe, expect, test } from "vitest";
import { findRepeals } from "#domain/statute/versions/find-repeals.ts";
import { doubtfulSince, namedLater, settleStatus } from "#domain/statute/versions/law-status.ts";
import { mergeBooks } from "#domain/statute/versions/merge-books.ts";
import { settleCopies } from "#domain/statute/versions/settle-copies.ts";
import { KITE_LAW, parsed, sha256 } from "../invented-law.ts";

const law = (title: string, date: string, closing: string) =>
  parsed(`# ${title}\n\n${date} 通过\n\n<!-- INFO END -->\n\n第一条 有风。\n\n第二条 ${closing}`);

const standingOf = (documents: ReturnType<typeof parsed>[], asOf = "2020-01-01") => {
  const laws = mergeBooks(documents);
  const standings = settleStatus(laws, findRepeals(laws), asOf);
  return laws.map(({ id }) => standings.get(id)!);
};

describe("settleStatus", () => {
  test("calls a law in force once the day that its text names has come", () => {
    const kite = parsed(KITE_LAW);
    expect(standingOf([kite])[0]?.status).toBe("in_force");
    expect(standingOf([law("风车法", "2020年5月1日", "本法自2021年1月1日起施行。")])[0]?.status).toBe(
      "not_yet",
    );
  });

  test("marks the newest version in force and leads the others to it", () => {
    const older = law("风车法", "2001年5月1日", "本法自2001年6月1日起施行。");
    const newer = law("风车法", "2010年5月1日", "本法自2010年6月1日起施行。");
    const coming = law("风车法", "2019年12月1日", "本法自2020年6月1日起施行。");
    const [first, second, third] = standingOf([older, newer, coming]);
    expect(first).toMatchObject({ status: "amended", replaced_by: newer.law });
    expect(second).toMatchObject({ status: "in_force", replaced_by: "" });
    expect(third?.status).toBe("not_yet");
    expect(first?.versions).toEqual([coming.law, newer.law, older.law]);
  });

  test("keeps amendments of different years apart, which are no versions of one law", () => {
    const closing = "本修正案自2001年6月1日起施行。";
    const standings = standingOf([
      law("风筝宪章修正案（1999年）", "1999年3月15日", closing),
      law("风筝宪章修正案（2004年）", "2004年3月14日", closing),
    ]);
    expect(standings.map(({ status, versions }) => [status, versions.length])).toEqual([
      ["in_force", 1],
      ["in_force", 1],
    ]);
  });

  test("takes a law for repealed when a later one says so", () => {
    const old = law("风车条例", "2001年5月1日", "本条例自2001年6月1日起施行。");
    const heir = law("风车法", "2010年5月1日", "本法自2010年6月1日起施行，《风车条例》同时废止。");
    const [gone, alive] = standingOf([old, heir]);
    expect(gone).toMatchObject({ status: "repealed", repealed: { by: heir.law, date: "2010-06-01" } });
    expect(alive?.status).toBe("in_force");
  });

  test("takes a law for repealed when its own history or heading says so", () => {
    const ended = parsed(
      "# 风车办法\n\n2001年5月1日 风院令第1号公布\n\n2009年3月4日 风院令第9号废止\n\n<!-- INFO END -->\n\n第一条 本办法自2001年6月1日起施行。",
    );
    const marked = law("风磨办法（已废止）", "2001年5月1日", "本办法自2001年6月1日起施行。");
    const [one, other] = standingOf([ended, marked]);
    expect(one).toMatchObject({ status: "repealed", repealed: { by: "", date: "2009-03-04" } });
    expect(other).toMatchObject({ status: "repealed", repealed: { by: "", date: "" } });
  });

  test("lets neither of two texts of one version replace the other, unless a file names a later day", () => {
    const text = (closing: string, name?: string) =>
      parsed(
        `# 风车条例\n\n2001年5月1日 风院令第1号公布\n\n<!-- INFO END -->\n\n第一条 ${closing}\n\n第二条 本条例自2001年6月1日起施行。`,
        name,
      );
    const settle = (...all: ReturnType<typeof parsed>[]) => standingOf(settleCopies([], all, sha256));
    expect(settle(text("有风。"), text("无风。")).map(({ status }) => status)).toEqual([
      "in_force",
      "in_force",
    ]);
    const [first, second] = settle(text("有风。"), text("无风。", "风车条例(2009-03-04).md"));
    expect([first?.status, second?.status]).toEqual(["amended", "in_force"]);
  });

  test("says unknown where the text has no date at all, or rests on a repealed law", () => {
    expect(standingOf([law("风车法", "2001年5月1日", "没有别的。")])[0]?.status).toBe("in_force");
    expect(standingOf([law("风车法", "某日", "没有别的。")])[0]?.status).toBe("unknown");
    const heir = law("风车法", "2010年5月1日", "本法自2010年6月1日起施行，《风磨法》同时废止。");
    const orphan = law("关于适用《风磨法》的解释", "2005年5月1日", "本解释自2005年6月1日起施行。");
    expect(standingOf([heir, orphan])[1]?.status).toBe("unknown");
  });
});

describe("the day that a file's name gives", () => {
  const found = (file: string) => ({ file, heading: "", history: "" });
  const version = "2001-05-01";

  test("counts only if it is later than the version", () => {
    expect(namedLater({ found: found("2001-05-02"), version })).toBe("2001-05-02");
    expect(namedLater({ found: found("2001-05-01"), version })).toBe("");
    expect(namedLater({ found: null, version })).toBe("");
  });

  test("makes the text doubtful only where it was binding before", () => {
    const on = (file: string, effective: string) => doubtfulSince({ found: found(file), version, effective });
    expect(on("2001-06-02", "2001-06-01")).toBe("2001-06-02");
    expect(on("2001-06-01", "2001-06-01")).toBe("");
    expect(on("2001-05-15", "2001-06-01")).toBe("");
    expect(on("2001-05-02", "")).toBe("2001-05-02");
    expect(on("2001-05-01", "")).toBe("");
  });
});

describe("settleStatus at its bounds", () => {
  const closing = (day: string) => `本法自${day}起施行。`;

  test("a law is in force on the day that it names, and not the day before", () => {
    const mill = law("风车法", "2020年5月1日", closing("2021年1月1日"));
    expect(standingOf([mill], "2021-01-01")[0]?.status).toBe("in_force");
    expect(standingOf([mill], "2020-12-31")[0]?.status).toBe("not_yet");
  });

  test("a law of the day of its repeal or later is not the repealed one", () => {
    const old = law("风车条例", "2001年5月1日", closing("2001年6月1日"));
    const again = law("风车条例", "2010年6月1日", closing("2010年7月1日"));
    const heir = law("风车法", "2010年5月1日", "本法自2010年6月1日起施行，《风车条例》同时废止。");
    expect(standingOf([old, again, heir]).map(({ status }) => status)).toEqual([
      "repealed",
      "in_force",
      "in_force",
    ]);
    expect(standingOf([old, again, heir])[0]?.repealed).toEqual({ by: heir.law, date: "2010-06-01" });
    expect(standingOf([old, again, heir])[1]?.repealed).toBeNull();
  });

  test("a text that rests on a repealed law is settled by a later law of that title", () => {
    const heir = law("风车法", "2010年5月1日", "本法自2010年6月1日起施行，《风磨法》同时废止。");
    const orphan = law("关于适用《风磨法》的解释", "2005年5月1日", closing("2005年6月1日"));
    const again = (day: string) => law("风磨法", day, closing("2011年7月1日"));
    expect(standingOf([heir, orphan, again("2010年6月1日")])[1]?.status).toBe("in_force");
    expect(standingOf([heir, orphan, again("2010年5月31日")])[1]?.status).toBe("unknown");
    const both = [
      heir,
      orphan,
      law("风磨法", "1990年1月1日", closing("1990年2月1日")),
      again("2011年6月1日"),
    ];
    expect(standingOf(both)[1]?.status).toBe("in_force");
  });

  test("lists two texts of one version by their ids", () => {
    const text = (wind: string) =>
      parsed(`# 风车条例\n\n2001年5月1日 公布\n\n<!-- INFO END -->\n\n第一条 ${wind}`);
    const laws = mergeBooks(settleCopies([], [text("有风。"), text("无风。")], sha256));
    const standings = settleStatus(laws, new Map(), "2020-01-01");
    const sorted = laws.map(({ id }) => id).sort();
    for (const { id } of laws) expect(standings.get(id)?.versions).toEqual(sorted);
  });
});

describe("what ends a law without a list", () => {
  const old = law("风磨条例", "2001年5月1日", "本条例自2001年6月1日起施行。");
  const ended = (text: string, asOf = "2020-01-01") => standingOf([old, parsed(text)], asOf)[0];
  const decision = (title: string, body: string) =>
    `# ${title}\n\n2010年1月2日 通过\n\n<!-- INFO END -->\n\n${body}\n\n本决定自2010年3月1日起施行。`;

  test.each([
    ["废止部分条例的决定", "决定废止下列条例：\n\n一、风磨条例（2001年5月1日公布）"],
    ["废止部分条例的决定", "| 序号 | 名称 | 理由 |\n\n| 1 | 风磨条例 | 已被《风车法》代替。 |"],
    ["关于废止《风磨条例》的决定", "风院决定，对《风磨条例》予以废止。"],
    [
      "修改和废止部分条例的决定",
      "风院决定修改的条例\n\n一、将《风车条例》第一条删去。\n\n风院决定废止的条例\n\n一、风磨条例（2001年公布）",
    ],
  ])("is a %s: %j", (title, body) => {
    expect(ended(decision(title, body))).toMatchObject({
      status: "repealed",
      repealed: { date: "2010-03-01" },
    });
    expect(ended(decision(title, body), "2010-02-28")?.status).toBe("in_force");
  });

  test.each([
    ["修改和废止部分条例的决定", "风院决定废止的条例\n\n一、风铃条例\n\n风院决定修改的条例\n\n一、风磨条例"],
    ["废止部分条例的决定", "根据《风磨条例》，决定废止《风铃条例》。"],
    ["废止部分条例的决定", "| 1 | 风铃条例 | 依据已被《风磨条例》废止。 |"],
    ["废止部分条例的决定", "废止《风磨条例》第二条。"],
  ])("is not what a %s says otherwise: %j", (title, body) => {
    expect(ended(decision(title, body))?.status).toBe("in_force");
  });

  test("is a new law under its title whose closing rule ends the old one, or that renamed it", () => {
    const again = law(
      "风磨条例",
      "2010年5月1日",
      "本条例自2010年6月1日起施行，2001年的《风磨条例》同时废止。",
    );
    expect(standingOf([old, again]).map(({ status }) => status)).toEqual(["repealed", "in_force"]);
    const renamed = parsed(
      "# 风磨和风车条例\n\n2001年5月1日 公布 根据2010年5月1日《关于修改〈风磨条例〉的决定》修正\n\n<!-- INFO END -->\n\n第一条 有风。",
    );
    expect(standingOf([old, renamed]).map(({ status }) => status)).toEqual(["amended", "in_force"]);
  });

  test("is what its collection states, where no text says it", () => {
    const stated = { ...old, stated_status: "repealed" as const };
    expect(standingOf([stated])[0]).toMatchObject({ status: "repealed", repealed: null });
  });
});

describe("findRepeals", () => {
  const repeals = (...documents: ReturnType<typeof parsed>[]) => findRepeals(mergeBooks(documents));

  test("takes the latest of several laws that end one, and none that ends itself or speaks of ending", () => {
    const ends = (title: string, day: string) => law(title, day, `自${day}起施行，《风磨法》同时废止。`);
    const [one, other] = [ends("风车法", "2005年5月1日"), ends("风帆法", "2010年5月1日")];
    for (const order of [
      [one, other],
      [other, one],
    ])
      expect(repeals(...order).get("风磨法")).toEqual({ by: other.law, date: "2010-05-01" });
    expect(repeals(law("风磨法", "2005年5月1日", "《风磨法》（试行）同时废止。")).size).toBe(0);
    expect(repeals(law("风磨法", "2005年5月1日", "《风车法》规定的废止程序适用。")).size).toBe(0);
  });
});
