import { LAWS_PATH, type NamedLaw } from "#contract/site-files/laws.ts";
import { readFile } from "../request.ts";

/** Every law of the site by title. */
export const fetchLaws = () => readFile<NamedLaw[]>(LAWS_PATH);
