import { fill } from "#i18n/fill.ts";
import { root, slot, words } from "./page/slots.ts";

let now = -1;

const marks = () => [...root.querySelectorAll<HTMLElement>("[data-slot=article] mark")];

/** Shows how many matches the judgment contains. Hidden if there are none. */
export function drawHits(): void {
  now = -1;
  const total = marks().length;
  slot("hits").hidden = total === 0;
  slot("hit").textContent = fill(words.hits, { n: total });
}

function go(step: number): void {
  const all = marks();
  all[now]?.classList.remove("now");
  now = (now + step + all.length) % all.length;
  all[now]?.classList.add("now");
  all[now]?.scrollIntoView({ block: "center" });
  slot("hit").textContent = fill(words.hit, { n: now + 1, total: all.length });
}

/** Connects the two buttons, which go to the next and to the previous match. */
export function wireHits(): void {
  slot("hit-next").onclick = () => go(1);
  slot("hit-previous").onclick = () => go(now < 0 ? 0 : -1);
}
