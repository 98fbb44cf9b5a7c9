import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UnknownIsland, withLeanIslands } from "../../../src/integrations/lean-islands.ts";

/** As Astro writes a property: its kind beside it. */
const written = (value: unknown): [number, unknown] => {
  if (Array.isArray(value)) return [1, value.map(written)];
  if (typeof value !== "object" || value === null) return [0, value];
  return [0, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one)]))];
};
const NAMES: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
const READ: Record<string, string> = { amp: "&", gt: ">", "#39": "'" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&${NAMES[sign]};`);
const page = (properties: object, client = "intent") => {
  const props = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, written(value)]));
  return `<head><noscript><style>p{color:red}</style></noscript><style>p{margin:0}</style></head><body>
<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>(()=>{var d=e=>e();(self.Astro||(self.Astro={})).${client}=d;window.dispatchEvent(new Event("astro:${client}"));})();</script><script>(()=>{class f extends HTMLElement{}customElements.get("astro-island")||customElements.define("astro-island",f)})();</script><astro-island uid="Z1" prefix="r1" component-url="/_astro/A.js" component-export="A" renderer-url="/_astro/client.js" props="${escaped(JSON.stringify(props))}" ssr client="${client}" opts="${escaped('{"name":"A","value":"now"}')}" await-children><p>drawn</p><!--astro:end--></astro-island><script type="module" src="/own.js"></script></body>`;
};
const attribute = (html: string, name: string) =>
  new RegExp(` ${name}='([^']*)'`)
    .exec(html)?.[1]
    ?.replace(/&(amp|gt|#39);/g, (_, sign: string) => READ[sign] ?? "");

describe("withLeanIslands", () => {
  test("any plain data arrives as it was given, and no sign of it ends the tag", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (properties) => {
        const plain = JSON.parse(JSON.stringify(properties));
        const html = withLeanIslands(page(plain), "own()");
        expect(JSON.parse(attribute(html, "props") ?? "")).toEqual(plain);
        expect(/<astro-island[^>]*>/.exec(html)?.[0]).toMatch(/ opts='\{"value":"now"\}'>$/);
      }),
    );
  });

  test("one script stands for Astro's two, the page's own stays, and its first style holds that of islands", () => {
    const html = withLeanIslands(page({}), "own($1)");
    expect(html.match(/<script>[^<]*/g)).toEqual(["<script>own($1)"]);
    expect(html).toContain('<script type="module" src="/own.js">');
    expect(html.match(/<style>[^<]*/g)).toEqual([
      "<style>p{color:red}",
      "<style>astro-island,astro-slot{display:contents}p{margin:0}",
    ]);
  });

  test("a page without islands is returned as it is", () => {
    expect(withLeanIslands("<p>text</p>", "own()")).toBe("<p>text</p>");
  });

  test("what Astro would write in another way ends the build", () => {
    const html = page({ day: 1 });
    const faults = [
      html.replace('define("astro-island"', 'define("island"'),
      html.replace("[0,1]", "[3,1]"),
      page({}, "load"),
    ];
    for (const faulty of faults) expect(() => withLeanIslands(faulty, "own()")).toThrow(UnknownIsland);
  });
});
