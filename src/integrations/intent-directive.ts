import type { ClientDirective } from "astro";
import { keepTouches } from "./keep-touches.ts";

/** Only Chromium reports the connection; elsewhere intent alone decides. */
interface Line {
  effectiveType?: string;
  downlink?: number;
  saveData?: boolean;
}

const SIGNS = ["pointerdown", "pointerover", "focusin", "keydown", "touchstart"] as const;
/** For browsers that do not report when they are idle: by then React has taken over the island. */
const IDLE_MS = 300;

function lineIsFast(line: Line | undefined): boolean {
  return line !== undefined && !line.saveData && line.effectiveType === "4g" && (line.downlink ?? 0) >= 5;
}

/**
 * Loads the island at the first sign of interest, when idle if the connection is known to be fast, or, with
 * "now", at once. What was typed and pressed before is replayed when it is alive. A load that a weak
 * connection broke off is retried at the next sign.
 */
const intent: ClientDirective = (load, { value }, island) => {
  let begun = false;
  const hydrate = async () => {
    if (begun) return;
    begun = true;
    try {
      await (await load())();
      // React takes an island over in pieces, effects last: it is alive when nothing is left to do.
      if ("requestIdleCallback" in globalThis) requestIdleCallback(again);
      else setTimeout(again, IDLE_MS);
    } catch (error) {
      begun = false;
      console.error(error);
    }
  };
  for (const sign of SIGNS) island.addEventListener(sign, hydrate, { passive: true, capture: true });
  const again = keepTouches(island);
  if (value === "now" || island.contains(document.activeElement)) hydrate();
  else if (lineIsFast((navigator as { connection?: Line }).connection) && "requestIdleCallback" in globalThis)
    requestIdleCallback(hydrate, { timeout: 4000 });
};

export default intent;
