import { describe, expect, test } from "vitest";
import { hasMarkup, stripMarkup } from "#domain/judgment/parse/layout/strip-markup.ts";

describe("hasMarkup", () => {
  test.each([
    ["甲<p>乙", true],
    ["甲</p>乙", true],
    ["甲&nbsp;乙", true],
    ["&#20154;", true],
    ["甲&copy;乙", false],
    ["1<2 & 3>2", false],
    ["甲", false],
    ["", false],
  ])("of %j is %s", (text, has) => {
    expect(hasMarkup(text)).toBe(has);
  });
});

describe("stripMarkup", () => {
  test.each([
    ["甲<br>乙<BR/>丙", "甲\n乙\n丙"],
    ["<p class='a'>甲</p>", "\n甲\n"],
    ["<b>甲</b><span style='x'>乙</span>", "甲乙"],
    ["<!DOCTYPE html><?xml version='1.0'?>甲<!-- 乙 -->", "甲"],
    ["甲<script>1</script>乙<script>2</script>丙", "甲\n乙\n丙"],
    ["甲<STYLE>p{}</STYLE>乙", "甲\n乙"],
    ["甲<style>p{}</style", "甲\n"],
    ["甲<script>乙", "甲乙"],
  ])("shows %j as %j", (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });

  test.each([
    ["nbsp ensp emsp thinsp", "    "],
    ["lt gt amp quot apos", "<>&\"'"],
    ["ldquo rdquo lsquo rsquo laquo raquo", "“”‘’«»"],
    ["middot hellip mdash ndash times yen bull", "·…—–×¥•"],
    ["shy zwj zwnj", ""],
  ])("reads the entities %s as %j", (names, signs) => {
    expect(
      stripMarkup(
        names
          .split(" ")
          .map((name) => `&${name};`)
          .join(""),
      ),
    ).toBe(signs);
  });

  test.each([
    ["&#65;&#x42;&#X43;", "ABC"],
    ["&#65", "A"],
    ["&#0;&#x110000;&#1114112;", ""],
    ["&#1114111;", "\u{10ffff}"],
    ["&unknown;", "&unknown;"],
    ["&;", "&;"],
  ])("reads %j as %j", (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });
});
