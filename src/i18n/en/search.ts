import { SCOPE } from "#domain/search/scope.ts";
import type { Dictionary } from "../cn.ts";

/** Search home, result list and the box on both. */
export const search: Dictionary["search"] = {
  /** The search home alone. */
  home: {
    title: "Search court judgments",
    heading: "Search judgments, statutes and knowledge",
    lead: "Finds exactly the characters you type and skips nothing; every result opens in full text with its source.",
    guides: "Guides: what to do in everyday troubles",
    tryTitle: "Try",
    corpusTitle: "In this collection",
    corpusLine:
      "{documents} {documents:judgment|judgments} of {courts} {courts:court|courts}, {from} to {to}.",
    corpusYears: "Judgments by year: {list}",
    servicesTitle: "Other services",
    services: {
      recovery: "Lawyers for claim recovery",
      recoveryText:
        "Choose a cause, a court and an amount, and see which lawyers have handled such cases, as published judgments show.",
      reversal: "Case reversal",
      reversalText:
        "Enter a case and see how often such appeals changed the outcome, with numbers and sources.",
      toolbox: "Litigation toolbox",
      toolboxText:
        "Links for legal research by category, and calculators for court fees, interest and time limits.",
    },
  },

  title: "Results",
  box: {
    label: "Search",
    typeLabel: "What to search",
    types: { 1: "Cases", 2: "Statutes", 3: "Knowledge" },
    placeholders: {
      [SCOPE.cases]: "What happened (in Chinese), or keywords",
      [SCOPE.statutes]: "Enter keywords; statutes can be read directly",
      [SCOPE.knowledge]: "Enter keywords to search knowledge",
    },
    submit: "Search",
    suggestions: "Suggestions",
    hints: {
      [SCOPE.cases]: "Cause, court, case number or keyword, in Chinese, pinyin or pinyin initials.",
      [SCOPE.statutes]:
        "Type an article to read it (保险法第六十条, 民诉法177条), the name of a law, or keywords.",
      [SCOPE.knowledge]: "Type keywords.",
    },
    none: "No suggestions. Press Enter to search.",
    tooLong: "A keyword has at most {n} characters.",
    empty: "Please enter something to search for.",
    unsearchable: "“{n}” has no character that can be searched.",
    tooMany: "Too many keywords: {n} more can be added.",
  },
  chips: {
    label: "Conditions",
    qr: "Keyword",
    reason: "Cause",
    court: "Court",
    kind: "Kind of document",
    suitedate: "Year of judgment",
    within: "In results",
    near: "Same paragraph",
    without: "Without",
    title: "In title",
    holding: "In holding",
    judge: "Judge",
    counsel: "Counsel",
    courtname: "In court name",
    datefrom: "Decided from",
    dateto: "Decided until",
    remove: "Remove {chip}",
    clear: "Clear all",
  },
  panels: {
    advanced: "Advanced",
    explain: "How this was searched",
    failed: "This could not be loaded. Please check the connection and try again.",
  },
  facets: {
    title: "Filter",
    court: "Court",
    reason: "Cause",
    kind: "Kind of document",
    year: "Year of judgment",
    qr: "Keyword",
    open: "Open {label}",
    more: "{n} more",
    failed: "The filters could not be loaded.",
  },
  list: {
    label: "Results",
    found: "{total} {total:document|documents} found, first {shown} shown",
    foundFrom: "{total} {total:document|documents} found, {from} to {shown} shown",
    counting: "Searching",
    counted: "{total} {total:document|documents} found",
    start: "Enter keywords, or choose a cause, court or case number from the suggestions.",
    empty: "No search data",
    failed: "The search did not complete: {msg}",
    retry: "Try again",
    snippet: "From the text",
    newSince: "{least} {n} new since your last visit on {date}",
    least: "At least",
    isNew: "new",
    keep: "Keep for reading",
    kept: "On the reading list",
    notKept: "Not saved: storage in this browser is full or switched off",
  },
  sort: { label: "Sort by", relevance: "Relevance", date: "Date of judgment", court_level: "Court level" },
  pager: {
    label: "Pages",
    previous: "Previous",
    next: "Next",
    go: "Page {n}",
    jump: "Go to page",
    jumpButton: "Go",
    pages: "{n} pages",
  },
  /** Words that differ when statutes (2) or knowledge (3) are searched. */
  ofType: {
    [SCOPE.statutes]: {
      chips: {
        court: "Statute",
        suitedate: "In force from",
        datefrom: "In force since",
        dateto: "In force by",
      },
      facets: { court: "Statute", year: "In force from" },
      list: {
        found: "{total} {total:article|articles} of statutes found, the first {shown} shown",
        foundFrom: "{total} {total:article|articles} of statutes found, {from} to {shown} shown",
        counted: "{total} {total:article|articles} of statutes found",
        start: "Type an article (such as 保险法第六十条) to read it, or keywords to search.",
      },
      sort: { date: "Date in force", court_level: "Rank of the law" },
    },
    [SCOPE.knowledge]: {
      chips: { court: "Category", suitedate: "Year", datefrom: "Published from", dateto: "Published until" },
      facets: { court: "Category", year: "Year" },
      list: {
        found: "{total} {total:article|articles} found, the first {shown} shown",
        foundFrom: "{total} {total:article|articles} found, {from} to {shown} shown",
        counted: "{total} {total:article|articles} found",
        start: "Type keywords to search the knowledge articles.",
      },
      sort: { date: "Date published", court_level: "Category" },
    },
  },
  errors: { timeout: "The request timed out. ", network: "No connection. Please try again later." },
  tools: {
    label: "Tools for the results",
    figures: "Figures",
    download: "Download",
    feed: "Subscribe",
    numbers: "Look up case numbers",
    reading: "Reading list",
  },
  noScript:
    "Search also works without JavaScript: type above and press Search for the list and the full texts.",
};
