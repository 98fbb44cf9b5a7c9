import fc from "fast-check";
import { expect, test } from "vitest";
import { HeldTerms } from "#server/search/opensearch/indexes/document-body.ts";
import { runs } from "../../../../../fixtures/laws.ts";

/** Few characters, so that terms repeat, overlap and have common beginnings; one is beyond the basic plane. */
const text = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(..."保险人a 😀"), minLength: least, maxLength: most });

test("finds the terms that a piece holds, each once, in their order", () => {
  fc.assert(
    fc.property(
      fc.array(text(1, 3), { maxLength: 6 }),
      fc.array(text(0, 9), { maxLength: 3 }),
      (terms, pieces) => {
        const held = terms.flatMap((term, at) => (pieces.some((piece) => piece.includes(term)) ? [at] : []));
        expect(new HeldTerms(terms).in(pieces)).toEqual(held);
      },
    ),
    { numRuns: runs(1000) },
  );
});
