/** Maximum number of files of a lead; fixed. */
export const MAX_LEAD_FILES = 3;
/** Largest case file, in bytes: 16MB are promised; read as MiB so that neither reading refuses a file. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** Largest part accepted, and the size of those our own page sends, in bytes before sealing. */
export const MAX_PART_BYTES = 1024 * 1024;
/** A file has at most this many parts. */
export const MAX_PARTS = 64;
/**
 * Maximum size in bytes of a file sent without script. One request contains form and file and must be below
 * the host's 6 MB including base64.
 */
export const MAX_NO_JS_BYTES = 4_000_000;
/** Longest file name, in UTF-16 units. */
export const MAX_NAME_CHARS = 120;
/** Accepted endings; the content must match. `jpeg` is another spelling of jpg. */
export const FILE_EXTENSIONS = ["pdf", "docx", "doc", "jpg", "jpeg", "png"] as const;
/** Value of a file input's `accept`. */
export const FILE_ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",");
/** A form filled in faster than this, in milliseconds, was not filled in by a person. */
export const MIN_FILL_MS = 3_000;
/** How long the success message of a lead stays, in milliseconds; fixed. */
export const LEAD_SUCCESS_MS = 10_000;
