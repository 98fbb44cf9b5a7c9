import { readFileSync, writeFileSync } from "node:fs";
import {
  INPUT_KINDS_FILE,
  type InputKnowledge,
  KINDS_SOURCE,
  ORGANISATIONS_SOURCE,
  readOrganisations,
} from "#server/ask/input-files.ts";
import type { BuildStep } from "./steps/step.ts";

/** What tells kinds of typed texts apart: the learned weights of wordings, and organisations known by name. */
export const inputKindsStep: BuildStep = {
  name: "input kinds",
  module: import.meta.filename,
  inputs: [KINDS_SOURCE, ORGANISATIONS_SOURCE],
  outputs: [INPUT_KINDS_FILE],
  run: () => {
    const { base, features } = JSON.parse(readFileSync(KINDS_SOURCE, "utf8"));
    const knowledge: InputKnowledge = { wording: { base, features }, ...readOrganisations() };
    writeFileSync(INPUT_KINDS_FILE, JSON.stringify(knowledge));
    const { firms, companies } = knowledge;
    return `${Object.keys(features).length.toLocaleString("en")} features, ${(firms.length + companies.length).toLocaleString("en")} names`;
  },
};
