import type { ContentFault } from "#sealing/content/check-content.ts";
import type { ActiveContent } from "#server/leads/office/active/active-content.ts";
import type { OpenFailure } from "#server/leads/office/open-lead.ts";

/** One sentence for staff: why part of a lead could not be opened, and what to do. */
export function wordOpenFailure(failed: OpenFailure): string {
  switch (failed.failure) {
    case "unknown_key":
      return `sealed to key ${failed.keyId}, which is not in the key folder`;
    case "incomplete":
      return `not complete: ${failed.present} of ${failed.parts} parts`;
    case "tampered":
      return "does not open: it was changed or moved after it was sealed";
    case "not_sealed":
      return "is no sealed object";
    case "missing":
      return "is gone";
    case "malformed":
      return "opens, but is nothing that our page seals: somebody sent it with a program of their own";
    case "wrong_manifest":
      return "its manifest is not the one it was stored under";
    case "wrong_hash":
      return "opened, but its SHA-256 is not the manifest's: ask for the file again";
  }
}

const SUSPICIONS: Record<ContentFault | ActiveContent, string> = {
  type_not_content: "type_not_content: it is not what its ending says",
  archive_bomb: "archive_bomb: it unpacks to an abnormal size",
  two_formats: "two_formats: it holds content of a second format",
  script: "it holds JavaScript",
  open_action: "it acts when it is opened (OpenAction)",
  auto_action: "it acts by itself (AA)",
  launch: "it starts another program or file (Launch)",
  sends_or_fetches: "it sends what is entered or opens another file (SubmitForm, ImportData, GoToR, GoToE)",
  embedded_file: "it holds an embedded file",
  rich_media: "it holds rich media (RichMedia, Rendition, Movie, 3D)",
  form_program: "it holds a form with a program of its own (XFA)",
  macros: "it holds macros (VBA)",
  remote_template: "it fetches a template from elsewhere (attachedTemplate)",
  external_part: "it fetches a part from elsewhere (external relationship)",
  embedded_object: "it holds an embedded object (OLE, ActiveX)",
  imported_part: "it holds a part in another format that Word imports (altChunk)",
  dde_field: "it holds a field that starts another program (DDE)",
  encrypted: "it is encrypted: what it holds could not be looked at",
  unreadable: "a part of it could not be looked into",
};

/** Why an exported file is marked as suspicious, for staff. */
export const wordSuspicion = (reason: ContentFault | ActiveContent): string => SUSPICIONS[reason];
