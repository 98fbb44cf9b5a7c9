import { showToast } from "#stores/page/notice.ts";
import { readCoverage } from "#stores/search/coverage.ts";
import { make } from "../make.ts";

type Coverage = NonNullable<Awaited<ReturnType<typeof readCoverage>>>;

/** The coverage table. Its attributes contain the words of the page's scripts. */
export const table = document.querySelector<HTMLTableElement>("table.coverage");

/** Creates a button that shows and hides the coverage of a place. */
export function makeOpener(
  text: string,
  ariaLabel: string,
  { show, hide }: { show: (coverage: Coverage) => void; hide: () => void },
): HTMLButtonElement {
  const button = make("button", { type: "button", ariaExpanded: "false", ariaLabel }, text.trim());
  button.addEventListener("click", async () => {
    const opens = button.getAttribute("aria-expanded") === "false";
    button.setAttribute("aria-expanded", String(opens));
    if (!opens) return hide();
    const coverage = await readCoverage();
    if (!coverage) {
      button.setAttribute("aria-expanded", "false");
      showToast(table?.dataset.failed ?? "", { kind: "error" });
    } else if (button.getAttribute("aria-expanded") === "true") show(coverage);
  });
  return button;
}
