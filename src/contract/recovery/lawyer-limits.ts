/** Lawyers per page of the list by default; fixed. */
export const LAWYER_PAGE_SIZE = 3;
/** Most lawyers per page, and most lawyers whose cases one request may ask for. */
export const MAX_LAWYERS = 100;
/** Most characters of the cause or court of a claim. */
export const MAX_CLAIM_NAME_CHARS = 100;
