import type { KnownNames } from "#domain/ask/question/input-kind.ts";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { knowsLaw } from "../statutes/suggest-articles.ts";
import { beginsWithPlace } from "./known-places.ts";

/** Words for a court that name none: looking for one that is spelt much like them takes milliseconds. */
const ANY_COURT =
  /^(?:本|该|贵|此|各级|各地|当地|上级|上一级|下级|地方|中级|基层|专门|一审|二审|初审|原审|再审|终审|受理|审理|受诉|管辖)*(?:人民)?法[院庭]$/;

/** Names as the catalogues of courts, causes and laws know them. */
export const knownNames = (): KnownNames => ({
  isCourt: (text) =>
    !ANY_COURT.test(text) && resolveTypedCourt(toSimplified(text), loadCourts()).kind !== "unknown",
  isCause: (text) => loadCauses().byLabel(toSimplified(text)) !== undefined,
  isLaw: knowsLaw,
  beginsWithPlace,
});
