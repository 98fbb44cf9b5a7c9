import { parse } from "yaml";
import * as z from "zod/mini";
import { HelpNumber } from "#contract/content/schemas/help-number.ts";
import { UnreadRule } from "#contract/content/schemas/unread-rule.ts";
import numbers from "./numbers.yaml?raw";
import unread from "./unread-rules.yaml?raw";

// Read as files: Astro's collections do not keep the order of the table, which is the order of the numbers.
/** The table of help numbers, in the order of the file. */
export const NUMBERS: readonly HelpNumber[] = z.parse(z.array(HelpNumber), parse(numbers).numbers);

/** The rules that no editor has checked yet. */
export const UNREAD_RULES: readonly UnreadRule[] = z.parse(z.array(UnreadRule), parse(unread).unread);
