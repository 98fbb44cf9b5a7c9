/**
 * Characters that are invisible or change how others are displayed: control characters (C0, C1), format
 * characters (direction, zero width), separators of lines and paragraphs, fillers, and lone surrogates.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u;
const EACH = new RegExp(HIDDEN, "gu");

/** Whether a text contains a hidden character, a line break or a tab. */
export const holdsHidden = (text: string): boolean => HIDDEN.test(text);

/**
 * The text with hidden characters written as \uXXXX, except those in `kept`. Text from outside is printed in
 * this form, because a terminal obeys control characters. JSON stays valid JSON.
 */
export const escapeHidden = (text: string, kept = ""): string =>
  text.replace(EACH, (found) =>
    kept.includes(found)
      ? found
      : Array.from(
          { length: found.length },
          (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, "0")}`,
        ).join(""),
  );

/** Control characters other than white space, and directional marks. They only come with copied text. */
const CONTROLS = /(?!\s)[\p{Cc}\p{Bidi_Control}]/gu;

/** The text without control characters and directional marks. Spaces, tabs and line ends stay. */
export const dropControls = (text: string): string => text.replace(CONTROLS, "");

/**
 * An invisible character that no text contains. In a page for the site's search, it separates the visible
 * text from the added search terms.
 */
export const INVISIBLE_SEPARATOR = "\u2063";
