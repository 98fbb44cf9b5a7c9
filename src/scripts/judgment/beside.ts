import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { drawJudgmentOutline } from "./beside/outline.ts";
import { drawPeople } from "./beside/people.ts";

/** What is drawn around the text once a judgment is there. */
export function drawBeside(judgment: JudgmentDetail): void {
  drawPeople(judgment);
  drawJudgmentOutline(judgment);
}
