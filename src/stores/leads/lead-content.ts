/* The code that checks the content of chosen files. It is loaded together with the first file. */
export { checkContent } from "#sealing/content/check-content.ts";
export { inflatesBeyond } from "#sealing/content/inflates-beyond.ts";
