import type { MaskedKind } from "#domain/judgment/masking/printed/kinds.ts";
import type { ExpectedField } from "#domain/judgment/unknown-fields.ts";
import type { StatuteDisagreement } from "#domain/statute/parse/parse-statute.ts";

/** Fields that may be missing, worded for the terminal. */
export const FIELD_NAMES: Record<ExpectedField, string> = {
  court: "without a court of the catalogue",
  case_number: "without a case number",
  casedate: "without a date",
  cause: "without a cause",
  parties: "without parties",
  panel: "without judges",
  clerk: "without a clerk",
  holding: "without reasons",
  text: "without a text",
};

/** Kinds of masking, worded for the terminal. */
export const MASKED: Record<MaskedKind, string> = {
  identity: "identity numbers",
  telephone: "telephone numbers",
  bank: "bank accounts and cards",
  plate: "number plates",
  certificate: "numbers of certificates of property",
  address: "addresses below the county",
  contact: "mail addresses and online accounts",
  illness: "illnesses",
  name: "names of minors, victims, witnesses, experts and families",
};

/** Facts that two places of a law may give differently, worded for the terminal. */
export const LAW_FIELDS: Record<StatuteDisagreement["field"], string> = {
  title: "laws whose text is headed otherwise than its front matter; the front matter counts",
  date: "laws whose places give different dates; the most trustworthy counts",
  effective: "laws whose text tells another day of taking effect; the front matter counts",
};

/** What is told of rows whose column and text differ, by field; of others the column counts. */
export const ROW_FIELDS: Record<string, string> = {
  court:
    "rows whose column and text differ in court; the column counts unless only the text's is in the catalogue",
  cause:
    "rows whose column and text differ in cause; the column counts unless the text's is narrower or alone in the catalogue",
  text_type: "rows whose column and text differ in text_type; the text counts",
  unread_case_number: "rows whose case number is none as printed; the text counts",
  known_casedate: "texts known with another date: one document each; text is the date it was known with",
  unread_casedate: "rows whose date is none as printed, or to come; the text counts",
};

/** Outcome codes, worded for the terminal. */
export const REASON_SENTENCES: Record<string, string> = {
  empty: "empty",
  not_a_judgment: "no judgment: its head tells neither court and number nor the type of a document",
  no_court: "no court's name in its head",
  no_case_number: "no case number in its head",
  no_type: "court and number, but neither the type of a document (判决书, 裁定书, 决定书 …) nor a result",
  no_body: "a head without a body",
  fragment: "a piece that begins in the middle, without a title",
  truncated: "a reference case that breaks off before its holding",
  withheld_state_secret: "state secrets (法释〔2016〕19号 art. 4 item 1): the reason alone is stored",
  withheld_juvenile_crime: "crimes of minors (art. 4 item 2): court, number, date and reason stored",
  withheld_mediation: "mediation (art. 4 item 3): court, number, date and reason stored",
  withheld_divorce:
    "divorce (art. 4 item 4): court, number, date and reason stored; --allow-restricted REASON takes the texts of these kinds",
  withheld_minor_custody: "custody of minors (art. 4 item 4): court, number, date and reason stored",
  withheld_unfit: "what a court thinks unfit (art. 4 item 5): court, number, date and reason stored",
  withheld_unstated: "not public without a reason that is known: court, number and date stored",
  names_unsure:
    "names that must be hidden (法释〔2016〕19号 art. 8) could not be told surely; released texts keep theirs (--officially-released)",
  no_title: "no law: neither its lines nor its file or folder give it a name",
  index_page: "pages that introduce a folder: no law, what they tell counts for the parts beside them",
  no_text: "a law's title with no text below it",
  same_text: "the same text once more",
  another_text: "laws with title and version of another text: both kept, with ids of their own",
  dates_differ: "laws whose front matter, file name, heading and history give different dates",
  invalid_json: "a line that is not JSON",
  invalid_record: "a record with wrong or missing fields",
  unknown_columns:
    "a table, or objects, of which no heading is known to hold the text: name it with --columns",
  invalid_date: "a date that does not exist, lies before 1949-10-01 or after today",
  not_public: "not public, with too little told of it to store",
  unreadable: "neither UTF-8 nor GB18030 nor UTF-16 with a mark: save it as UTF-8",
  too_large: "a single text above 64 MB: split it, or make it JSON Lines",
  too_large_json: "one JSON value above 64 MB: make it lines first (jq -c '.[]' FILE > FILE.jsonl)",
  unsupported: "a format that has to be saved as text, docx, CSV or JSON first",
  missing: "gone since the import began: look where it went",
  dangling_link: "a link to a file that is not there: mend or remove the link",
  link_loop: "a link that leads back to a folder above it: name what it leads to instead",
  no_permission: "no permission to read it: chmod a+r, or run as its owner",
  read_error: "the system cannot read it: check the disk or the share",
  damaged_archive: "a zip that is damaged or not whole: fetch it again, unzip -t tells where",
  bomb: "a zip entry that unfolds to more than 200 times its size: unpack it by hand if it is honest",
  encrypted: "a zip entry with a password: unpack it by hand",
  unknown_packing: "a zip entry packed in a way other than deflate: pack it anew",
  nested_too_deep: "archives in archives in archives in archives: unpack the outer ones by hand",
  row_too_large: "a row above 16 MB: no judgment is so long, a quote is missing before it",
  unclosed_quote: "a row with a quote that never closes",
  address_failed: "an address that does not give the file: open it in a browser, or fetch it by hand",
  plain_http: "an address without https: nobody vouches for what arrives, fetch it by hand",
  taken_down: "on the takedown list",
  refreshed: "known, read anew by a newer parser or with other fields",
  moved: "known in a selected source: now in the complete one that was declared",
  renewed: "known by its id in its collection: the newer copy kept",
  another_document:
    "another text under the court, number, type and date of a known one: both kept, with ids of their own",
};
