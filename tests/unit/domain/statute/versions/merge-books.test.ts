import { describe, expect, test } from "vitest";
import type { StatuteDocument } from "#domain/statute/record.ts";
import { mergeBooks } from "#domain/statute/versions/merge-books.ts";
import { parsed } from "../invented-law.ts";

const book = (name: string, fields: Partial<StatuteDocument> = {}): StatuteDocument => ({
  ...parsed(
    `# 风筝法典\n\n# ${name}\n\n2020年1月2日 通过\n\n<!-- INFO END -->\n\n序言\n\n第一条 有风。\n\n附件`,
  ),
  ...fields,
});

describe("mergeBooks", () => {
  test("keeps a law without books as it is, under the id of the law", () => {
    const { law, book: _book, ...rest } = parsed("# 风筝法\n\n<!-- INFO END -->\n\n第一条 有风。");
    expect(mergeBooks([{ ...rest, law, book: "" }])).toEqual([{ ...rest, id: law }]);
  });

  test("sets a single book under its own heading", () => {
    const [code] = mergeBooks([book("总则")]);
    expect(code?.headings).toEqual([{ level: 1, text: "总则", unit: 0 }]);
    expect(code?.id).toBe(book("总则").law);
  });

  test("counts the texts of all books through", () => {
    const [code] = mergeBooks([book("总则"), book("分则")]);
    expect(code?.units.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      "text 1",
      "article 1",
      "text 2",
      "text 3",
      "article 1",
      "text 4",
    ]);
  });

  test("binds from the last day that a book names, and first from the earliest", () => {
    const dated = (effective: string, first_effective: string) =>
      book("总则", { effective, first_effective });
    const merged = (...all: StatuteDocument[]) => {
      const [code] = mergeBooks(all);
      return [code?.effective, code?.first_effective];
    };
    expect(
      merged(
        dated("2021-01-01", "2001-01-01"),
        dated("2022-01-01", "1999-01-01"),
        dated("2020-05-01", "2005-01-01"),
      ),
    ).toEqual(["2022-01-01", "1999-01-01"]);
    expect(merged(dated("", ""), dated("2021-01-01", "2001-01-01"))).toEqual(["2021-01-01", "2001-01-01"]);
    expect(merged(dated("", ""))).toEqual(["", ""]);
  });

  test("sets a book without articles last", () => {
    const annex = book("附录", {
      units: [{ kind: "text", number: 1, branch: 0, label: "", paragraphs: ["表"] }],
    });
    const [code] = mergeBooks([annex, book("总则")]);
    expect(code?.headings.map(({ text }) => text)).toEqual(["总则", "附录"]);
  });

  test("keeps laws in the order in which they appear", () => {
    const other = parsed("# 风车法\n\n<!-- INFO END -->\n\n第一条 有风。");
    expect(mergeBooks([other, book("总则"), book("分则")]).map(({ title }) => title)).toEqual([
      "风车法",
      "风筝法典",
    ]);
  });
});
