/**
 * Kinds of active content in a document. `encrypted` and `unreadable` mean that a part could not be examined.
 */
export type ActiveContent =
  | "script"
  | "open_action"
  | "auto_action"
  | "launch"
  | "sends_or_fetches"
  | "embedded_file"
  | "rich_media"
  | "form_program"
  | "macros"
  | "remote_template"
  | "external_part"
  | "embedded_object"
  | "imported_part"
  | "dde_field"
  | "encrypted"
  | "unreadable";
