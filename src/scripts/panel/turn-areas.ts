/**
 * Switches the pages of the practice areas every three seconds: 1, 2, 3, 1. It stops after one round, or when
 * the visitor chooses a page. `#areas` in the address shows all areas at once, as does a page without
 * scripts.
 */
import { turnByClock } from "../turn-by-clock.ts";

const TURN_MS = 3000;

const turn = document.getElementById("turn");
const controls = turn?.querySelector<HTMLElement>(".controls");
const pause = turn?.querySelector<HTMLButtonElement>("[data-pause]");
const choices = [...(turn?.querySelectorAll<HTMLButtonElement>("[data-turn]") ?? [])];

if (turn && controls && pause) {
  const show = (page: number) => {
    turn.dataset.page = String(page);
    for (const choice of choices) choice.ariaPressed = String(Number(choice.dataset.turn) === page);
  };
  const clock = turnByClock(turn, pause, TURN_MS, {
    next: () => {
      const page = (Number(turn.dataset.page) % choices.length) + 1;
      show(page);
      if (page === 1) clock.hold();
    },
    rests: () => location.hash === "#areas",
  });
  for (const choice of choices)
    choice.addEventListener("click", () => {
      show(Number(choice.dataset.turn));
      clock.hold();
    });
  addEventListener("hashchange", clock.wind);
  controls.hidden = false;
}
