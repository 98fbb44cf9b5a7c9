import { options } from "preact";
import { useState } from "preact/hooks";

// What the islands import from "react", in the browser of a built site: Preact, which is a tenth of React's size (see
// docs/decisions/preact-in-the-browser.md). An island that needs more of React fails the build here, by name.

export { createElement, memo, useSyncExternalStore } from "preact/compat";
export { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
export { useState };

let identities = 0;

/** An id that no other element of the page has. Preact's own begin anew in every island. */
export const useId = (): string => useState(() => `i${identities++}`)[0];

/**
 * Effects run before the next touch, as React's do behind one: those that write to a field would otherwise undo what was
 * typed meanwhile.
 */
options.requestAnimationFrame = (run) => queueMicrotask(run);
