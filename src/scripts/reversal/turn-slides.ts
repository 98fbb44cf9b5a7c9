/**
 * Advances the slides of the introduction every seven seconds, until the visitor turns or swipes them.
 * Without this script they can only be swiped.
 */
import { turnByClock } from "../turn-by-clock.ts";

const TURN_MS = 7000;
/** Time without scrolling after which the position is final. */
const SETTLE_MS = 120;

const turn = document.getElementById("slides");
const list = turn?.querySelector<HTMLElement>("ol");
const controls = turn?.querySelector<HTMLElement>(".controls");
const pause = turn?.querySelector<HTMLButtonElement>("[data-pause]");
const dots = [...(turn?.querySelectorAll<HTMLButtonElement>("[data-turn]") ?? [])];

if (turn && list && controls && pause) {
  const less = matchMedia("(prefers-reduced-motion: reduce)");
  let shown = 0;
  let settling = 0;
  /** The target of a scroll in progress; on a slow machine the scroll may pause before it. */
  let aim: number | undefined;

  const mark = (at: number) => {
    shown = at;
    for (const [place, dot] of dots.entries()) dot.ariaCurrent = place === at ? "true" : null;
  };
  /** The first slide follows the last. */
  const show = (place: number) => {
    const at = (place + dots.length) % dots.length;
    mark(at);
    aim = at;
    const left = (list.scrollWidth / dots.length) * at;
    // Not scrollIntoView, which would scroll the page too. Snapping aligns it with the edge.
    list.scrollTo({ left, behavior: less.matches ? "instant" : "smooth" });
  };
  const clock = turnByClock(turn, pause, TURN_MS, {
    // While the slides are collapsed or the form covers them, there is nothing to advance.
    next: () => list.clientWidth > 0 && show(shown + 1),
  });
  for (const button of turn.querySelectorAll<HTMLButtonElement>("[data-turn], [data-step]"))
    button.addEventListener("click", () => {
      const { turn: to, step } = button.dataset;
      show(to === undefined ? shown + Number(step) : Number(to));
      clock.hold();
    });
  for (const by of ["pointerdown", "wheel", "touchstart"])
    list.addEventListener(by, () => (aim = undefined), { passive: true });
  list.addEventListener("pointerdown", clock.hold);
  const settle = () => {
    clearTimeout(settling);
    settling = window.setTimeout(() => {
      if (list.clientWidth === 0) return;
      const at = Math.round((list.scrollLeft / list.scrollWidth) * dots.length);
      if (aim !== undefined && aim !== at) return;
      aim = undefined;
      mark(at);
    }, SETTLE_MS);
  };
  list.addEventListener("scroll", settle);
  // Opening the collapsed slides restarts the timer.
  new ResizeObserver(settle).observe(list);
  delete controls.dataset.waiting;
}
