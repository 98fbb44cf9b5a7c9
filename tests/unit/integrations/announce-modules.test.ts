import { describe, expect, test } from "vitest";
import { announced } from "../../../src/integrations/announce-modules.ts";

describe("announced", () => {
  test("what every part has beside it is not announced, whatever its version", () => {
    const modules = [
      "_astro/preact.a1B_-2.js",
      "_astro/Panel.zz9.js",
      "_astro/preactions.q1.js",
      "_astro/fill.x-1.js",
    ];
    expect(announced(modules)).toEqual(["_astro/Panel.zz9.js", "_astro/preactions.q1.js"]);
  });
});
