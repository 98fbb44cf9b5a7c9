/**
 * Crockford's base 32. It has no I, L, O and U, so that numbers can be read out and typed without confusion.
 */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;
const GROUPS = 3;

/**
 * Twelve characters in groups, "7K2M-9QXD-4RTB", for the last 60 of the first 64 bits. At least 8 bytes are
 * needed.
 */
export function spellReceipt(bytes: Uint8Array): string {
  let number = 0n;
  for (const byte of bytes.subarray(0, 8)) number = (number << 8n) | BigInt(byte);
  const letters = Array.from(
    { length: GROUP * GROUPS },
    (_, at) => ALPHABET[Number((number >> BigInt(5 * at)) & 31n)],
  );
  return letters.join("").replace(/.{4}(?=.)/g, "$&-");
}

/** The receipt or code that somebody typed, in the form of `spellReceipt`. Null if the text cannot be one. */
export function readReceipt(typed: string): string | null {
  const letters = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-—－_]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  if (letters.length !== GROUP * GROUPS || [...letters].some((letter) => !ALPHABET.includes(letter)))
    return null;
  return letters.replace(/.{4}(?=.)/g, "$&-");
}
