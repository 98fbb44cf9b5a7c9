import { type CoverageRow, shadeOf } from "#domain/search/results/coverage.ts";
import { showToast } from "#stores/page/notice.ts";
import { courtsBelow, readCoverage } from "#stores/search/coverage.ts";
import { make } from "../make.ts";

/** Turns the provinces of the coverage map into buttons that show the courts below them. */
const table = document.querySelector<HTMLTableElement>("table.coverage");
for (const row of table?.querySelectorAll<HTMLTableRowElement>("tr[data-opens]") ?? []) addButton(row);

// Another page may link to a province by naming the province after the #.
const wanted = decodeURIComponent(location.hash.slice(1));
for (const row of table?.rows ?? []) {
  if (wanted === "" || row.dataset.court !== wanted) continue;
  row.querySelector("button")?.click();
  row.scrollIntoView({ block: "center" });
}

function addButton(row: HTMLTableRowElement): void {
  const head = row.cells[0]!;
  const { court = "" } = row.dataset;
  const ariaLabel = (table?.dataset.open ?? "{court}").replace("{court}", () => court);
  const said = { ariaExpanded: "false", ariaLabel };
  const button = make("button", { type: "button", ...said }, head.textContent.trim());
  button.addEventListener("click", () => void toggle(row, button));
  head.querySelector(".opener")?.replaceWith(button);
}

async function toggle(row: HTMLTableRowElement, button: HTMLButtonElement): Promise<void> {
  const opens = button.getAttribute("aria-expanded") === "false";
  button.setAttribute("aria-expanded", String(opens));
  if (!opens) {
    while (row.nextElementSibling && !row.nextElementSibling.matches(".d0, .d-1"))
      row.nextElementSibling.remove();
    return;
  }
  const coverage = await readCoverage();
  if (!coverage) {
    button.setAttribute("aria-expanded", "false");
    showToast(table?.dataset.failed ?? "", { kind: "error" });
    return;
  }
  if (button.getAttribute("aria-expanded") === "true")
    row.after(...courtsBelow(coverage, row.dataset.court ?? "").map(drawRow));
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
