import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEverydayWords } from "#build/causes/causes.ts";
import { resolveCause } from "#domain/catalogue/causes/resolve-cause.ts";
import { resolveTypedCause } from "#domain/catalogue/causes/typed-cause.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { LAWS_FACTOR } from "../../../../fixtures/laws.ts";
import { causeSources, ownCauses as causes, knowing, ownWordings, ownWords } from "../own-causes.ts";

const each = examplesOf(import.meta.url);

const words = ownWords();
const wordings = ownWordings();
const label = (code: string) => causes.byId(code)!.label;
const labels = (text: string, prefer?: "1" | "2" | "5") => {
  const read = resolveTypedCause(text, causes, wordings, prefer);
  if (read.kind === "unknown") return [];
  return read.kind === "found" ? label(read.code) : read.codes.map(label);
};

describe("words that mean one cause", () => {
  each<[string, string]>("%s means %s", (text, cause) => {
    expect([labels(text)].flat()[0]).toBe(cause);
  });
});

describe("words that mean several causes", () => {
  test.each([
    ["电动车撞人", "非机动车交通事故责任纠纷"],
    ["粉条里吃出铁丝", "餐饮服务合同纠纷"],
    ["娃跟哪个过", "抚养纠纷"],
  ])("%s is answered with choices, among them %s", (text, cause) => {
    const read = labels(text);
    expect(Array.isArray(read)).toBe(true);
    expect(read).toContain(cause);
  });

  test.each([["侵犯商业秘密", "侵害商业秘密纠纷", "侵犯商业秘密罪"]])(
    "%s is a word for %s and %s alike",
    (text, one, other) => {
      expect(labels(text)).toEqual(expect.arrayContaining([one, other]));
    },
  );

  test("the whole name of an offence is nothing else", () => {
    for (const name of ["失火罪", "医疗事故罪", "虐待罪"]) expect(labels(name)).toBe(name);
  });

  test.each(["员工离职跳到竞争对手那里", "有钱不发工资会不会坐牢", "拿刀进家里抢东西"])(
    "%s is not taken for the one word of it that is best known",
    (text) => {
      expect(["不正当竞争纠纷", "追索劳动报酬纠纷", "盗窃罪"]).not.toContain(labels(text));
    },
  );

  test("a wording whose first cause is meant is taken for it, or for the one of the branch that is asked for", () => {
    const [one, other] = ["放火罪", "财产损害赔偿纠纷"].map((name) => causes.byLabel(name)!.value);
    const read = (separator: string, prefer?: "2") => {
      const own = readEverydayWords(
        causeSources,
        `点着了他家柴垛\t\t放火罪${separator}财产损害赔偿纠纷`,
        "x.tsv",
      );
      return resolveTypedCause(
        "点着了他家柴垛",
        causes,
        knowing({ ...words, wordings: own.wordings }),
        prefer,
      );
    };
    expect(read(">")).toEqual({ kind: "found", code: one, others: [other] });
    expect(read(">", "2")).toEqual({ kind: "found", code: other, others: [one] });
    expect(read("|").kind).toBe("ambiguous");
  });

  test("a place that asks for civil causes takes the civil one, unless the words ask for a punishment", () => {
    expect(labels("打成轻伤", "2")).toBe("生命权、身体权、健康权纠纷");
    expect(labels("打成轻伤")).toContain("故意伤害罪");
    expect([labels("打成轻伤要坐牢吗", "2")].flat()).toContain("故意伤害罪");
    expect(labels("酒驾", "2")).toEqual(expect.arrayContaining(["危险驾驶罪", "机动车交通事故责任纠纷"]));
  });
});

const known = words.wordings.flatMap(({ wordings, codes }) =>
  wordings.map((wording) => ({ wording, codes })),
);

describe("everyday words hold for every wording", () => {
  const offers = (text: string, codes: string[]) => {
    const read = resolveTypedCause(text, causes, wordings);
    if (read.kind === "unknown") return false;
    return (read.kind === "found" ? [read.code] : read.codes).some((code) =>
      codes.some((wanted) => code.startsWith(wanted) || wanted.startsWith(code)),
    );
  };

  test("97 in 100 of them lead to a cause of their own, whatever else they resemble", () => {
    // One in ninety-seven: a query takes milliseconds, and there are thirty thousand. `npm run research --
    // laws` tests all.
    const drawn = known.filter((_, at) => LAWS_FACTOR > 1 || at % 97 === 0);
    const lost = drawn.filter(({ wording, codes }) => !offers(wording.replaceAll(" ", ""), codes));
    expect(lost.length / drawn.length).toBeLessThan(0.03);
  });

  test("words that say nothing before and after them change nothing", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.constantFrom("", "我", "请问", "律师"),
        fc.constantFrom("", "怎么办", "了吗", "呢"),
        ({ wording, codes }, before, after) => {
          const text = wording.replaceAll(" ", "");
          fc.pre(offers(text, codes));
          return offers(before + text + after, codes);
        },
      ),
    );
  });

  test("any text is answered with causes of the catalogue, at most eight, each once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        const read = resolveTypedCause(text, causes, wordings);
        const codes = read.kind === "ambiguous" ? read.codes : read.kind === "found" ? [read.code] : [];
        expect(codes.length).toBeLessThanOrEqual(8);
        expect(new Set(codes).size).toBe(codes.length);
        for (const code of codes) expect(causes.byId(code)).toBeDefined();
      }),
    );
  });

  test("there are at least 600 of them, over all branches", () => {
    expect(known.length).toBeGreaterThanOrEqual(600);
    const branches = new Set(known.flatMap(({ codes }) => codes.map((code) => code[0])));
    expect([...branches].sort()).toEqual(["1", "2", "5", "6", "7"]);
  });
});

test("a name printed in a judgment is not read by everyday words", () => {
  for (const text of ["欠薪", "车祸", "狗咬人", "老赖不还钱"]) {
    expect(resolveCause(text, causes)).toEqual({ kind: "unknown" });
  }
});

describe("a way to say it that no wording lists", () => {
  const among = (text: string, prefer?: "2") => [labels(text, prefer as "2")].flat();

  test("is answered by the wordings that it resembles", () => {
    // Every eleventh wording is held out; the others remain.
    const hidden = known.filter((_, at) => at % 11 === 0);
    const gone = new Set(hidden.map(({ wording }) => wording));
    const left = words.wordings.map((line) => ({
      ...line,
      wordings: line.wordings.filter((wording) => !gone.has(wording)),
    }));
    const without = knowing({ ...words, wordings: left });
    const drawn = hidden.filter(({ wording }, at) => at % 7 === 0 && wording.length > 3);
    const right = drawn.filter(({ wording, codes }) => {
      const read = resolveTypedCause(wording.replaceAll(" ", ""), causes, without);
      const offered = read.kind === "found" ? [read.code] : read.kind === "ambiguous" ? read.codes : [];
      return offered.some((code) => codes.includes(code));
    });
    expect(right.length / drawn.length).toBeGreaterThan(0.75);
  });

  test("is asked about where the wording that it resembles means several causes", () => {
    const read = (codes: string[]) => {
      const only = { ...words, wordings: [{ wordings: ["树枝砸坏车顶"], codes, isAsked: codes.length > 1 }] };
      return resolveTypedCause("大树枝砸坏车顶", causes, knowing(only)).kind;
    };
    const [one, other] = ["财产损害赔偿纠纷", "物业服务合同纠纷"].map((name) => causes.byLabel(name)!.value);
    expect(read([one!])).toBe("found");
    expect(read([one!, other!])).toBe("ambiguous");
  });

  test("is not taken for a civil cause where it tells of a crime alone", () => {
    for (const [text, cause] of [
      ["持刀拦路抢走钱包", "抢劫罪"],
      ["邮寄两克冰毒给网友", "走私、贩卖、运输、制造毒品罪"],
    ] as const) {
      expect(among(text, "2")).toContain(cause);
    }
  });
});

describe("words of ordinary life", () => {
  each<[string]>("%s is not understood", (text) => {
    expect(resolveTypedCause(text, causes, wordings)).toEqual({ kind: "unknown" });
  });

  test.each(["自行车", "学校", "酒店", "银行卡", "房租一般多少", "日子过不下去了", "活不下去了"])(
    "%s names a thing or a mood and is never taken for a cause",
    (text) => {
      expect(resolveTypedCause(text, causes, wordings).kind).not.toBe("found");
    },
  );

  test("seven of ten are refused and hardly one is taken where the tables do not hold them", () => {
    const listed = new Set(known.map(({ wording }) => wording));
    const hidden = words.ordinary.filter((word, at) => at % 9 === 0 && word.length > 1 && !listed.has(word));
    const ordinary = words.ordinary.filter((word) => !hidden.includes(word));
    const without = knowing({ ...words, ordinary });
    const kinds = hidden.map((word) => resolveTypedCause(word, causes, without).kind);
    const share = (wanted: string) => kinds.filter((kind) => kind === wanted).length / kinds.length;
    expect(share("unknown")).toBeGreaterThan(0.7);
    expect(share("found")).toBeLessThan(0.02);
  });
});

describe("a word for a whole field of law", () => {
  test.each([
    ["公司纠纷", "公司解散纠纷"],
    ["执行异议", "案外人执行异议之诉"],
  ])("%s is answered with choices, among them %s", (text, cause) => {
    expect(resolveTypedCause(text, causes, wordings, "2").kind).toBe("ambiguous");
    expect(labels(text, "2")).toContain(cause);
  });

  test("stays one cause where it is that cause's name without its last word, deep in the tree", () => {
    const named = causes.ordered.filter(
      ({ value, label: full }) => /^2.{6,}/u.test(value) && causes.byLabel(full)?.value === value,
    );
    fc.assert(
      fc.property(fc.constantFrom(...named), ({ value, label: full }) => {
        const short = full.replace(/纠纷$/u, "");
        fc.pre(short !== full && causes.ordered.filter(({ label: one }) => one === full).length === 1);
        const read = resolveTypedCause(short, causes, wordings, "2");
        expect(read.kind === "unknown" ? [] : read.kind === "found" ? [read.code] : read.codes).toContain(
          value,
        );
      }),
    );
  });
});

describe("the file of everyday words", () => {
  each<[string, string]>("is refused where a line reads %j", (text, reason) => {
    expect(() => readEverydayWords(causeSources, text, "x.tsv")).toThrow(reason);
  });
});
