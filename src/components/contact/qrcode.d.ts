// The package brings no types; what is used of it.
declare module "qrcode" {
  /** The code's squares: `get(row, column)` is true where it is dark. */
  export function create(
    text: string,
    options: { errorCorrectionLevel: "L" | "M" | "Q" | "H" },
  ): { modules: { size: number; get: (row: number, column: number) => boolean | number } };
  const QRCode: { create: typeof create };
  export default QRCode;
}
