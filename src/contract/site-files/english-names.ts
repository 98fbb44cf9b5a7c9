/**
 * Address of the English names: a JSON object that maps the Chinese name of each court, province and
 * prefecture, and of the commonest causes, to the English name. Only English pages load it.
 */
export const ENGLISH_NAMES_PATH = "/catalogue/english.json";

/** Address of the script that shows the names; it contains them. */
export const ENGLISH_NAMES_SCRIPT = "/catalogue/english.js";
