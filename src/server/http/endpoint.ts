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

/** Words a failure in the visitor's language; implemented by the dictionaries. */
export type WordFailure = (failure: RequestFailure, language: AnswerLanguage) => string;

/** The input of a handler: the decoded request and the language of the answer. */
export interface EndpointCall<Input> {
  input: Input;
  language: AnswerLanguage;
  request: Request;
}

/** A handler's answer: the members next to `result`, or a failure, or a finished response. */
export type HandlerAnswer = { ok: Record<string, unknown> } | { failure: RequestFailure } | Response;

/** The definition of a handler: its operation, and the function that answers. */
export interface Endpoint<Schema extends z.ZodMiniType> extends Operation {
  input: Schema;
  word: WordFailure;
  /** Reads a POST's body if it is not JSON. */
  read?: (request: Request) => Promise<{ value: unknown } | { failure: RequestFailure }>;
  /** The failure for input that does not decode, if the field names are not sufficient. */
  explain?: (issues: readonly z.core.$ZodIssue[]) => RequestFailure;
  answer: (call: EndpointCall<z.infer<Schema>>) => HandlerAnswer | Promise<HandlerAnswer>;
}

/**
 * The handler of one path: checks method, type and size, decodes, calls `answer`, wraps the result in the
 * envelope and writes one log line. Any error becomes a failure in the envelope; no error text leaves the
 * process.
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

/** A function's handler with its operation, for documentation and tests. */
export type Handler = ((request: Request, context?: Context) => Promise<Response>) & { operation: Operation };

/** The handler of an operation that reads and answers by itself. */
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

/** The largest form accepted instead of JSON, in bytes. */
const MAX_FORM_BYTES = 100_000;

/** Reads JSON, or a form if the operation accepts one and the content type says so. */
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

/** The failure for input that does not decode: its fields, and the limit if the first issue is a size. */
function undecoded(issues: readonly z.core.$ZodIssue[]): RequestFailure {
  const fields = [...new Set(issues.map((issue) => issue.path.join(".") || "body"))].slice(0, MAX_FIELDS);
  const [first] = issues;
  if (first?.code !== "too_big" || (first.origin !== "string" && first.origin !== "array"))
    return { error: "bad_input", fields };
  const reason = first.origin === "string" ? "too_long" : "too_many_values";
  // The message is about one issue, so the limit is that of the first field.
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

/** A failure in the envelope, with its status and code. */
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

/** Largest JSON body accepted, in bytes; every request of the contract is far smaller. */
const MAX_JSON_BYTES = 1_000_000;

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** The JSON value of a request's body, or why there is none. Reads at most the limit. */
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
