/** What turns by itself: `hold` stops it for good, `wind` starts its time anew or lets it rest. */
export interface TurningClock {
  hold(): void;
  wind(): void;
}

/**
 * Calls `next` every `ms` milliseconds. It rests while the pointer or the focus is on `turning`, while the page is
 * hidden, where the visitor wants less motion, while `rests` says so, once held, and by the button `pause`, which
 * then bears the words of its `data-go-on`.
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
  /** Called whenever a reason to rest comes or goes. */
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
  // When focusout fires the focus still counts as inside.
  turning.addEventListener("focusout", () => queueMicrotask(wind));
  document.addEventListener("visibilitychange", wind);
  wind();
  return { hold: () => set(true), wind };
}
