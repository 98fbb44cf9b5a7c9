/*
 * The code that seals leads and files. It is loaded when the lead form is hydrated, since no other page needs
 * it.
 */
export { uploadFile } from "#client/services/upload-casefile.ts";
export { fromBase64Url } from "#domain/leads/encoding.ts";
export { parsePublicKey } from "#sealing/office-key.ts";
export { describeFile, fileIdOf } from "#sealing/seal-file.ts";
export { readLeadForm, receiptOf, sealLead, writeSealedForm } from "#sealing/seal-lead.ts";
