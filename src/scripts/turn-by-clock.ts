/** Controls of a slideshow: `hold` stops it for good, `wind` restarts or stops its timer. */
export interface TurningClock {
  hold(): void;
  wind(): void;
}

/**
 * Calls `next` every `ms` milliseconds. It pauses while the pointer or the focus is on `turning`, while the
 * page is hidden, if the visitor prefers reduced motion, while `rests` returns true, after `hold`, and after
 * a click on the button `pause`, whose label is then its `data-go-on`.
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
  /** Called whenever a reason to pause starts or ends. */
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
  // When focusout fires, the focus still counts as inside.
  turning.addEventListener("focusout", () => queueMicrotask(wind));
  document.addEventListener("visibilitychange", wind);
  wind();
  return { hold: () => set(true), wind };
}
