import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import { MAX_NO_JS_BYTES } from "#contract/leads/lead-limits.ts";
import type { RequestFailure } from "../../http/request-failure.ts";
import { fail } from "../lead-context.ts";

/** Maximum size of a request in bytes: a file, plus room for fields and boundaries. */
const MAX_BODY_BYTES = MAX_NO_JS_BYTES + 200_000;

/** The fields and the file of a form. */
export interface MultipartBody {
  fields: Record<string, string>;
  /** The first file that has a name or content. A form with more files fails. */
  file: { name: string; bytes: Uint8Array } | null;
}

/** Decodes the body of a multipart request. A body that is truncated or too large fails as a whole. */
export async function readMultipart(
  request: Request,
): Promise<{ value: MultipartBody } | { failure: RequestFailure }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body)
    return { failure: { error: "wrong_type", value: "multipart/form-data" } };
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES)
    return fail("too_large", "plain_too_large");
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: { "content-type": type },
      // Browsers send file names in UTF-8 without saying so; the parser's default is Latin-1.
      defParamCharset: "utf8",
      // The parser would silently cut a path off a name. With this option the whole name arrives and is
      // refused with a message.
      preservePath: true,
      limits: { fields: 20, fieldSize: 64_000, files: 1, fileSize: MAX_NO_JS_BYTES, parts: 22 },
    });
  } catch {
    return fail("damaged", "bad_multipart");
  }
  return collect(parser, request.body as ReadableStream);
}

function collect(
  parser: busboy.Busboy,
  body: ReadableStream,
): Promise<{ value: MultipartBody } | { failure: RequestFailure }> {
  return new Promise((resolve) => {
    const value: MultipartBody = { fields: {}, file: null };
    const source = Readable.fromWeb(body);
    const end = (outcome: { value: MultipartBody } | { failure: RequestFailure }) => {
      source.unpipe(parser);
      resolve(outcome);
    };
    const broken = () => end(fail("damaged", "bad_multipart"));
    parser.on("field", (name, text, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) return broken();
      value.fields[name] = text;
    });
    parser.on("file", (_name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("limit", () => end(fail("too_large", "plain_too_large")));
      stream.on("error", broken);
      stream.on("end", () => {
        // A file input without a file arrives as an empty file without a name.
        if (filename || chunks.length > 0)
          value.file = { name: filename ?? "", bytes: Buffer.concat(chunks) };
      });
    });
    for (const event of ["partsLimit", "filesLimit", "fieldsLimit", "error"]) parser.on(event, broken);
    parser.on("close", () => resolve({ value }));
    source.on("error", broken);
    source.pipe(parser);
  });
}
