import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { loadStyles } from "#stores/page/load-styles.ts";
import { drawJudgmentOutline } from "./beside/outline.ts";
import { drawPeople } from "./beside/people.ts";
import { root } from "./page/slots.ts";

/** What is drawn around the text once a judgment is there. */
export function drawBeside(judgment: JudgmentDetail): void {
  loadStyles(root.dataset.panelStyles ?? "");
  drawPeople(judgment);
  drawJudgmentOutline(judgment);
}
