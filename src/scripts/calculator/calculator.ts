import type { Sheet } from "./sheet.ts";

// The calculation loads after the page. If it cannot be loaded, the output says so.
const form = document.querySelector<HTMLFormElement>("form[data-sheet]");
if (form) {
  const sheet: Sheet = JSON.parse(form.dataset.sheet ?? "");
  import("./run-calculator.ts")
    .then(({ startCalculator }) => startCalculator(form, sheet))
    .catch(() => {
      const output = form.querySelector("section output");
      if (output) output.textContent = sheet.words.failed;
    });
}
