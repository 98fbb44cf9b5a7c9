import { expect, test } from "vitest";
import { inputKind } from "#domain/ask/input/input-kind.ts";
import { weightsFrom } from "#domain/ask/input/wording-model.ts";
import { KINDS_SOURCE, readOrganisations, readWording } from "#server/ask/input/input-files.ts";
import { knownNames } from "#server/ask/input/known-names.ts";
import { namesOfPlaces } from "#server/ask/input/known-places.ts";
import { INPUTS_SOURCE, readTypedTexts } from "../../../../../research/ask/kinds/typed-texts.ts";

const known = knownNames({
  ...readOrganisations(),
  places: namesOfPlaces(),
  wording: weightsFrom(readWording(KINDS_SOURCE)),
});

/** Maps the expected kinds to the number of texts (`all`) and the texts classified otherwise (`wrong`). */
const taken = new Map<string, { all: number; wrong: string[] }>();
for (const { text, kinds } of readTypedTexts(INPUTS_SOURCE)) {
  const name = kinds.join("|");
  const own = taken.get(name) ?? { all: 0, wrong: [] };
  taken.set(name, own);
  own.all++;
  const kind = inputKind(text, known);
  if (!kinds.includes(kind)) own.wrong.push(`${text} -> ${kind}`);
}

test.each([...taken])("of the typed texts that are %s, 98 in 100 are taken for it", (_, { all, wrong }) => {
  expect(wrong.slice(0, Math.floor(all / 50))).toEqual(wrong);
});
