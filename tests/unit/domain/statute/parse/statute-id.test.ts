import { expect, test } from "vitest";
import { statuteId } from "#domain/statute/parse/statute-id.ts";
import { shortId } from "#domain/text/short-id.ts";
import { sha256 } from "../invented-law.ts";

test("statuteId is over the title's letters and the version, then book and text where there are any", () => {
  const id = (...parts: string[]) => shortId(["statute", "风筝法", "2001-03-04", ...parts], sha256);
  const of = (...more: string[]) => statuteId("中华人民共和国 风筝法", "2001-03-04", sha256, ...more);
  expect(of()).toBe(id());
  expect(of("总则")).toBe(id("总则"));
  expect(of("", "有风。")).toBe(id("text 有风。"));
  expect(of("总则", "有风。")).toBe(id("总则", "text 有风。"));
});
