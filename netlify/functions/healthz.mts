import type { Config } from "@netlify/functions";
import { healthz } from "#contract/healthz.ts";
import type { CarriedFiles } from "#server/carried-files.ts";
import { indexRoot } from "#server/generated/index-files.ts";
import { leadRoom } from "#server/leads/lead-room.ts";
import { refuseUnready } from "#server/readiness/refuse-unready.ts";
import { deltaState } from "#server/search/embedded/delta/delta-state.ts";
import { readManifest } from "#server/search/index-manifest.ts";
import { openClusterState } from "#server/search/open/open-cluster.ts";
import { SETTINGS_FILES, unsetSettings } from "#server/settings/unset-settings.ts";
import project from "../../package.json" with { type: "json" };
import { endpoint } from "../endpoint.mts";

/**
 * GET /healthz answers with the version, the date and counts of the corpus, the space for leads and the state
 * of a cluster. The status is 503 if a file that answers need is missing or cannot be used.
 */
export default endpoint({
  ...healthz,
  answer: async () => {
    const unready = refuseUnready(carries);
    if (unready) return unready;
    const manifest = readManifest(indexRoot());
    const { corpus, documents } = manifest;
    const cluster = await openClusterState(manifest);
    const leads = await leadRoom();
    const delta = cluster ? undefined : deltaState(indexRoot());
    return {
      ok: {
        version: project.version,
        corpus,
        documents,
        unset: unsetSettings().map(({ name }) => name),
        ...(delta && { delta }),
        ...(leads && { leads }),
        ...(cluster && { cluster }),
      },
    };
  },
});

// Netlify reads this value without running the file, so it must be a literal. tests/contract compares it with
// the contract.
export const config: Config = { path: "/healthz" };

export const carries: CarriedFiles = ["data/generated/search/manifest.json", ...SETTINGS_FILES];
