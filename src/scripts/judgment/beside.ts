import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { drawJudgmentOutline } from "./beside/outline.ts";
import { drawPeople } from "./beside/people.ts";

/** Draws the parts beside the text once a judgment is displayed. */
export function drawBeside(judgment: JudgmentDetail): void {
  drawPeople(judgment);
  drawJudgmentOutline(judgment);
}
