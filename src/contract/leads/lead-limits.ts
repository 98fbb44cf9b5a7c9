/** Maximum number of files of a lead, as specified. */
export const MAX_LEAD_FILES = 3;
/**
 * Maximum size of a case file in bytes. The site promises 16MB; MiB are meant, so that no reading of the
 * promise refuses a file.
 */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** Maximum size of a part in bytes, before sealing. Our page sends parts of this size. */
export const MAX_PART_BYTES = 1024 * 1024;
/** Maximum number of parts of a file. */
export const MAX_PARTS = 64;
/**
 * Maximum size in bytes of a file that is sent without JavaScript. One request contains the form and the
 * file, and must be smaller than the host's limit of 6 MB in base64.
 */
export const MAX_NO_JS_BYTES = 4_000_000;
/** Maximum length of a file name in UTF-16 units. */
export const MAX_NAME_CHARS = 120;
/** File extensions that are accepted. The content must be of this type. `jpeg` is another spelling of jpg. */
export const FILE_EXTENSIONS = ["pdf", "docx", "doc", "jpg", "jpeg", "png"] as const;
/** The value of `accept` for a file input. */
export const FILE_ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",");
/** Minimum number of milliseconds to fill in the form. A faster sender is no person. */
export const MIN_FILL_MS = 3_000;
/** How long the message that a lead was accepted stays, in milliseconds, as specified. */
export const LEAD_SUCCESS_MS = 10_000;
