import type { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { ContentSimilarResponse } from "#contract/judgment/content-similar.ts";
import { CONTENT_INSTANCES_PATH, CONTENT_SIMILAR_PATH } from "#contract/paths.ts";
import { request } from "../request.ts";

/** A judgment beside the judgment of the other instance of the same dispute. */
export const fetchInstances = (id: string) =>
  request<ContentInstancesResponse>(CONTENT_INSTANCES_PATH, { payload: { id } });

/** Judgments similar to one. */
export const fetchSimilar = (id: string) =>
  request<ContentSimilarResponse>(CONTENT_SIMILAR_PATH, { payload: { id } });

/** Judgments similar to a description; only those of a cause if one is given. */
export const fetchSimilarTo = (text: string, cause: string) =>
  request<ContentSimilarResponse>(CONTENT_SIMILAR_PATH, {
    payload: { text, ...(cause && { cause }) },
  });
