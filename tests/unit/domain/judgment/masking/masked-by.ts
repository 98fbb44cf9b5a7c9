import type { MaskCounts, Span } from "#domain/judgment/masking/printed/kinds.ts";
import { applySpans, readPrinted } from "#domain/judgment/masking/printed/printed-text.ts";

/** The result of masking a text with a finder of spans, repeated until it finds none; each span is numbered. */
export const maskedBy =
  (find: (text: string) => Span[]) =>
  (text: string, counts: MaskCounts = {}): string => {
    let shown = text;
    for (let pass = 0; pass < 5; pass++) {
      const read = readPrinted([shown]);
      const spans = find(read.read);
      if (spans.length === 0) break;
      shown = applySpans(read, spans, counts).join("\n");
    }
    return shown;
  };
