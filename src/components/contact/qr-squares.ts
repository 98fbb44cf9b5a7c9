import QRCode from "qrcode";

/**
 * Width of the light border around the code that ISO/IEC 18004 demands, in modules. A module is one square.
 */
const QUIET_ZONE = 4;

/**
 * The QR code of an address. `path` is an SVG path of its dark squares, and `side` the side of the whole
 * picture. Both are in modules.
 */
export function qrSquares(address: string): { side: number; path: string } {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: "M" });
  const cells = Array.from({ length: modules.size }, (_, at) => at);
  const path = cells
    .flatMap((y) =>
      cells.map((x) => (modules.get(y, x) ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : "")),
    )
    .join("");
  return { side: modules.size + 2 * QUIET_ZONE, path };
}
