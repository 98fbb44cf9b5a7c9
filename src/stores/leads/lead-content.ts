/* The code that looks into chosen files: loaded with the first of them. */
export { checkContent } from "#sealing/content/check-content.ts";
export { inflatesBeyond } from "#sealing/content/inflates-beyond.ts";
