/** Active content of a document, or why it cannot be determined. */
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
