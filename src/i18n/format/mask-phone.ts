const HEAD = 4;
const TAIL = 4;

/**
 * Masks a phone number that is displayed to others. The first four digits, at most the last four, and all
 * separators stay; asterisks replace the other digits: 13812345678 -> "1381***5678", 010-12345678 ->
 * "010-1***5678". A number of five digits or less is masked completely.
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
