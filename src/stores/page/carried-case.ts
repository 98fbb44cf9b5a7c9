import { LEAD_LENGTHS } from "#contract/leads/lead-fields.ts";
import { instanceOfCode } from "#domain/judgment/parse/procedure/instance.ts";
import { keep, loadStored } from "./device-storage.ts";
import { DRAFT_MS, loadDraft } from "./form-draft.ts";

/** Key in local storage of the draft of the lead form. */
export const LEAD_DRAFT = "leadDraft";
/**
 * Key in local storage of the texts that were carried to the lead form last. A later case replaces them; what
 * the visitor wrote stays.
 */
const CARRIED = "leadCarried";

/** What was typed into the form of the analysis, by field. */
type TypedCase = Partial<
  Record<"first_instance_number" | "court" | "mainjudge" | "collegial_panel_members", string>
>;
const CARRIED_FIELDS = ["first_court", "first_judge", "final_court", "final_judge"] as const;
export type CarriedCase = Partial<Record<(typeof CARRIED_FIELDS)[number], string>>;

/**
 * The court and judges for the lead form, from a typed case. They are those of the second instance if the
 * case number is that of an appeal or a retrial, else those of the first. The case number follows the court,
 * as in citations: 某中级人民法院（2024）内01民终1号. The judges have no duplicates, the presiding judge is first, and
 * there are as many as fit into the field. Empty if there is neither a court nor a case number.
 */
export function carriedCase(typed: TypedCase): CarriedCase {
  const says = (text = "") => (/[\p{L}\d]/u.test(text) ? text.trim() : "");
  const [court, number] = [says(typed.court), says(typed.first_instance_number)];
  if (!court && !number) return {};
  const stage = ["second", "retrial"].includes(instanceOfCode(number)) ? "final" : "first";
  const cited = court + number;
  const names = [typed.mainjudge, ...(typed.collegial_panel_members ?? "").split(/[;；、,，]/)].map(says);
  const judges = [...new Set(names)].filter(Boolean).reduce((list, name) => {
    const longer = list ? `${list}；${name}` : name;
    return longer.length <= LEAD_LENGTHS.first_judge ? longer : list;
  }, "");
  const place = cited.length <= LEAD_LENGTHS.first_court ? cited : court.slice(0, LEAD_LENGTHS.first_court);
  return { [`${stage}_court`]: place, ...(judges && { [`${stage}_judge`]: judges }) };
}

/**
 * Writes a typed case into the draft of the lead form, where a field is empty or has the text of an earlier
 * case. The same case again changes nothing, so that what the visitor removed stays removed.
 */
export function carryCase(typed: TypedCase): void {
  const carried = carriedCase(typed);
  const before = loadStored<CarriedCase>(CARRIED, DRAFT_MS) ?? {};
  const isSame = CARRIED_FIELDS.every((name) => carried[name] === before[name]);
  if (isSame || Object.keys(carried).length === 0) return;
  const draft = loadStored<Record<string, string>>(LEAD_DRAFT, DRAFT_MS) ?? {};
  for (const name of CARRIED_FIELDS) {
    if (draft[name] && draft[name] !== before[name]) continue;
    if (carried[name]) draft[name] = carried[name];
    else delete draft[name];
  }
  keep(LEAD_DRAFT, draft, DRAFT_MS);
  keep(CARRIED, carried, DRAFT_MS);
}

/**
 * Writes a request that the office should pass on into the draft of the lead form. An earlier request is
 * replaced.
 */
export const carryRequest = (about: string) =>
  keep(LEAD_DRAFT, { ...loadDraft(LEAD_DRAFT), about }, DRAFT_MS);
