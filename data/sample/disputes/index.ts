import type { Kind } from "../course/story.ts";
import { CARRIAGE } from "./carriage.ts";
import { GUARANTEE_INSURANCE } from "./guarantee-insurance.ts";
import { INSURANCE_CLAIMS } from "./insurance-claims.ts";
import { LABOUR } from "./labour.ts";
import { LOANS } from "./loans.ts";
import { RIGHTS } from "./rights.ts";
import { SALES } from "./sales.ts";
import { propertyLosses } from "./subrogation-property.ts";
import { roadLosses } from "./subrogation-road.ts";
import { worksLosses } from "./subrogation-works.ts";
import { TRAFFIC } from "./traffic.ts";
import { WORKS } from "./works.ts";

/** Claims of insurers against those who caused the loss. */
export const SUBROGATION: Kind = {
  cause: "保险人代位求偿权纠纷",
  amounts: { median: 180_000, sigma: 1.7 },
  share: 24,
  venue: "ordinary",
  scenarios: [...roadLosses, ...propertyLosses, ...worksLosses],
};

/** Every kind of dispute in the samples. */
export const DISPUTE_KINDS: Kind[] = [
  SUBROGATION,
  ...INSURANCE_CLAIMS,
  GUARANTEE_INSURANCE,
  ...LOANS,
  ...SALES,
  ...WORKS,
  ...CARRIAGE,
  ...LABOUR,
  TRAFFIC,
  ...RIGHTS,
];
