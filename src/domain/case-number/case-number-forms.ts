const PARTS =
  /^(?<code>.*?)(?<serial>\d+)(?<inner>-\d{1,4})?(?<sub>之[一二三四五六七八九十\d]{1,3})?号(?<outer>-\d{1,3}|之[一二三四五六七八九十\d]{1,3})?$/u;
const DASHES = /[－—–‐]/g;
const NUMERALS = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
/** Maximum length of a range that is read as a list of joined cases. */
const MAX_RANGE = 50;

/**
 * The ways in which a case number may be printed; the given one is first. Leading zeros may be missing or
 * added, and 第 after 字 may be missing. The number of a part may be written 之一 or -1, before or after 号. A
 * range (2668-2670) also gives each of its numbers.
 */
export function caseNumberForms(number: string): string[] {
  const groups = PARTS.exec(number)?.groups;
  if (!groups) return [number];
  const { code = "", serial = "", inner = "", sub = "", outer = "" } = groups;
  const last = Number(inner.slice(1));
  const first = Number(serial);
  const isListed = isRange(groups) && last - first <= MAX_RANGE;
  const part = isListed ? "" : inner || sub || outer;
  const bare = String(first);
  const codes = /字第?$/.test(code) ? [code, code.endsWith("第") ? code.slice(0, -1) : `${code}第`] : [code];
  const serials = [serial, bare, ...[4, 5, 6].map((digits) => bare.padStart(digits, "0"))];
  const forms = codes.flatMap((own) => serials.map((each) => `${own}${each}${inner}${sub}号${outer}`));
  if (isListed) for (let each = first; each <= last; each++) forms.push(`${code}${each}号`);
  if (part) forms.push(...partForms(part).map((write) => `${code}${write(serial)}`));
  return [...new Set(forms)];
}

/**
 * The ways to write the number of a part of a case (之一, -1). Each is a function that takes the serial number
 * of the case and returns it with the part's number.
 */
function partForms(part: string): ((serial: string) => string)[] {
  const written = part.replace(/^(?:-|之)/, "");
  const value = /\d/.test(written) ? Number(written) : NUMERALS.indexOf(written) + 1;
  const words = NUMERALS[value - 1] ?? String(value);
  return [
    (serial) => `${serial}-${value}号`,
    (serial) => `${serial}号-${value}`,
    (serial) => `${serial}号之${words}`,
    (serial) => `${serial}之${words}号`,
  ];
}

/** Whether the case number stands for several cases: 12-14号 does, while 310-1号 is a part of one case. */
const isRange = ({ serial = "", inner = "" }: Partial<Record<string, string>>): boolean =>
  Number(inner.slice(1)) > Number(serial);

/** The number of the whole case, if `number` is that of a part of it (之一, -1); else null. */
export function baseCaseNumber(number: string): string | null {
  const groups = PARTS.exec(number.replace(DASHES, "-"))?.groups;
  if (!groups || isRange(groups) || !(groups.inner || groups.sub || groups.outer)) return null;
  return `${groups.code}${groups.serial}号`;
}
