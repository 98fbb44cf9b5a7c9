import type { Dictionary } from "../cn.ts";

export const reading: Dictionary["reading"] = {
  title: "Reading list",
  description: "Your reading list and notes on this device, with export.",
  lead: "List and notes stay on this device and are not sent. They are deleted {days} days after the last change; the list takes up to {max} documents. Export it before you change devices.",
  empty: "The list is empty. Press “Keep for reading” in a result or on a judgment.",
  note: "Note",
  remove: "Remove",
  removed: "Removed: {name}",
  notKept: "Not saved: storage in this browser is full or switched off",
  export: "Export",
  formats: { json: "JSON", csv: "CSV", md: "Markdown" },
  fileName: "reading-list",
  head: ["Case name", "Court", "Case number", "Date", "Note", "Added", "Link"],
  added: "added {date}",
  clear: "Delete everything kept on this device",
  clearHint:
    "List, notes, what you searched for and opened, drafts; not the language. This cannot be undone.",
  confirm: "Delete everything kept on this device?",
  cleared: "Everything kept on this device has been deleted.",
  noScript: "The reading list is kept in your browser and needs JavaScript.",
};
