/*
 * The addresses of the lead calls, kept apart from their schemas so that a page that only calls them does not
 * load the schema library.
 */

/** POST: the lead form as JSON. */
export const ADD_CASES2_PATH = "/add_cases2";
/**
 * POST: manifest and parts of a case file, multipart; the second address is the short one that older callers
 * use.
 */
export const UPLOAD_CASEFILE_PATH = "/layout/upload_casefile";
export const UPLOAD_CASEFILE_PLAIN_PATH = "/upload_casefile";
/** POST: which files of a lead are stored, part by part. */
export const LEAD_FILES_PATH = "/lead/files";
/** POST: removes one file. */
export const LEAD_FILE_REMOVE_PATH = "/lead/files/remove";
/** POST: withdraws a lead and deletes all of it, by receipt number and code. */
export const LEAD_WITHDRAW_PATH = "/lead/withdraw";
/**
 * POST: form and one file in one multipart request, answered with a page: for a form without script. Fields
 * as in add_cases2 without user_uuid, the consents as checkboxes, and a file input named `file`. `?lang=en`
 * requests English.
 */
export const LEAD_PLAIN_PATH = "/lead/plain";
/** POST: receipt number and code from a form without script, answered with a page; `?lang=` as above. */
export const LEAD_WITHDRAW_PLAIN_PATH = "/lead/withdraw/plain";
