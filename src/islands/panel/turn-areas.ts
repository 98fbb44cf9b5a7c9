/**
 * Turns the pages of the practice areas 1-2-3, every three seconds. It rests while the pointer or the focus is
 * on it, while the page is hidden, where the visitor wants less motion, after a page was chosen by hand, and by
 * its button. `#areas` in the address shows all of them, as does a page without this script.
 */
const TURN_MS = 3000;

const turn = document.getElementById("turn");
const controls = turn?.querySelector<HTMLElement>(".controls");
const pause = turn?.querySelector<HTMLButtonElement>("[data-pause]");
const choices = [...(turn?.querySelectorAll<HTMLButtonElement>("[data-turn]") ?? [])];

if (turn && controls && pause) {
  const pauseWord = pause.textContent ?? "";
  const less = matchMedia("(prefers-reduced-motion: reduce)");
  let paused = less.matches;
  let timer = 0;

  const show = (page: number) => {
    turn.dataset.page = String(page);
    for (const choice of choices) choice.ariaPressed = String(Number(choice.dataset.turn) === page);
  };
  const rests = () =>
    paused ||
    document.hidden ||
    location.hash === "#areas" ||
    turn.matches(":hover") ||
    turn.matches(":focus-within");
  /** Starts the three seconds anew, or stops; called whenever a reason to rest comes or goes. */
  const wind = () => {
    clearInterval(timer);
    pause.textContent = paused ? (pause.dataset.goOn ?? "") : pauseWord;
    if (rests()) return;
    timer = window.setInterval(() => show((Number(turn.dataset.page) % choices.length) + 1), TURN_MS);
  };

  for (const choice of choices)
    choice.addEventListener("click", () => {
      paused = true;
      show(Number(choice.dataset.turn));
      wind();
    });
  pause.addEventListener("click", () => {
    paused = !paused;
    wind();
  });
  less.addEventListener("change", () => {
    paused = less.matches;
    wind();
  });
  for (const sign of ["pointerenter", "pointerleave", "focusin"]) turn.addEventListener(sign, wind);
  // When focusout fires the focus still counts as inside.
  turn.addEventListener("focusout", () => queueMicrotask(wind));
  addEventListener("hashchange", wind);
  document.addEventListener("visibilitychange", wind);
  controls.hidden = false;
  wind();
}
