import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { loadStyles } from "#stores/page/load-styles.ts";
import { make } from "../make.ts";
import { root, words } from "./page/slots.ts";

/**
 * Loads the script of each panel below the facts. A script and its data are requested when the panel is
 * opened.
 */
const PANELS = {
  instances: () => import("./panels/instances.ts"),
  citing: () => import("./panels/citing.ts"),
  similar: () => import("./panels/similar.ts"),
  reference: () => import("./panels/reference.ts"),
} as const;

const panel = (name: string) => root.querySelector<HTMLDetailsElement>(`[data-panel="${name}"]`)!;
let shown: JudgmentDetail | null = null;

async function fill(name: keyof typeof PANELS): Promise<void> {
  const details = panel(name);
  const place = details.querySelector("div")!;
  if (!details.open || !shown || place.dataset.id === shown.id) return;
  const judgment = shown;
  place.dataset.id = judgment.id;
  loadStyles(root.dataset.panelStyles ?? "");
  const loaded = await PANELS[name]().catch(() => null);
  if (shown !== judgment) return;
  if (loaded) return loaded.drawPanel(place, judgment);
  // Without this id, the panel requests its data again when it is opened next.
  delete place.dataset.id;
  place.replaceChildren(make("p", "", words.errors.network));
}

/**
 * Empties and closes the panels, because another judgment is displayed. Hides the panels that have nothing to
 * show: the comparison if no document of another instance is known, and the citing texts if there is no case
 * number.
 */
export function resetPanels(judgment: JudgmentDetail): void {
  shown = judgment;
  for (const name of Object.keys(PANELS)) {
    const details = panel(name);
    const place = details.querySelector("div")!;
    details.open = false;
    delete place.dataset.id;
    place.replaceChildren();
  }
  const hasOther = judgment.related.some(
    ({ id, instance }) => id !== "" && ["first", "second", "retrial"].includes(instance),
  );
  panel("instances").hidden = !hasOther;
  panel("citing").hidden = judgment.case_number === "";
}

/** Opens the panel that compares both instances and scrolls to it. */
export function openBoth(): void {
  const details = panel("instances");
  details.open = true;
  details.scrollIntoView({ block: "start" });
}

/** Fills each panel when the visitor opens it. */
export function wirePanels(): void {
  for (const name of Object.keys(PANELS) as (keyof typeof PANELS)[])
    panel(name).addEventListener("toggle", () => void fill(name));
}
