import * as z from "zod/mini";

const asset = z.object({ path: z.string(), content: z.string() });
const dataFile = z.object({ path: z.string(), raw: z.string() });
const file = z.object({ path: z.string() });

/**
 * The calls that the CMS makes: those of Decap's proxy backend without an editorial workflow, and those of
 * our own page.
 */
export const DeskCall = z.discriminatedUnion("action", [
  z.object({ action: z.literal("info") }),
  z.object({
    action: z.literal("entriesByFolder"),
    params: z.object({ folder: z.string(), extension: z.string() }),
  }),
  z.object({ action: z.literal("entriesByFiles"), params: z.object({ files: z.array(file) }) }),
  z.object({ action: z.literal("getEntry"), params: file }),
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({ dataFiles: z.array(dataFile), assets: z.array(asset) }),
  }),
  z.object({ action: z.literal("getMedia"), params: z.object({ mediaFolder: z.string() }) }),
  z.object({ action: z.literal("getMediaFile"), params: file }),
  z.object({ action: z.literal("persistMedia"), params: z.object({ asset }) }),
  z.object({ action: z.literal("deleteFile"), params: file }),
  z.object({ action: z.literal("deleteFiles"), params: z.object({ paths: z.array(z.string()) }) }),
  z.object({ action: z.literal("getDeployPreview") }),
  z.object({ action: z.literal("changes") }),
  z.object({ action: z.literal("again") }),
  z.object({ action: z.literal("publish") }),
]);
export type DeskCall = z.infer<typeof DeskCall>;
export type SentAsset = z.infer<typeof asset>;
export type SentFile = z.infer<typeof dataFile>;

/**
 * An answer to the CMS. With status 200, `body` is sent as JSON, and each of `notes` says what remains to be
 * done before publishing. With another status, `sentence` is a message in Chinese, and `details` names each
 * fault.
 */
export type DeskAnswer =
  | { status: 200; body: unknown; notes: string[] }
  | { status: 403 | 404 | 422 | 503; sentence: string; details: string[] };

export const done = (body: unknown, notes: string[] = []): DeskAnswer => ({ status: 200, body, notes });
export const refused = (
  sentence: string,
  { status = 422, details = [] }: { status?: 403 | 404 | 422 | 503; details?: string[] } = {},
): DeskAnswer => ({ status, sentence, details });
