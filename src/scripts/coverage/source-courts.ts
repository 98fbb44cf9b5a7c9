import { fill } from "#i18n/fill.ts";
import { courtsOfSource } from "#stores/search/coverage.ts";
import { make } from "../make.ts";
import { makeOpener } from "./opener.ts";

/**
 * Turns the provinces of each source into buttons. A button shows the courts below its province and how many
 * documents of each the source has.
 */
for (const place of document.querySelectorAll<HTMLElement>(".profile [data-court]")) addButton(place);

function addButton(place: HTMLElement): void {
  const opener = place.querySelector(".opener")!;
  const { name = "", open = "", source = "" } = place.closest<HTMLElement>(".profile")?.dataset ?? {};
  const { court = "" } = place.dataset;
  const button = makeOpener(opener.textContent, fill(open, { source: name, court }), {
    show: (coverage) => {
      const drawn = courtsOfSource(coverage, source, court).map(([label, count]) =>
        make("span", { lang: "zh-CN" }, `${label} `, make("b", "", count.toLocaleString("en-US"))),
      );
      place.append(make("span", "below", ...drawn));
    },
    hide: () => place.querySelector(".below")?.remove(),
  });
  opener.replaceWith(button);
}
