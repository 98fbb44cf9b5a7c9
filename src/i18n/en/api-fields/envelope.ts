import type { envelopeFields as cn } from "../../cn/api-fields/envelope.ts";

/** Fields of what every answer has, and fields that many schemas share. */
export const envelopeFields: Record<keyof typeof cn, string> = {
  court: "court",
  reason: "cause of action",
  result: "the outcome: code 0 is success",
  code: "the code",
  msg: "a sentence to be shown",
  "Failure.fields": "paths of the wrong fields, such as search.qr.0",
  "Failure.choices": "what the name may mean",
  "Failure.code": "the error code",
  data: "the data",
  value: "the value, as it goes into a query",
  count: "number of documents",
  label: "the name",
  id: "the id",
  url: "address",
  sample: "whether these are invented samples",
  source: "the source",
  sampling: "complete or selected",
  text: "the text",
  content: "the content",
  size: "bytes",
  format: "docx, xlsx or csv",
  version: "version",
  name: "name",
  year: "year",
};
