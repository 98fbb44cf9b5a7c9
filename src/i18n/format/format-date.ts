/** Formats a date as yyyy-MM-dd in the time zone of the device. Empty for an invalid date. */
export function formatDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  const two = (part: number) => String(part).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
