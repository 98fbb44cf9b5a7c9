import type { Dictionary } from "../cn.ts";

export const api: Dictionary["api"] = {
  title: "Interface for developers",
  description: "Every call of this site: path, fields, answers, errors and limits, ready to be called.",
  lead: "What the pages can do, programs can call: no key, no account. All of this is made from the code, and the tests have sent every example.",
  document: "OpenAPI 3.1 document",
  rules: [
    "Requests and answers are JSON in UTF-8 unless said otherwise.",
    "An answer whose result.code is 0 succeeded. A failure's HTTP status and result.code say why; result.msg is a sentence to be shown.",
    "With lang=en, or the header x-lang: en, sentences come in English; the default is Chinese.",
    "No availability is promised. After 429 or 503, please wait for the seconds that Retry-After gives.",
  ],
  failuresTitle: "Error codes",
  status: "Status",
  code: "Code",
  meaning: "Meaning",
  back: "All calls",
  method: "Method",
  path: "Path",
  request: "Request",
  query: "Query parameters",
  noInput: "No parameters.",
  field: "Field",
  type: "Type",
  required: "required",
  optional: "may be left out",
  byDefault: "default {value}",
  limits: "Limits",
  example: "Example",
  answer: "Answer",
  answers: "Answers",
  oneOf: "one of",
  listOf: "list of {type}",
  orNull: "{type} or null",
  characters: "at most {max} characters",
  characterRange: "{min} to {max} characters",
  items: "at most {max} items",
  itemRange: "{min} to {max} items",
  range: "{min} to {max}",
  atLeast: "at least {min}",
  pattern: "form {pattern}",
  values: "one of {values}",
  shapes: "Shapes",
  asPage: "A page ({type})",
  asFile: "A file ({type})",
  types: {
    string: "text",
    number: "number",
    integer: "whole number",
    boolean: "true or false",
    object: "object",
    array: "list",
    null: "null",
    any: "anything",
  },
  succeeded: "Success",
  unchanged: "Nothing has changed since (If-None-Match)",
  lang: "The language of sentences: cn (default) or en. The header x-lang wins over it, it wins over Accept-Language",
  limited: "At most {calls} calls in {seconds} seconds from one network address",
  limitedDaily: "usually at most {perDay} a day",
  and: "; ",
  file: "Content of the file",
  groups: {
    search: {
      name: "Search",
      functions: {
        search: {
          name: "Search documents",
          text: "The first 200 that are found; the ten of page index carry snippets. Keywords join by AND, values of one field by OR, fields by AND.",
        },
        "search-count": {
          name: "Count",
          text: "The number alone; with explain also what each condition finds by itself and what is found without it.",
        },
        "search-treedata": {
          name: "Facets",
          text: "Counts by keyword, cause, court and year, as a tree. The query is the body itself, without search around it.",
        },
        "search-statistics": {
          name: "Statistics",
          text: "Counts by year, court, cause, amount and result of the appeal; none where the query concerns a person.",
        },
        "search-numbers": {
          name: "Look up case numbers",
          text: "Finds up to 200 case numbers in a pasted text and names the documents under them.",
        },
        "search-download": {
          name: "Download",
          text: "Documents of the list as a Word or Excel file; csv is the whole list in a zip and is not counted.",
        },
        "search-download-quota": {
          name: "Downloads left",
          text: "Downloads that may be made today, and those that are left.",
        },
        "search-feed": {
          name: "Feed",
          text: "The newest 50 judgments of a query as Atom or JSON Feed; entries hold no names, and queries that name a person have none.",
        },
        "search-ask": {
          name: "Ask a question",
          text: "Proposals for a question in one's own words: guides, articles, similar judgments and likely causes, each with its reason. Information, not advice. Where nothing is near enough, found is false.",
        },
        "search-plain": {
          name: "Result page",
          text: "For browsers without JavaScript, ten documents a page.",
        },
      },
    },
    suggest: {
      name: "Suggestions",
      functions: {
        "search-prewview": {
          name: "Suggestions",
          text: "Causes, courts, years and words by group; without a keyword what is searched most here.",
        },
        "search-prewview-court": {
          name: "Courts",
          text: "Finds courts by name, pinyin or initials; without a keyword the level below parent.",
        },
        "search-prewview-reason": {
          name: "Causes of action",
          text: "Finds causes by name, pinyin or initials; without a keyword the level below parent.",
        },
      },
    },
    content: {
      name: "Documents",
      functions: {
        content: { name: "Full text", text: "One judgment in full with all that is known of it." },
        "content-similar": {
          name: "Similar cases",
          text: "Eight judgments like one, each with the reasons.",
        },
        "content-instances": {
          name: "Two instances compared",
          text: "An earlier and a later document of one dispute, paragraph by paragraph.",
        },
        "search-judgment": { name: "Judgment page", text: "For browsers without JavaScript." },
      },
    },
    lawyer: {
      name: "Lawyers",
      functions: {
        "lawyer-list": {
          name: "Lawyers for a claim",
          text: "Who has handled such cases, by cause, court and amount, with scores and the cases they are counted from.",
        },
        "lawyer-plain": {
          name: "Page of lawyers",
          text: "For browsers without JavaScript, the three lists by three.",
        },
        "lawyer-cases": {
          name: "Cases of lawyers",
          text: "The cases of lawyers of the list, each with the factors of the scores.",
        },
        "lawyer-party": {
          name: "Counsel of a party",
          text: "Lawyers who appeared for a party, with the cases.",
        },
      },
    },
    reverse: {
      name: "Appeals",
      functions: {
        "reverse-basicinfo": {
          name: "Analysis",
          text: "How appeals in such cases ended, what is open and until when, and the fee; no rate from fewer than ten cases.",
        },
        "reverse-case": {
          name: "Case by number",
          text: "Cause, judge and amount of the case with this number, to fill in a form.",
        },
      },
    },
    lead: {
      name: "Handing in",
      functions: {
        "add-cases2": {
          name: "Send a lead",
          text: "Contact and case, sealed so that the office alone can open them. Answers with a receipt and a withdrawal code.",
        },
        "upload-casefile": {
          name: "Upload a case file",
          text: "First the manifest, then part by part; goes on after a broken line.",
        },
        "lead-files": { name: "Files so far", text: "Which parts of each file have arrived." },
        "lead-files-remove": { name: "Remove a file", text: "Takes one file back." },
        "lead-withdraw": {
          name: "Withdraw a lead",
          text: "Deletes the lead and all files at once, by receipt and code.",
        },
        "lead-plain": {
          name: "Send a lead (form)",
          text: "For browsers without JavaScript, with one file of at most 4 MB.",
        },
        "lead-withdraw-plain": { name: "Withdraw a lead (form)", text: "For browsers without JavaScript." },
      },
    },
    service: {
      name: "Service",
      functions: { healthz: { name: "State", text: "Version, sources and number of documents." } },
    },
  },
  failures: {
    bad_input: "the input is wrong; fields names the fields",
    bad_json: "the body is not valid JSON",
    damaged: "damaged on the way; the same again may succeed",
    ambiguous: "the name fits several courts or causes: choices lists them; send the code of one",
    question_empty: "no question was sent",
    question_short: "the question is a single character",
    question_long: "the question has more than 2,000 characters",
    question_foreign: "the question is not in Chinese",
    cross_site: "a page of another site sent it",
    unknown_id: "there is no such document",
    not_found: "not found",
    method_not_allowed: "the method is not allowed; Allow names those that are",
    too_large: "the body is too large",
    wrong_type: "the content type is wrong",
    too_many: "too many calls; Retry-After says how many seconds to wait",
    internal: "something went wrong on the server",
    unavailable: "a part gives no answer now; the same again may succeed",
    missing_part: "a part has not been set up",
    faulty_part: "a file of a part is damaged and has to be made anew",
    no_room: "the storage is full; Retry-After says how many seconds to wait",
  },
};
