import { type CoverageRow, shadeOf } from "#domain/search/results/coverage.ts";
import { courtsBelow } from "#stores/search/coverage.ts";
import { make } from "../make.ts";
import { makeOpener, table } from "./opener.ts";

/** Turns the provinces in the coverage table into buttons that show the courts below them. */
for (const row of table?.querySelectorAll<HTMLTableRowElement>("tr[data-opens]") ?? []) addButton(row);

// A link to this page may name a province after the #. The courts below it are then shown.
const wanted = decodeURIComponent(location.hash.slice(1));
for (const row of table?.rows ?? []) {
  if (wanted === "" || row.dataset.court !== wanted) continue;
  row.querySelector("button")?.click();
  row.scrollIntoView({ block: "center" });
}

function addButton(row: HTMLTableRowElement): void {
  const head = row.cells[0]!;
  const { court = "" } = row.dataset;
  const label = (table?.dataset.open ?? "{court}").replace("{court}", () => court);
  const button = makeOpener(head.textContent, label, {
    show: (coverage) => row.after(...courtsBelow(coverage, court).map(drawRow)),
    hide: () => {
      while (row.nextElementSibling && !row.nextElementSibling.matches(".d0, .d-1"))
        row.nextElementSibling.remove();
    },
  });
  head.querySelector(".opener")?.replaceWith(button);
}

function drawRow({ label, depth, counts, total, complete }: CoverageRow): HTMLTableRowElement {
  const cells = [
    ...counts.map((count) => [`s${shadeOf(count)}`, count] as const),
    ["sum", total] as const,
    ["", complete] as const,
  ];
  return make(
    "tr",
    `d${depth}`,
    make("th", { scope: "row", lang: "zh-CN" }, label),
    ...cells.map(([style, count]) => make("td", style, count ? String(count) : "")),
  );
}
