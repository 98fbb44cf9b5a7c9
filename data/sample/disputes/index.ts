import type { Kind } from "../story.ts";
import { roadLosses } from "./subrogation-road.ts";

/** Claims of insurers against those who caused the loss. */
export const SUBROGATION: Kind = {
  cause: "保险人代位求偿权纠纷",
  amounts: { median: 180_000, sigma: 1.7 },
  share: 30,
  venue: "ordinary",
  scenarios: [...roadLosses],
};

/** Every kind of dispute in the samples. */
export const KINDS: Kind[] = [SUBROGATION];
