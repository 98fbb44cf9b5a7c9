import * as z from "zod/mini";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { EXAMPLE_UUID, UserUuid } from "./lead-form.ts";
import {
  LEAD_FILE_REMOVE_PATH,
  LEAD_FILES_PATH,
  LEAD_WITHDRAW_PATH,
  LEAD_WITHDRAW_PLAIN_PATH,
} from "./lead-paths.ts";
import { FileId, FileStatus } from "./upload-casefile.ts";

/**
 * The body of POST /lead/files. The answer tells how much of a lead's files is stored, so that sending
 * continues after a reload.
 */
export const LeadFilesRequest = z.object({ user_uuid: UserUuid });
export const LeadFilesResponse = answered({
  receipt: z.string(),
  /** "complete" if every announced file is complete, or if no file was announced. */
  status: z.enum(["pending", "complete"]),
  files: z.array(FileStatus),
});
export type LeadFilesResponse = z.infer<typeof LeadFilesResponse>;

/**
 * The body of POST /lead/files/remove, which removes one file, complete or not. The answer is
 * LeadFilesResponse.
 */
export const LeadFileRemoveRequest = z.object({
  user_uuid: UserUuid,
  file: FileId,
});
export type LeadFileRemoveRequest = z.infer<typeof LeadFileRemoveRequest>;

/** The body of POST /lead/withdraw, which deletes the lead and all its files at once. */
export const LeadWithdrawRequest = z.object({
  receipt: z.string().check(z.maxLength(40)),
  code: z.string().check(z.maxLength(40)),
});
export type LeadWithdrawRequest = z.infer<typeof LeadWithdrawRequest>;

export const LeadWithdrawResponse = answered({
  content: z.object({
    receipt: z.string(),
    /** When the lead was deleted (ISO 8601). */
    deleted_at: z.string(),
  }),
});
export type LeadWithdrawResponse = z.infer<typeof LeadWithdrawResponse>;

/** Tells how much of a lead's files is stored. */
export const leadFiles = {
  route: LEAD_FILES_PATH,
  method: "POST",
  input: LeadFilesRequest,
  output: LeadFilesResponse,
  fails: ["not_found"],
  examples: () => ({ lead: { user_uuid: EXAMPLE_UUID } }),
} satisfies Operation;

/** Removes one file of a lead. */
export const leadFilesRemove = {
  route: LEAD_FILE_REMOVE_PATH,
  method: "POST",
  changes: true,
  input: LeadFileRemoveRequest,
  output: LeadFilesResponse,
  fails: ["not_found"],
  examples: ({ file }) => ({ file: { user_uuid: EXAMPLE_UUID, file } }),
} satisfies Operation;

/** Deletes a lead and all its files. */
export const leadWithdraw = {
  route: LEAD_WITHDRAW_PATH,
  method: "POST",
  changes: true,
  input: LeadWithdrawRequest,
  output: LeadWithdrawResponse,
  fails: ["not_found", "too_many", "no_room"],
  daily: "code",
  examples: ({ receipt, code }) => ({ lead: { receipt, code } }),
} satisfies Operation;

/** Deletes a lead and all its files. A form without JavaScript calls it. */
export const leadWithdrawPlain = {
  route: LEAD_WITHDRAW_PLAIN_PATH,
  method: "POST",
  changes: true,
  input: LeadWithdrawRequest,
  bodies: ["application/x-www-form-urlencoded"],
  media: { "text/html": null },
  isPage: true,
  fails: ["not_found", "too_many", "no_room"],
  daily: "code",
  examples: ({ receipt, code }) => ({ lead: { receipt, code } }),
} satisfies Operation;
