export { fill } from "#domain/text/fill.ts";
