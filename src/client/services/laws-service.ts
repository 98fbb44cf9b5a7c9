import { LAWS_PATH, type NamedLaw } from "#contract/site-files/laws.ts";
import { request } from "../request.ts";

/** Requests all laws of the site, in the order of their titles. */
export const fetchLaws = () => request<NamedLaw[]>(LAWS_PATH, { method: "GET", base: "site" });
