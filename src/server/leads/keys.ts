/*
 * Keys of the lead store. All objects of a lead are under its receipt number:
 *   lead/R/head                    time of arrival, hash of its withdrawal code
 *   lead/R/form/TIME-FINGERPRINT   sealed form, one object per revision
 *   lead/R/place/N                 the file that has the place; no bytes
 *   lead/R/file/F/manifest         sealed manifest; F is its fingerprint
 *   lead/R/file/F/part/NN          sealed part
 *   days/DAY                       a day on which a sweep ran (sweep.ts)
 *   gone/R                         deletion receipt: when, why, how much; nothing personal
 *
 * The day's limits are stored beside them (visitor-limits).
 */

export const LEADS = "lead/";
const GONE = "gone/";

export const leadKey = (receipt: string) => `${LEADS}${receipt}/`;
export const headKey = (receipt: string) => `${leadKey(receipt)}head`;
export const formsKey = (receipt: string) => `${leadKey(receipt)}form/`;
export const goneKey = (receipt: string) => `${GONE}${receipt}`;
export const filesKey = (receipt: string) => `${leadKey(receipt)}file/`;
const fileKey = (receipt: string, file: string) => `${filesKey(receipt)}${file}/`;
export const manifestKey = (receipt: string, file: string) => `${fileKey(receipt, file)}manifest`;
export const partKey = (receipt: string, file: string, part: number) =>
  `${fileKey(receipt, file)}part/${String(part).padStart(2, "0")}`;

export const placeKey = (receipt: string, place: number) => `${leadKey(receipt)}place/${place}`;

const TIME_DIGITS = 14;

/** Key of a revision; the leading time sorts revisions by arrival. */
export const formKey = (receipt: string, at: number, print: string) =>
  `${formsKey(receipt)}${String(at).padStart(TIME_DIGITS, "0")}-${print}`;

/** Time and fingerprint of a revision's key. */
export function readFormKey(key: string): { at: number; print: string } {
  const [at = "", print = ""] = key.slice(key.lastIndexOf("/") + 1).split("-");
  return { at: Number(at), print };
}

/** The receipt number in a key under `lead/`. */
export const receiptIn = (key: string): string => key.split("/")[1] ?? "";
/** The file's id in a key under `lead/R/file/`. */
export const fileIn = (key: string): string => key.split("/")[3] ?? "";
