/**
 * Address of the English names: a JSON object from the Chinese name of each court, province, prefecture and
 * of the commonest causes to its English name. Only English pages load it.
 */
export const ENGLISH_NAMES_PATH = "/catalogue/english.json";

/** Address of the script that shows the names; it contains them. */
export const ENGLISH_NAMES_SCRIPT = "/catalogue/english.js";
