import type { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { ContentSimilarResponse } from "#contract/judgment/content-similar.ts";
import { CONTENT_INSTANCES_PATH, CONTENT_SIMILAR_PATH } from "#contract/paths.ts";
import { request } from "../request.ts";

/** Requests a judgment together with the judgment of the other instance. */
export const fetchInstances = (id: string) =>
  request<ContentInstancesResponse>(CONTENT_INSTANCES_PATH, { payload: { id } });

/** Requests the judgments that are similar to a judgment. */
export const fetchSimilar = (id: string) =>
  request<ContentSimilarResponse>(CONTENT_SIMILAR_PATH, { payload: { id } });

/** Requests the judgments that are similar to a description. They have the given cause, if one is given. */
export const fetchSimilarTo = (text: string, cause: string) =>
  request<ContentSimilarResponse>(CONTENT_SIMILAR_PATH, {
    payload: { text, ...(cause && { cause }) },
  });
