/*
 * The addresses of the lead calls, kept apart from their schemas so that a page that only calls them does not
 * load the schema library.
 */

/** POST: accepts the lead form as JSON. */
export const ADD_CASES2_PATH = "/add_cases2";
/** POST, multipart: accepts the manifest or a part of a case file. */
export const UPLOAD_CASEFILE_PATH = "/layout/upload_casefile";
/** POST: tells which parts of a lead's files are stored. */
export const LEAD_FILES_PATH = "/lead/files";
/** POST: removes one file. */
export const LEAD_FILE_REMOVE_PATH = "/lead/files/remove";
/** POST: withdraws a lead by receipt and code, and deletes all of its data. */
export const LEAD_WITHDRAW_PATH = "/lead/withdraw";
/**
 * POST, multipart: accepts a form and one file in one request and answers with a page. A form without
 * JavaScript calls it. The fields are those of add_cases2 without user_uuid. The consents are checkboxes, and
 * the file input is called `file`. `?lang=en` asks for a page in English.
 */
export const LEAD_PLAIN_PATH = "/lead/plain";
/**
 * POST: withdraws a lead by receipt and code from a form without JavaScript, and answers with a page.
 * `?lang=en` asks for a page in English.
 */
export const LEAD_WITHDRAW_PLAIN_PATH = "/lead/withdraw/plain";
