// The package contains no types. These are the parts that the site uses.
declare module "qrcode" {
  /** The squares of a QR code. `get(row, column)` is true for a dark square. */
  export function create(
    text: string,
    options: { errorCorrectionLevel: "L" | "M" | "Q" | "H" },
  ): { modules: { size: number; get: (row: number, column: number) => boolean | number } };
  const QRCode: { create: typeof create };
  export default QRCode;
}
