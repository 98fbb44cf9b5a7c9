import { awardHash } from "#stores/award-address.ts";
import { $judgment } from "#stores/judgment.ts";
import { $readingList, openReadingList, toggleReading } from "#stores/reading-list.ts";
import { slot } from "./slots.ts";

/** The button that puts the judgment on the reading list of the device. */
const button = slot<HTMLButtonElement>("keep");
const [keep = "", kept = ""] = (button.dataset.words ?? "").split("|");

function draw(): void {
  const state = $judgment.get();
  const has = state.kind === "ready" && $readingList.get().some(({ id }) => id === state.judgment.id);
  button.setAttribute("aria-pressed", String(has));
  button.textContent = has ? kept : keep;
}

button.addEventListener("click", () => {
  const state = $judgment.get();
  if (state.kind !== "ready") return;
  const { id, casename, court, case_number, casedate } = state.judgment;
  const address = `${location.pathname.replace(/(\/award)\/.*/, "$1")}${awardHash(id)}`;
  toggleReading({ id, address, casename, court, case_number, casedate });
});
openReadingList();
$judgment.subscribe(draw);
$readingList.subscribe(draw);
