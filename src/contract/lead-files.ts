import * as z from "zod/mini";
import { UserUuid } from "./add-cases2.ts";
import { Result } from "./envelope.ts";
import { FileStatus } from "./upload-casefile.ts";

/** POST /lead/files: what is there of a lead's files, to go on after a reload. */
export const LeadFilesRequest = z.object({ user_uuid: UserUuid });
export const LeadFilesResponse = z.object({
  result: Result,
  receipt: z.string(),
  /** "complete" when every announced file is; a lead without files is complete too. */
  status: z.enum(["pending", "complete"]),
  files: z.array(FileStatus),
});
export type LeadFilesResponse = z.infer<typeof LeadFilesResponse>;

/** POST /lead/files/remove: takes one file back, whether complete or not. Answers like LeadFilesResponse. */
export const LeadFileRemoveRequest = z.object({
  user_uuid: UserUuid,
  file: z.string().check(z.regex(/^[\da-f]{32}$/)),
});
export type LeadFileRemoveRequest = z.infer<typeof LeadFileRemoveRequest>;

/** POST /lead/withdraw: deletes the lead and all its files at once. */
export const LeadWithdrawRequest = z.object({
  receipt: z.string().check(z.maxLength(40)),
  code: z.string().check(z.maxLength(40)),
});
export type LeadWithdrawRequest = z.infer<typeof LeadWithdrawRequest>;

export const LeadWithdrawResponse = z.object({
  result: Result,
  content: z.object({
    receipt: z.string(),
    /** When it was deleted, ISO 8601. */
    deleted_at: z.string(),
  }),
});
export type LeadWithdrawResponse = z.infer<typeof LeadWithdrawResponse>;
