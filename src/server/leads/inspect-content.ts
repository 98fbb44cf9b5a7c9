import { extensionOf } from "#domain/leads/file-name.ts";
import { checkContent } from "#sealing/content/check-content.ts";
import { inOrder } from "../object-store/in-order.ts";
import { inflatesBeyondAsync } from "./inflates-beyond.ts";
import { fail } from "./lead-context.ts";

/** Most bytes that one inspection unpacks; the office unpacks everything at export. */
const MAX_UNPACKED_BYTES = 12_000_000;
/** Most waiting inspections in this process. Each holds a file of at most 4 MB. */
const MAX_WAITING = 24;

let waiting = 0;

/**
 * Why the content of a file sent unsealed is refused, or null. This process inspects one file at a time and
 * unpacks it off the main thread; if too many wait, the answer is 503.
 */
export async function inspectContent(name: string, bytes: Uint8Array) {
  if (waiting >= MAX_WAITING) return fail("unavailable", "files_busy", { headers: { "retry-after": "10" } });
  waiting++;
  try {
    const extension = extensionOf(name);
    const fault = await inOrder("inspection", () =>
      checkContent(extension, bytes, inflatesBeyondAsync, MAX_UNPACKED_BYTES),
    );
    return fault && fail("wrong_type", fault, { value: `.${extension}` });
  } finally {
    waiting--;
  }
}
