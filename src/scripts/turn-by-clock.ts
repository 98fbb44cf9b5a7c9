/**
 * Controls of a slideshow. `hold` stops it until the visitor presses its button. `wind` restarts the timer of
 * the slideshow, or stops it if there is a reason to rest.
 */
export interface TurningClock {
  hold(): void;
  wind(): void;
}

/**
 * Calls `next` every `ms` milliseconds. The slideshow stops after `hold`, after a press on the button
 * `pause`, and at once if the visitor prefers reduced motion. It continues after the next press; until then
 * the button shows its `data-go-on`. It also rests while the pointer or the focus is on `turning`, while the
 * page is hidden, and while `rests` returns true.
 */
export function turnByClock(
  turning: HTMLElement,
  pause: HTMLButtonElement,
  ms: number,
  { next, rests = () => false }: { next: () => unknown; rests?: () => boolean },
): TurningClock {
  const pauseWord = pause.textContent ?? "";
  const less = matchMedia("(prefers-reduced-motion: reduce)");
  let paused = less.matches;
  let timer = 0;

  const isResting = () =>
    paused || document.hidden || rests() || turning.matches(":hover") || turning.matches(":focus-within");
  /**
   * Restarts the timer, or stops it if there is a reason to rest. Runs whenever such a reason begins or ends.
   */
  const wind = () => {
    clearInterval(timer);
    pause.textContent = paused ? (pause.dataset.goOn ?? "") : pauseWord;
    if (!isResting()) timer = window.setInterval(next, ms);
  };
  const set = (value: boolean) => {
    paused = value;
    wind();
  };

  pause.addEventListener("click", () => set(!paused));
  less.addEventListener("change", () => set(less.matches));
  for (const sign of ["pointerenter", "pointerleave", "focusin"]) turning.addEventListener(sign, wind);
  // While the focusout event is handled, the focus still counts as inside.
  turning.addEventListener("focusout", () => queueMicrotask(wind));
  document.addEventListener("visibilitychange", wind);
  wind();
  return { hold: () => set(true), wind };
}
