import { readHeading } from "../judgment/parse/reference/reference-lines.ts";
import { type JudgmentText, outlineOf } from "../reading/judgment-outline.ts";

/** Maximum length of a passage in UTF-16 units. */
const MAX_CHARS = 400;

/**
 * A passage of at most 400 characters: the gist of a reference case, or the beginning of the reasons of a
 * judgment. Empty if the document has neither.
 */
export function passageOf(told: JudgmentText): string {
  const outline = outlineOf(told);
  const at = outline.findIndex(({ code }) => code === "gist");
  const [gist, next] = [outline[at], outline.slice(at + 1).find(({ code }) => code !== null)];
  const [from, to] = gist
    ? [gist.paragraph, next?.paragraph ?? told.body_text.length]
    : [told.holding?.from ?? 0, told.holding?.to ?? 0];
  const text = told.body_text
    .slice(from, to)
    .map((paragraph) => readHeading(paragraph)?.rest ?? paragraph)
    .join("");
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)}……` : text;
}
