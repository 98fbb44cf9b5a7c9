import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type FiledExpert, matchExperts } from "#server/reversal/expert-cards.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const expert = (id: string, areas: number[], more: Partial<FiledExpert> = {}): FiledExpert =>
  ({
    ...{ id, areas, sample: false, name: { cn: `专家${id}`, en: `Expert ${id}` } },
    description: { cn: `介绍${id}`, en: `About ${id}` },
    ...more,
  }) as FiledExpert;
const names = (experts: FiledExpert[], areas: number[]) => {
  const { expert_count, experts: shown } = matchExperts(experts, areas, false, "en");
  return [expert_count, ...shown.map(({ name }) => name.replace("Expert ", ""))];
};
/** The data of a picture, and its type. */
const drawn = (picture: string) => {
  const [, type, text] = /^data:([^;]*);base64,(.*)$/s.exec(picture) ?? [];
  return [type, Buffer.from(text ?? "", "base64").toString()];
};
const initialOf = (name: string) => {
  const { experts } = matchExperts([expert("a", [1], { name: { cn: name, en: "" } })], [1], false, "cn");
  return /<text [^>]*>(.*)<\/text>/.exec(drawn(experts[0]!.img_data)[1]!)?.[1];
};

describe("matchExperts", () => {
  test("takes those of any area, with more of them first, then by id", () => {
    const all = [
      expert("c", [1]),
      expert("b", [1, 2]),
      expert("a", [2, 7]),
      expert("d", [7]),
      expert("e", []),
    ];
    expect(names(all, [1, 2, 9])).toEqual([3, "b", "a", "c"]);
    expect(names(all, [])).toEqual([0]);
  });

  test("shows six cards at most, and says how many there are", () => {
    const all = [..."hgfedcba"].map((id) => expert(id, [1]));
    expect(names(all, [1])).toEqual([8, ..."abcdef"]);
  });

  test("shows samples beside a sample alone", () => {
    const samples = [expert("a", [1], { sample: true })];
    expect(matchExperts(samples, [1], true, "cn").expert_count).toBe(1);
    expect(matchExperts(samples, [1], false, "cn").expert_count).toBe(0);
  });

  test("gives name and description in the visitor's language", () => {
    const [card] = matchExperts([expert("a", [1])], [1], false, "cn").experts;
    expect(card).toMatchObject({ name: "专家a", description: "介绍a" });
    expect(matchExperts([expert("a", [1])], [1], false, "en").experts[0]).toMatchObject({
      ...{ name: "Expert a", description: "About a" },
    });
  });

  each<[string, string]>("draws the first character of %s as %s in a disc", (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  test("draws a disc as SVG where there is no portrait, or none that can be read", () => {
    const pictures = [undefined, "../../../public/no-such-file.png"].map((portrait) => {
      const one = expert("a", [1], { portrait } as Partial<FiledExpert>);
      return drawn(matchExperts([one], [1], false, "cn").experts[0]!.img_data);
    });
    expect(pictures[0]![0]).toBe("image/svg+xml");
    expect(pictures[0]![1]).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<circle .*专<\/text><\/svg>$/,
    );
    expect(pictures[1]).toEqual(pictures[0]);
  });

  test.each([
    ["../../../README.md", "image/jpeg", "README.md"],
    ["../../../.github/result-list.png", "image/png", ".github/result-list.png"],
  ])("takes the file of the portrait %s, of type %s", (portrait, type, file) => {
    const one = expert("a", [1], { portrait } as Partial<FiledExpert>);
    const { img_data } = matchExperts([one], [1], false, "cn").experts[0]!;
    expect(img_data).toBe(`data:${type};base64,${readFileSync(file).toString("base64")}`);
  });
});
