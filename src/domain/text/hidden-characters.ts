/**
 * Characters that are not seen where they stand, or change how others are shown: control characters (C0, C1),
 * format characters (direction, zero width), separators of lines and paragraphs, fillers, lone surrogates.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u;
const EACH = new RegExp(HIDDEN, "gu");

/** Whether a text holds a hidden character, a line break or a tab. */
export const holdsHidden = (text: string): boolean => HIDDEN.test(text);

/**
 * The text with hidden characters as \uXXXX, except those of `kept`: whatever somebody else typed is printed so,
 * since a terminal obeys control characters. JSON stays JSON.
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

/** Controls except white space, and marks of direction: they only come with copied text. */
const CONTROLS = /(?!\s)[\p{Cc}\p{Bidi_Control}]/gu;

/** The text without invisible, meaningless characters; spaces, tabs and line ends stay. */
export const dropControls = (text: string): string => text.replace(CONTROLS, "");

/**
 * Separates the visible text of a site-search page from what it can also be found by: an invisible character
 * that no text contains.
 */
export const INVISIBLE_SEPARATOR = "\u2063";
