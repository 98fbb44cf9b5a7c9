const HEAD = 4;
const TAIL = 4;

/**
 * A partly masked phone number for display to others. The first four digits and the last part stay, the rest
 * becomes asterisks, separators stay: 13812345678 -> "1381***5678", 010-12345678 -> "010-1***5678". A number
 * too short for partial masking is masked entirely.
 */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "").length;
  if (digits <= HEAD + 1) return phone.replace(/\d/g, "*");
  const tail = Math.min(TAIL, digits - HEAD - 1);
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen++;
    return seen <= HEAD || seen > digits - tail ? digit : "*";
  });
}
