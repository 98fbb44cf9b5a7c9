// The package contains no types; these are the parts used here.
declare module "qrcode" {
  /** The code's squares: `get(row, column)` is true for a dark one. */
  export function create(
    text: string,
    options: { errorCorrectionLevel: "L" | "M" | "Q" | "H" },
  ): { modules: { size: number; get: (row: number, column: number) => boolean | number } };
  const QRCode: { create: typeof create };
  export default QRCode;
}
