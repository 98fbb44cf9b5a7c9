import { vi } from "vitest";

/**
 * A form of a page before its script loads, with these texts. Node has no forms of a page: until
 * `vi.unstubAllGlobals`, `FormData` of such a form is its own data.
 */
export function typedForm(texts: Readonly<Record<string, string>>): HTMLFormElement {
  const data = new Map(Object.entries(texts));
  vi.stubGlobal(
    "FormData",
    class {
      constructor(form: object) {
        // biome-ignore lint/correctness/noConstructorReturn: the stand-in of a form is its data
        return form;
      }
    },
  );
  return data as unknown as HTMLFormElement;
}
