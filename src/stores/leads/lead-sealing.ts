/* The code that seals leads and files. Only the lead form needs it, and loads it when it is hydrated. */
export { uploadFile } from "#client/services/upload-casefile.ts";
export { fromBase64Url } from "#domain/leads/encoding.ts";
export { parsePublicKey } from "#sealing/office-key.ts";
export { describeFile, fileIdOf } from "#sealing/seal-file.ts";
export { readLeadForm, receiptOf, sealLead, writeSealedForm } from "#sealing/seal-lead.ts";
