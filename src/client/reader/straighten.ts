import { type Bend, straightHeight } from "./find-lines.ts";

/** Number of columns of pixels that are shifted together. */
const STEP = 2;

/**
 * Redraws a picture so that its lines are level. `above` is the number of pixels by which the new picture
 * extends above the upper edge of the given one.
 */
export function straighten(
  picture: OffscreenCanvas,
  bend: Bend,
): { straight: OffscreenCanvas; above: number } {
  const { width, height } = picture;
  const corners = [0, width / 2, width].flatMap((x) => [
    straightHeight(bend, x, 0),
    straightHeight(bend, x, height),
  ]);
  const above = Math.ceil(-Math.min(...corners));
  const straight = new OffscreenCanvas(width, Math.ceil(Math.max(...corners)) + above);
  const context = straight.getContext("2d", { willReadFrequently: true });
  if (!context) throw new TypeError("No canvas can be drawn on.");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, straight.width, straight.height);
  for (let x = 0; x < width; x += STEP) {
    const top = straightHeight(bend, x + STEP / 2, 0);
    const tall = straightHeight(bend, x + STEP / 2, height) - top;
    context.drawImage(picture, x, 0, STEP, height, x, top + above, STEP, tall);
  }
  return { straight, above };
}
