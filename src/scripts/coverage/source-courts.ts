import { fill } from "#i18n/fill.ts";
import { showToast } from "#stores/page/notice.ts";
import { courtsOfSource, readCoverage } from "#stores/search/coverage.ts";
import { make } from "../make.ts";

/** Turns the provinces of each source into buttons that show how many documents it has of the courts below. */
const table = document.querySelector<HTMLTableElement>("table.coverage");
for (const place of document.querySelectorAll<HTMLElement>(".profile [data-court]")) addButton(place);

function addButton(place: HTMLElement): void {
  const opener = place.querySelector(".opener")!;
  const { name = "", open = "" } = place.closest<HTMLElement>(".profile")?.dataset ?? {};
  const { court = "" } = place.dataset;
  const said = { ariaExpanded: "false", ariaLabel: fill(open, { source: name, court }) };
  const button = make("button", { type: "button", ...said }, opener.textContent.trim());
  button.addEventListener("click", () => void toggle(place, button));
  opener.replaceWith(button);
}

async function toggle(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const opens = button.getAttribute("aria-expanded") === "false";
  button.setAttribute("aria-expanded", String(opens));
  if (!opens) return place.querySelector(".below")?.remove();
  const coverage = await readCoverage();
  if (!coverage) {
    button.setAttribute("aria-expanded", "false");
    showToast(table?.dataset.failed ?? "", { kind: "error" });
    return;
  }
  if (button.getAttribute("aria-expanded") === "false") return;
  const source = place.closest<HTMLElement>(".profile")?.dataset.source ?? "";
  const counts = courtsOfSource(coverage, source, place.dataset.court ?? "");
  const drawn = counts.map(([label, count]) =>
    make("span", { lang: "zh-CN" }, `${label} `, make("b", "", count.toLocaleString("en-US"))),
  );
  place.append(make("span", "below", ...drawn));
}
