import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Chart, ColumnChart, PartChart, RowChart } from "#islands/search/tools/charts.tsx";

const bars = [
  { label: "维持", count: 1234, choose: () => {} },
  { label: "改判", count: 321, choose: () => {} },
];

test("a browser that translates the page leaves the counts of charts alone", () => {
  const words = { table: "表", head: ["名称", "件数", "占比"], add: "加上{label}" };
  const markup = [
    Chart({
      title: "结果",
      bars,
      total: 1555,
      words,
      children: createElement(RowChart, { bars, add: words.add }),
    }),
    createElement(ColumnChart, { bars, add: words.add }),
    createElement(PartChart, { bars, total: 1555, add: words.add }),
  ]
    .map((element) => renderToStaticMarkup(element))
    .join("");
  const counts = [...markup.matchAll(/<(\w+)([^>]*)>[\d,.]+%?<\/\1>/g)];
  expect(counts).toHaveLength(12);
  for (const [whole] of counts) expect(whole).toContain('translate="no"');
});

test("a part keeps its colour where parts before it are empty, and they are not drawn", () => {
  const markup = renderToStaticMarkup(
    createElement(PartChart, { bars: [{ ...bars[0]!, count: 0 }, bars[1]!], total: 321, add: "" }),
  );
  expect(markup).toContain('class="p1"');
  expect(markup).not.toMatch(/class="p0"|维持/);
});
