import { createHash } from "node:crypto";
import { loadCauses } from "./causes.ts";
import { loadCourts } from "./courts.ts";

let made: string | undefined;

/**
 * Identifies the present order of courts and causes. Tables store ordinals, which are right only for one
 * order.
 */
export function ordinalsStamp(): string {
  made ??= createHash("sha256")
    .update(
      JSON.stringify([loadCourts(), loadCauses()].map(({ ordered }) => ordered.map(({ value }) => value))),
    )
    .digest("hex")
    .slice(0, 16);
  return made;
}
