import type { Context } from "@netlify/functions";
import * as z from "zod/mini";
import { ERROR_CODES } from "#contract/envelope.ts";
import type { Operation } from "#contract/operation.ts";
import { withAnswerDeadline } from "./answer-deadline.ts";
import { toRequestFailure } from "./failure-of.ts";
import { formValue } from "./form-value.ts";
import { type AnswerLanguage, requestLanguage } from "./language.ts";
import { logRequest } from "./log-request.ts";
import { FORM, readBody, readForm } from "./read-body.ts";
import { refuseCrossSite } from "./refuse-cross-site.ts";
import type { RequestFailure } from "./request-failure.ts";

/** Writes the message of a failure in the visitor's language. The dictionaries supply the function. */
export type WordFailure = (failure: RequestFailure, language: AnswerLanguage) => string;

/** What a handler gets: the decoded request, and the language of the answer. */
export interface EndpointCall<Input> {
  input: Input;
  language: AnswerLanguage;
  request: Request;
}

/** What a handler returns: the members of the answer next to `result`, a failure, or a finished response. */
export type HandlerAnswer = { ok: Record<string, unknown> } | { failure: RequestFailure } | Response;

/** Describes a handler: its operation, and the function that answers. */
export interface Endpoint<Schema extends z.ZodMiniType> extends Operation {
  input: Schema;
  word: WordFailure;
  /** Reads the body of a POST. Absent if the body is JSON or a form. */
  read?: (request: Request) => Promise<{ value: unknown } | { failure: RequestFailure }>;
  /** Makes the failure for input that does not decode. Absent if the names of the fields say enough. */
  explain?: (issues: readonly z.core.$ZodIssue[]) => RequestFailure;
  answer: (call: EndpointCall<z.infer<Schema>>) => HandlerAnswer | Promise<HandlerAnswer>;
}

/**
 * Makes the handler of an operation. It checks method, type and size, decodes the input, calls `answer`,
 * wraps the result in the envelope, and writes one log line. Every error becomes a failure in the envelope;
 * no text of an error leaves the process.
 */
export function endpoint<Schema extends z.ZodMiniType>(described: Endpoint<Schema>): Handler {
  return asOperation(described, async (request) => {
    const started = performance.now();
    const language = requestLanguage(request);
    const answer = await settle(described, request, language);
    const response = answer instanceof Response ? answer : toResponse(answer, described.word, language);
    logRequest(request, described.route, response.status, performance.now() - started);
    return response;
  });
}

/** The handler of a function. Documentation and tests need its property `operation`. */
export type Handler = ((request: Request, context?: Context) => Promise<Response>) & { operation: Operation };

/** Makes the handler of an operation from a function that reads and answers by itself. */
export const asOperation = (
  operation: Operation,
  handler: (request: Request) => Promise<Response>,
): Handler => Object.assign((request: Request) => withAnswerDeadline(() => handler(request)), { operation });

async function settle<Schema extends z.ZodMiniType>(
  described: Endpoint<Schema>,
  request: Request,
  language: AnswerLanguage,
): Promise<HandlerAnswer> {
  try {
    if (request.method !== described.method) {
      return { failure: { error: "method_not_allowed", headers: { allow: described.method } } };
    }
    const foreign = described.changes ? refuseCrossSite(request) : null;
    if (foreign) return foreign;
    const read =
      described.method === "GET"
        ? { value: Object.fromEntries(new URL(request.url).searchParams) as unknown }
        : await (described.read ?? readAnyBody(described))(request);
    if ("failure" in read) return read;
    const decoded = z.safeParse(described.input, read.value);
    if (!decoded.success) {
      if (described.explain) return { failure: described.explain(decoded.error.issues) };
      return { failure: undecoded(decoded.error.issues) };
    }
    return await described.answer({ input: decoded.data, language, request });
  } catch (error) {
    return { failure: toRequestFailure(error, described.route) };
  }
}

/** Maximum size in bytes of a form that is sent instead of JSON. */
const MAX_FORM_BYTES = 100_000;

/**
 * Reads a body as JSON. If the operation accepts forms and the content type is that of a form, reads a form.
 */
const readAnyBody =
  ({ bodies, input }: Operation) =>
  async (request: Request) => {
    const isForm = request.headers.get("content-type")?.toLowerCase().startsWith(FORM);
    if (!isForm || !bodies?.includes(FORM)) return readJson(request);
    const form = await readForm(request, MAX_FORM_BYTES);
    return "failure" in form ? form : { value: formValue(form.text, input) };
  };

/** Maximum number of fields named by a failure. */
const MAX_FIELDS = 20;

/**
 * The failure for input that does not decode. It names the fields. If the first issue is that something is
 * too long, it also states the limit.
 */
function undecoded(issues: readonly z.core.$ZodIssue[]): RequestFailure {
  const fields = [...new Set(issues.map((issue) => issue.path.join(".") || "body"))].slice(0, MAX_FIELDS);
  const [first] = issues;
  if (first?.code !== "too_big" || (first.origin !== "string" && first.origin !== "array"))
    return { error: "bad_input", fields };
  const reason = first.origin === "string" ? "too_long" : "too_many_values";
  // The message is about the first issue, so the limit is that of the first field.
  return { error: "bad_input", reason, value: String(first.maximum), fields };
}

const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

function toResponse(
  answer: Exclude<HandlerAnswer, Response>,
  word: WordFailure,
  language: AnswerLanguage,
): Response {
  if ("ok" in answer) {
    const body = { result: { code: 0, msg: "" }, ...answer.ok };
    return new Response(JSON.stringify(body), { headers: HEADERS });
  }
  return failureResponse(answer.failure, word, language);
}

/** Answers with a failure in the envelope. Status and code follow from the failure. */
export function failureResponse(
  failure: RequestFailure,
  word: WordFailure,
  language: AnswerLanguage,
): Response {
  const { status, code } = ERROR_CODES[failure.error];
  const { fields, choices } = failure;
  const result = {
    code,
    msg: word(failure, language),
    ...(fields && { fields }),
    ...(choices && { choices }),
  };
  return new Response(JSON.stringify({ result }), { status, headers: { ...HEADERS, ...failure.headers } });
}

/** Maximum size of a JSON body in bytes. Every request of the contract is far smaller. */
const MAX_JSON_BYTES = 1_000_000;

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Reads the body of a request as JSON, or says why that fails. At most MAX_JSON_BYTES are accepted. */
export async function readJson(request: Request): Promise<{ value: unknown } | { failure: RequestFailure }> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { failure: { error: "wrong_type", value: "application/json" } };
  const read = await readBody(request, MAX_JSON_BYTES);
  if ("failure" in read) return read;
  try {
    return { value: JSON.parse(UTF_8.decode(read.bytes)) };
  } catch {
    return { failure: { error: "bad_json" } };
  }
}
