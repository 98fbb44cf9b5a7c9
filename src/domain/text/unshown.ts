/** Parts the text of a page of the site search from what it is found by besides: an invisible sign no text has. */
export const INVISIBLE_SEPARATOR = "\u2063";
