/**
 * Separates the visible text of a site-search page from what it can also be found by: an invisible character
 * that no text contains.
 */
export const INVISIBLE_SEPARATOR = "\u2063";
