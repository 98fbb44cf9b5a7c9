import { describe, expect, test } from "vitest";
import { courtEndingAt, courtOfNumber, toNamedCourt } from "#domain/judgment/parse/procedure/court-before.ts";
import { findDecisions } from "#domain/judgment/parse/procedure/decisions.ts";
import { rememberCourts } from "#domain/judgment/parse/published/earlier-cases.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownContext } from "../../own-context.ts";

const each = examplesOf(import.meta.url);

const NAME = "呼和浩特市新城区人民法院";
const courtIn = (text: string) => courtEndingAt(text, text.length, ownContext)?.name ?? null;

describe("courtEndingAt", () => {
  each<[string, string | null]>("finds in %j %j", (text, name) => {
    expect(courtIn(text)).toBe(name);
  });

  test("looks at the clause before the place alone", () => {
    const text = `${NAME}，本院`;
    expect(courtEndingAt(text, NAME.length, ownContext)?.name).toBe(NAME);
    expect(courtEndingAt(text, text.length, ownContext)).toBeNull();
  });

  test("reads names of up to forty characters, of six at least where no catalogue knows them", () => {
    const named = (characters: number) => `${"例".repeat(characters - 4)}人民法院`;
    expect([5, 6, 40].map((size) => courtIn(named(size)))).toEqual([null, named(6), named(40)]);
    expect(courtIn(named(41))).toBe(named(40));
  });

  test("keeps a printed name that the catalogue lacks, without an id", () => {
    expect(toNamedCourt("例样市例样区人民法院", ownContext)).toEqual({
      name: "例样市例样区人民法院",
      id: null,
    });
    expect(toNamedCourt(NAME, ownContext)).toEqual({ name: NAME, id: expect.any(Number) });
  });

  test("knows the court of a number's code", () => {
    expect(courtOfNumber("（2021）内0102民初12号", ownContext)?.name).toBe(NAME);
    expect(courtOfNumber("（2021）最高法民再1号", ownContext)?.name).toBe("最高人民法院");
    expect(courtOfNumber("（2012）例商初字第3号", ownContext)).toBeNull();
  });
});

describe("findDecisions", () => {
  const only = (text: string) => {
    const [found, ...more] = findDecisions(text, ownContext);
    expect(more).toEqual([]);
    return found;
  };

  each<[string]>("reads %s", (text) => {
    const dated = /于/.test(text);
    expect(only(`原告不服${text}，上诉。`)).toMatchObject({
      court: NAME,
      case_number: "（2020）内0102民初1号",
      text_type: "民事判决书",
      casedate: dated ? "2020-03-04" : "",
      instance: "first",
    });
  });

  // An old number does not identify the court; only the text before it does.
  each<[string]>("finds the court of %s", (text) => {
    expect(only(`原告，${text}，上诉。`)).toMatchObject({ court: NAME, text_type: "民事判决书" });
  });

  test("reads no court across a mark, nor further than eighty characters before", () => {
    expect(only(`${NAME}，作出（2012）例商初字第3号民事判决`)?.court).toBe("");
    expect(only(`${NAME}（以下简称${"甲".repeat(20)}）作出（2012）例商初字第3号民事判决`)?.court).toBe("");
  });

  test("takes a date for the decision's only where it stands right before it", () => {
    expect(only("2020年3月4日，原告收到（2020）内0102民初1号民事判决")?.casedate).toBe("");
  });

  test("asks the number where no court stands before it, and leaves out what is not told", () => {
    expect(only("不服（2020）内0102民初1号，上诉。")).toMatchObject({ court: NAME, text_type: "" });
    expect(only("不服（2012）例商初字第3号民事裁定，上诉。")).toMatchObject({ court: "", court_id: null });
  });
});

describe("rememberCourts", () => {
  const own = { court: "呼和浩特市中级人民法院", court_id: 7, case_number: "（2021）内01民终12号" };
  const document = `${NAME}（以下简称新城法院）审理此案。例样市例样区人民法院（2015）例样9901民初3号。`;
  const memory = rememberCourts(document, own, ownContext);
  const court = (text: string, number = "（2012）例商初字第3号") =>
    memory(text, text.length, number)?.name ?? null;

  test("knows short names, 本院 and the nearest court named before", () => {
    expect(court("新城法院作出")).toBe(NAME);
    expect(court("本院作出")).toBe(own.court);
    expect(court(`${NAME}审理原告诉被告一案，于次年作出`)).toBe(NAME);
    expect(court(`${NAME}审理后，一审法院作出`)).toBe(NAME);
    expect(court("有人作出")).toBeNull();
    expect(court(`${NAME}${"，话".repeat(150)}作出`)).toBeNull();
  });

  test("knows the court's own part of a modern number", () => {
    expect(court("作出", "（2019）内01民终99号")).toBe(own.court);
    expect(court("作出", "（2019）内0102民初99号")).toBe(NAME);
  });
});
