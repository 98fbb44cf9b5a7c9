import { writeFileSync } from "node:fs";
import {
  INPUT_KINDS_FILE,
  type InputKnowledge,
  KINDS_SOURCE,
  LAW_FILE,
  LAW_SOURCE,
  ORGANISATIONS_SOURCE,
  readOrganisations,
  readWording,
} from "#server/ask/input-files.ts";
import { namesOfPlaces } from "#server/ask/known-places.ts";
import type { BuildStep } from "./steps/step.ts";

/** What tells kinds of typed texts apart: the learned weights of wordings, and organisations known by name. */
export const inputKindsStep: BuildStep = {
  name: "input kinds",
  module: import.meta.filename,
  inputs: [KINDS_SOURCE, LAW_SOURCE, ORGANISATIONS_SOURCE, "data/generated/courts.json"],
  outputs: [INPUT_KINDS_FILE, LAW_FILE],
  run: () => {
    const knowledge: InputKnowledge = {
      wording: readWording(KINDS_SOURCE),
      ...readOrganisations(),
      places: namesOfPlaces(),
    };
    const law = readWording(LAW_SOURCE);
    writeFileSync(INPUT_KINDS_FILE, JSON.stringify(knowledge));
    writeFileSync(LAW_FILE, JSON.stringify(law));
    const { wording, firms, companies } = knowledge;
    return `${[wording, law].reduce((sum, { features }) => sum + Object.keys(features).length, 0).toLocaleString("en")} features, ${(firms.length + companies.length).toLocaleString("en")} names`;
  },
};
