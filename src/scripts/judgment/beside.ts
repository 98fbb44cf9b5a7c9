import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { drawJudgmentOutline } from "./beside/outline.ts";
import { drawPeople } from "./beside/people.ts";

/** Draws what is shown beside the text of a judgment: the people and the outline. */
export function drawBeside(judgment: JudgmentDetail): void {
  drawPeople(judgment);
  drawJudgmentOutline(judgment);
}
