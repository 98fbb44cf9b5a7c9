import { parse } from "yaml";
import * as z from "zod/mini";
import { HelpNumber } from "#contract/content/schemas/help-number.ts";
import { UnreadRule } from "#contract/content/schemas/unread-rule.ts";
import numbers from "./numbers.yaml?raw";
import unread from "./unread-rules.yaml?raw";

// These tables are read as files, because their order matters and Astro's collections do not keep it.
/** The help numbers, in the order of the file. */
export const NUMBERS: readonly HelpNumber[] = z.parse(z.array(HelpNumber), parse(numbers).numbers);

/** The rules that no editor has checked yet. */
export const UNREAD_RULES: readonly UnreadRule[] = z.parse(z.array(UnreadRule), parse(unread).unread);
