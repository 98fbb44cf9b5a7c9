/** Lawyers a page of the list has unless the request says otherwise; fixed. */
export const LAWYER_PAGE_SIZE = 3;
/** Most lawyers of one page, and most lawyers whose cases one request may ask for. */
export const MAX_LAWYERS = 100;
/** Most characters of the cause or court of a claim. */
export const MAX_CLAIM_NAME_CHARS = 100;
