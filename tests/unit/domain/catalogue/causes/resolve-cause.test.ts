import { existsSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CauseHint, resolveCause } from "#domain/catalogue/causes/resolve-cause.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { measureCauseResolver } from "../../../../../research/measure/catalogue-causes.ts";
import { causeNames, ownCauses as causes } from "../own-causes.ts";

const each = examplesOf(import.meta.url);

const label = (text: string | string[], hint?: CauseHint) => {
  const found = resolveCause(text, causes, hint);
  return found.kind === "found" ? causes.byId(found.code)!.label : "unknown";
};

describe("resolveCause on titles", () => {
  each<[string, string]>("%s alone shortens %s", (printed, cause) => {
    expect(label(printed, { branch: "2" })).toBe(cause);
  });

  each<[string, string]>("the title %s is of %s", (title, cause) => {
    expect(label(title)).toBe(cause);
  });

  test("a text without any cause stays unknown", () => {
    expect(label("某甲与某乙一案")).toBe("unknown");
    expect(label("")).toBe("unknown");
  });

  test("everyday words are acts of government only where government is about", () => {
    expect(label("某甲与某乙罚款")).toBe("unknown");
    expect(label("某甲与某乙罚款", { branch: "5" })).toBe("罚款");
  });
});

describe("resolveCause on keyword lists", () => {
  each<[string, string]>("the keywords %s are of %s", (keywords, cause) => {
    expect(label(keywords)).toBe(cause);
  });

  test("keywords narrow a title down and never contradict it", () => {
    expect(label(["甲诉乙行政确认案", "行政行政确认工伤保险资格认定"])).toBe("工伤保险资格或者待遇认定");
    expect(label(["甲诉乙合同纠纷案", "民事劳动争议"])).toBe("合同纠纷");
  });
});

describe("resolveCause on names", () => {
  test("every label resolves to itself or to the member that shares it", () => {
    for (const { value, label: name } of causes.ordered) {
      const hint = { branch: value[0] as CauseHint["branch"] };
      if (value.length > 1 && !name.startsWith("××"))
        expect([value, label(name, hint)]).toEqual([value, name]);
    }
  });

  test("every former name resolves to its successor", () => {
    for (const { name, code, until } of causeNames) {
      if (until === null) continue;
      const found = resolveCause(name, causes, { branch: code[0] as CauseHint["branch"] });
      expect([name, found]).toEqual([name, { kind: "found", code }]);
    }
  });

  each<[string, string]>("the older name %s is %s", (old, cause) => {
    expect(label(old)).toBe(cause);
  });

  test("white space and dropped commas do no harm", () => {
    const offences = causes.ordered.filter(({ value, children }) => /^1(0\d|10)\d/.test(value) && !children);
    fc.assert(
      fc.property(fc.constantFrom(...offences), fc.nat(20), (offence, at) => {
        const name = offence.label;
        const torn = `${name.slice(0, at)}\n ${name.slice(at)}`.replaceAll("、", "");
        expect(label(torn)).toBe(name);
      }),
    );
  });

  test("no text makes it throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(["found", "unknown"]).toContain(resolveCause(text, causes).kind);
      }),
    );
  });
});

describe("resolveCause on the reference cases", () => {
  const folder = "../shared/corpus/reference-cases";
  test.skipIf(!existsSync(folder))(
    `at least 98 % get a cause of their branch (skipped without ${folder})`,
    () => {
      for (const { branch, cases, resolved, otherBranch } of measureCauseResolver(folder, causes)) {
        expect([branch, resolved / cases >= 0.98, otherBranch]).toEqual([branch, true, 0]);
      }
    },
  );
});
