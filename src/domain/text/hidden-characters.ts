/**
 * Characters that are invisible or change how others are shown: control characters (C0, C1), format
 * characters (direction, zero width), line and paragraph separators, fillers, lone surrogates.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u;
const EACH = new RegExp(HIDDEN, "gu");

/** Whether a text contains a hidden character, a line break or a tab. */
export const holdsHidden = (text: string): boolean => HIDDEN.test(text);

/**
 * The text with hidden characters as \uXXXX, except those of `kept`. Foreign text is printed in this form,
 * because a terminal obeys control characters. JSON remains valid JSON.
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

/** Control characters except white space, and directional marks; they come only with copied text. */
const CONTROLS = /(?!\s)[\p{Cc}\p{Bidi_Control}]/gu;

/** The text without invisible, meaningless characters; spaces, tabs and line ends stay. */
export const dropControls = (text: string): string => text.replace(CONTROLS, "");

/**
 * Separates the visible text of a site-search page from its additional search terms: an invisible character
 * that no text contains.
 */
export const INVISIBLE_SEPARATOR = "\u2063";
