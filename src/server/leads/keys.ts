/*
 * Keys of the lead store. R is the receipt number of a lead:
 *   lead/R/head                    time of arrival, hash of the withdrawal code
 *   lead/R/form/TIME-FINGERPRINT   sealed form, one object for each revision
 *   lead/R/place/N                 id of the file that has taken place N of the lead; no content
 *   lead/R/file/F/manifest         sealed manifest of the file with the id F
 *   lead/R/file/F/part/NN          sealed part
 *   days/DAY                       a day on which a sweep ran (sweep.ts); no content
 *   gone/R                         deletion receipt: when, why, how much; nothing personal
 *
 * The counters of daily limits are in the same store (visitor-limits).
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

/** Key of a revision. It begins with the time, so that keys sort revisions by arrival. */
export const formKey = (receipt: string, at: number, print: string) =>
  `${formsKey(receipt)}${String(at).padStart(TIME_DIGITS, "0")}-${print}`;

/** The time and the fingerprint in the key of a revision. */
export function readFormKey(key: string): { at: number; print: string } {
  const [at = "", print = ""] = key.slice(key.lastIndexOf("/") + 1).split("-");
  return { at: Number(at), print };
}

/** The receipt number in a key that begins with `lead/`. */
export const receiptIn = (key: string): string => key.split("/")[1] ?? "";
/** The id of the file in a key that begins with `lead/R/file/`. */
export const fileIn = (key: string): string => key.split("/")[3] ?? "";
