import { INSTANCES, OUTCOMES, type Party } from "../judgment/record.ts";
import { findDates } from "../text/date.ts";
import { parseDay } from "../text/day.ts";
import { findAmounts } from "../text/numbers/amount.ts";
import { readAmount } from "../text/numbers/typed-amount.ts";
import type { OwnDocument, ReadFacts } from "./own-document.ts";
import { placeInText, type TextPlace } from "./place-in-text.ts";

/** The fields of a party's own paper, in the order in which they are displayed. */
const OF_PAPERS = [
  "text_type",
  "court",
  "case_number",
  "cause",
  "parties",
  "counsel",
  "claims",
  "claim_amount",
  "casedate",
] as const;
/** The fields of a court's document, in the order in which they are displayed. */
export const FIELDS = [
  ...OF_PAPERS,
  "instance",
  "panel",
  "clerk",
  "outcome",
  "awarded",
  "fee",
  "fee_borne",
  "appeal_court",
  "appeal_days",
] as const;
export type FieldName = (typeof FIELDS)[number];

/** The fields that a document of this kind can have. */
export const fieldsOf = ({ paper, facts }: OwnDocument): readonly FieldName[] =>
  paper === "judgment" ? FIELDS.filter((name) => name !== "outcome" || facts.outcome !== null) : OF_PAPERS;

const LIST = "；";
const NO_FEE = { text: "", yuan: null, borne: "" };
const yuan = (sum: number | null | undefined) => (sum == null ? "" : String(sum));

/**
 * A field as a visitor types it. Empty if the document does not state it. Sums are in yuan and days
 * yyyy-MM-dd; ； separates the entries of a list.
 */
export function fieldText(document: OwnDocument, name: FieldName): string {
  const { facts, fee, appeal } = document;
  switch (name) {
    case "claims":
      return document.claims;
    case "awarded":
      return yuan(document.awarded);
    case "fee_borne":
      return fee?.borne ?? "";
    case "parties":
      return facts.parties.map((party) => `${party.role} ${party.name}`.trim()).join(LIST);
    case "counsel":
      return facts.counsel.map(({ name, firm }) => (firm ? `${name}（${firm}）` : name)).join(LIST);
    case "panel":
      return facts.panel.join(LIST);
    case "claim_amount":
      return yuan(facts.claim_amount);
    case "fee":
      return yuan(fee?.yuan);
    case "appeal_court":
      return appeal?.court ?? "";
    case "appeal_days":
      return yuan(appeal?.days);
    case "outcome":
      return facts.outcome ?? "";
    default:
      return facts[name];
  }
}

/**
 * The document with the typed text as the value of a field. Null if the text cannot be read as such a value.
 */
export function withField(document: OwnDocument, name: FieldName, typed: string): OwnDocument | null {
  const text = typed.trim();
  const { facts, fee, appeal } = document;
  const withFacts = (part: Partial<ReadFacts>) => ({ ...document, facts: { ...facts, ...part } });
  const parts = text.split(/[；;、]/).flatMap((part) => part.trim() || []);
  switch (name) {
    case "parties":
      return withFacts({ parties: text.split(/[；;]/).flatMap((part) => readParty(part, facts.parties)) });
    case "counsel":
      return withFacts({ counsel: parts.map((part) => readCounsel(part, facts.counsel)) });
    case "panel":
      return withFacts({ panel: parts });
    case "cause":
      return withFacts({ cause: text, cause_code: text === facts.cause ? facts.cause_code : null });
    case "casedate":
      return text === "" || parseDay(text) !== null ? withFacts({ casedate: text }) : null;
    case "instance": {
      const instance = INSTANCES.find((one) => one === text);
      return instance ? withFacts({ instance }) : null;
    }
    case "outcome":
      return withFacts({ outcome: OUTCOMES.find((one) => one === text) ?? null });
    case "claims":
      return { ...document, claims: text };
    case "fee_borne":
      return { ...document, fee: { ...(fee ?? NO_FEE), borne: text } };
    case "claim_amount":
    case "awarded":
    case "fee": {
      const amount = readAmount(text);
      if (text !== "" && amount.kind !== "amount") return null;
      const sum = amount.kind === "amount" ? amount.yuan : null;
      if (name === "fee") return { ...document, fee: { ...(fee ?? NO_FEE), yuan: sum } };
      return name === "awarded" ? { ...document, awarded: sum } : withFacts({ claim_amount: sum });
    }
    case "appeal_court":
    case "appeal_days": {
      if (name === "appeal_days" && !/^\d{0,3}$/.test(text)) return null;
      const now = appeal ?? { text: "", court: "", days: null };
      const part = name === "appeal_court" ? { court: text } : { days: text === "" ? null : Number(text) };
      return { ...document, appeal: { ...now, ...part } };
    }
    default:
      return withFacts({ [name]: text });
  }
}

/**
 * The party in a text of the form "role name", or a name alone. If a known party has the same name or role,
 * the party gets its side.
 */
function readParty(typed: string, known: readonly Party[]): Party[] {
  const words = typed.trim().split(/\s+/);
  const name = words.at(-1) ?? "";
  if (name === "") return [];
  const role = words.slice(0, -1).join("");
  return [{ name, role, side: known.find((one) => one.name === name || one.role === role)?.side ?? "other" }];
}

function readCounsel(typed: string, known: ReadFacts["counsel"]): ReadFacts["counsel"][number] {
  const [, name = typed, firm = ""] = /^(.+?)[（(](.+)[）)]$/.exec(typed) ?? [];
  const same = known.find((one) => one.name === name);
  return { ...(same ?? { kind: firm ? "lawyer" : "other", side: "other", parties: [] }), name, firm };
}

/**
 * Where the text states a field, or the words from which the field was derived. Null if they do not occur
 * literally.
 */
export function placeOfField(document: OwnDocument, name: FieldName, text: string): TextPlace | null {
  const { facts, fee, appeal, items } = document;
  if (name === "casedate" && facts.casedate)
    // The last occurrence counts, because the date of a document is at its end.
    return findDates(text).findLast(({ date }) => date === facts.casedate) ?? null;
  if (name === "claim_amount" && facts.claim_amount !== null)
    return findAmounts(text).find(({ yuan }) => yuan === facts.claim_amount) ?? null;
  const printed: Partial<Record<FieldName, string | undefined>> = {
    parties: facts.parties[0]?.name,
    counsel: facts.counsel[0]?.name,
    panel: facts.panel[0],
    instance: facts.case_number,
    outcome: items[0]?.text,
    awarded: items.find(({ from, yuan }) => from.length > 0 && yuan.length > 0)?.text,
    fee: fee?.text,
    appeal_days: appeal?.text,
  };
  return placeInText(text, printed[name] ?? fieldText(document, name));
}
