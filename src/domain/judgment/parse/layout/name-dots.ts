import { SOUNDS } from "../people/names.ts";

const PART = `[${SOUNDS}]{2}`;
/** A dot of a transcribed name that is an ASCII full stop, or has blanks beside it: 古丽.艾例, 古丽 · 艾例. */
const NAME_DOT = new RegExp(
  `(?<=${PART})(?:\\.|[ \\u3000]+([·•・‧．])[ \\u3000]*|([·•・‧．])[ \\u3000]+)(?=${PART})`,
  "g",
);

/** The text with the dots of transcribed names as a dot without blanks. */
export function joinNameDots(text: string): string {
  return text.replace(NAME_DOT, (_, spaced?: string, before?: string) => spaced ?? before ?? "·");
}
