/**
 * Address of the English names: a JSON object with the Chinese name of each court, province, prefecture and of the
 * commonest causes as key, and what it is called in English as value. English pages alone load it.
 */
export const ENGLISH_NAMES_PATH = "/catalogue/english.json";

/** Address of the script that shows them, beside the names themselves. */
export const ENGLISH_NAMES_SCRIPT = "/catalogue/english.js";
