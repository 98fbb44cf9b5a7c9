import QRCode from "qrcode";

/** Light border around the code in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The dark squares of an address's QR code as an SVG path, with the side of its square view box in modules.
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
