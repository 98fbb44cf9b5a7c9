import type { ClientDirective } from "astro";

/** Only Chromium tells about the line; elsewhere intent alone decides. */
interface Line {
  effectiveType?: string;
  downlink?: number;
  saveData?: boolean;
}

const SIGNS = ["pointerdown", "pointerover", "focusin", "keydown", "touchstart"] as const;

function lineIsFast(line: Line | undefined): boolean {
  return line !== undefined && !line.saveData && line.effectiveType === "4g" && (line.downlink ?? 0) >= 5;
}

/**
 * Loads the island at the first sign of interest, or when idle where the line is known to be fast. A load that a
 * weak line broke off is tried again at the next sign.
 */
const intent: ClientDirective = (load, _options, island) => {
  let begun = false;
  const hydrate = async () => {
    if (begun) return;
    begun = true;
    try {
      await (await load())();
    } catch (error) {
      begun = false;
      console.error(error);
    }
  };
  for (const sign of SIGNS) island.addEventListener(sign, hydrate, { passive: true });
  if (island.contains(document.activeElement)) hydrate();
  else if (lineIsFast((navigator as { connection?: Line }).connection) && "requestIdleCallback" in window)
    requestIdleCallback(hydrate, { timeout: 4000 });
};

export default intent;
