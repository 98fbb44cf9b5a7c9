/**
 * Turns the slides of the page's introduction every seven seconds, until the visitor turns or swipes them by
 * hand. Without this script, the visitor can only swipe them.
 */
import { turnByClock } from "../turn-by-clock.ts";

const TURN_MS = 7000;
/** Time, in ms, without scrolling after which the scroll position counts as final. */
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
  /**
   * The slide to which the script is scrolling. On a slow machine the scrolling may pause on the way, and the
   * slide at that position must not count as shown. Undefined while the visitor scrolls.
   */
  let aim: number | undefined;

  const mark = (at: number) => {
    shown = at;
    for (const [place, dot] of dots.entries()) dot.ariaCurrent = place === at ? "true" : null;
  };
  /** Shows a slide. An index after the last slide means the first, and -1 means the last. */
  const show = (place: number) => {
    const at = (place + dots.length) % dots.length;
    mark(at);
    aim = at;
    const left = (list.scrollWidth / dots.length) * at;
    // scrollIntoView would scroll the page too. CSS scroll snapping aligns the slide with the edge.
    list.scrollTo({ left, behavior: less.matches ? "instant" : "smooth" });
  };
  const clock = turnByClock(turn, pause, TURN_MS, {
    // The list has no width while the slides are collapsed or the form covers them. They do not turn then.
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
  // When the visitor opens the collapsed slides, their scroll position is read again.
  new ResizeObserver(settle).observe(list);
  delete controls.dataset.waiting;
}
