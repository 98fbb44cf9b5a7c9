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
