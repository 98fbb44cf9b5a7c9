/**
 * Address of a JSON object with the English name of each court, province and prefecture, and of the most
 * common causes, by Chinese name. Only English pages load it.
 */
export const ENGLISH_NAMES_PATH = "/catalogue/english.json";

/** Address of the script that shows the English names. The script contains the names. */
export const ENGLISH_NAMES_SCRIPT = "/catalogue/english.js";
