import { expect, test } from "vitest";
import type { LawKind, LawStatus, StatuteUnit } from "#domain/statute/record.ts";
import { LAW_KINDS } from "#domain/statute/record.ts";
import { collectArticles } from "#server/ask/collect-articles.ts";
import type { CollectedLaw } from "#server/statutes/collect-laws.ts";

const unit = (number: number, text: string, kind: StatuteUnit["kind"] = "article"): StatuteUnit => ({
  ...{ kind, number, branch: 0, label: "", paragraphs: [text] },
});
const heading = (level: number, text: string, before: number) => ({ level, text, unit: before });
const law = (
  title: string,
  units: StatuteUnit[],
  headings: ReturnType<typeof heading>[] = [],
  { status = "in_force", kind = "law" }: { status?: LawStatus; kind?: LawKind } = {},
) => ({ shown: { id: title, title, status, kind }, text: { units, headings } }) as unknown as CollectedLaw;
const titles = (laws: CollectedLaw[]) => collectArticles(laws).laws.map(({ title }) => title);

test("only laws in force or of unknown status are taken, that are rules of their own and have numbers", () => {
  const one = [unit(1, "甲")];
  expect(
    titles([
      law("行", one),
      law("未知", one, [], { status: "unknown" }),
      law("旧", one, [], { status: "amended" }),
      law("废", one, [], { status: "repealed" }),
      law("未施行", one, [], { status: "upcoming" as LawStatus }),
      law("改", one, [], { kind: "change" }),
      law("无条", [unit(0, "甲", "text")]),
      law("有条有文", [unit(0, "甲", "text"), unit(1, "乙")]),
    ]),
  ).toEqual(["行", "未知", "有条有文"]);
});

test("articles stand as printed, folded, and each heading begins a section", () => {
  const found = collectArticles([
    law(
      "工匠法",
      [
        unit(1, "总则，一。"),
        unit(2, "工钱。"),
        unit(0, "附文", "text"),
        unit(3, "工期。"),
        unit(4, "歇业。"),
      ],
      [
        heading(1, "第一编 总则", 0),
        heading(3, "第一节 工钱", 1),
        heading(3, "第十二节　工期", 3),
        heading(1, "第二编 歇业", 4),
        heading(1, "第三编 附则", 5),
      ],
    ),
    law("河渡法（试行）", [{ ...unit(7, "渡船。"), branch: 2, paragraphs: ["渡船。", "超载，"] }], [], {
      kind: "interpretation",
    }),
  ]);
  expect(found.sections).toEqual([0, 0, 0, 0, 1]);
  expect(found.articles).toEqual([
    { law: 0, section: 0, number: 1, branch: 0, text: "总则 一" },
    { law: 0, section: 1, number: 2, branch: 0, text: "工钱" },
    { law: 0, section: 2, number: 3, branch: 0, text: "工期" },
    { law: 0, section: 3, number: 4, branch: 0, text: "歇业" },
    { law: 1, section: 4, number: 7, branch: 2, text: "渡船 超载" },
  ]);
  expect(found.laws.map(({ id, kind }) => [id, kind])).toEqual([
    ["工匠法", LAW_KINDS.indexOf("law")],
    ["河渡法（试行）", LAW_KINDS.indexOf("interpretation")],
  ]);
});
