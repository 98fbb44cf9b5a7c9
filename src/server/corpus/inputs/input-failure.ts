import type { InputFault, InputOrigin, InputPiece } from "./piece.ts";

type Failure = Extract<InputPiece, { kind: "failed" }>;

/** The piece that reports that an input cannot be read. */
export const failure = (origin: InputOrigin, reason: InputFault, detail = ""): Failure => ({
  ...origin,
  kind: "failed",
  reason,
  detail,
  row: 0,
  end: 0,
});

/**
 * Passes pieces on. A system or archive error becomes a piece that reports it and ends the file, so that the
 * import continues with the next file.
 */
export async function* guarded(
  pieces: AsyncGenerator<InputPiece>,
  origin: InputOrigin,
): AsyncGenerator<InputPiece> {
  try {
    yield* pieces;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    yield failure(origin, faultOf(code), message);
  }
}

function faultOf(code: string): InputFault {
  if (code === "EACCES" || code === "EPERM") return "no_permission";
  if (code === "ENOENT") return "missing";
  return /^E[A-Z]+$/.test(code) ? "read_error" : "damaged_archive";
}
