import { LAWS_PATH, type NamedLaw } from "#contract/site-files/laws.ts";
import { request } from "../request.ts";

/** Fetches every law of the site, ordered by title. */
export const fetchLaws = () => request<NamedLaw[]>(LAWS_PATH, { method: "GET", base: "site" });
