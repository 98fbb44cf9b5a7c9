import {
  INPUT_NAMES_FILE,
  type InputNames,
  KINDS_FILE,
  KINDS_SOURCE,
  LAW_SOURCE,
  ORGANISATIONS_SOURCE,
  readOrganisations,
  readWording,
} from "#server/ask/input/input-files.ts";
import { namesOfPlaces } from "#server/ask/input/known-places.ts";
import { writeJson } from "#server/files/write-file.ts";
import { LAW_FILE } from "#server/wording/law-wording.ts";
import { writeWording } from "#server/wording/wording-file.ts";
import type { BuildStep } from "./steps/step.ts";

/**
 * Makes what is needed to recognise the kind of a typed text: learned weights, and the names of organisations
 * and places.
 */
export const inputKindsStep: BuildStep = {
  name: "input kinds",
  module: import.meta.filename,
  inputs: [KINDS_SOURCE, LAW_SOURCE, ORGANISATIONS_SOURCE, "data/generated/courts.json"],
  outputs: [INPUT_NAMES_FILE, KINDS_FILE, LAW_FILE],
  run: () => {
    const names: InputNames = { ...readOrganisations(), places: namesOfPlaces() };
    const [kinds, law] = [readWording(KINDS_SOURCE), readWording(LAW_SOURCE)];
    writeJson(INPUT_NAMES_FILE, names);
    writeWording(KINDS_FILE, kinds);
    writeWording(LAW_FILE, law);
    const features = [kinds, law].reduce((sum, { features }) => sum + Object.keys(features).length, 0);
    return `${features.toLocaleString("en")} features, ${(names.firms.length + names.companies.length).toLocaleString("en")} names`;
  },
};
