import type { Choice } from "#contract/envelope.ts";
import { BASES, type Base } from "./bases.ts";
import { takeEarlyCall } from "./early-call.ts";

const REQUEST_TIMEOUT_MS = 15_000;

/** Why a request failed. `code` is the code in the answer, or 0 if there is none. */
export interface CallFailure {
  ok: false;
  reason: "timeout" | "network" | "status" | "refused" | "aborted";
  /** The HTTP status; 0 without an answer. */
  status: number;
  code: number;
  /**
   * A message for the visitor: the server's message, else the HTTP status and its text, else a message of
   * this module.
   */
  msg: string;
  /** The fields that the server found invalid. */
  fields: string[];
  /** The possible meanings of the value of the first of `fields`, if the value is ambiguous. */
  choices: Choice[];
}

/** The answer, or why there is none. */
export type RequestOutcome<T> = { ok: true; data: T } | CallFailure;

/** How a call is made. By default it is a POST of JSON to the service. */
export interface RequestOptions {
  method?: "POST" | "GET";
  /**
   * What is sent. A POST sends it as JSON or as form fields, a GET as the query string. Undefined values are
   * left out. FormData is sent unchanged.
   */
  payload?: object;
  encoding?: "json" | "form";
  base?: Base;
  timeoutMs?: number;
  signal?: AbortSignal;
}

const words = { timeout: "请求超时! ", network: "网络连接失败，请稍后重试" };
/** Sets the messages for failures that have none from a server. Islands set them in the page's language. */
export function setRequestWords(own: Partial<typeof words>): void {
  Object.assign(words, own);
}

type Fields = Record<string, unknown>;
const present = (payload: object) =>
  Object.entries(payload as Fields)
    .filter(([, value]) => value != null)
    .map(([name, value]): [string, string] => [name, String(value)]);

function encode(path: string, options: RequestOptions): { url: string; init: RequestInit } {
  const { method = "POST", payload = {}, encoding = "json", base = "service" } = options;
  const headers: Record<string, string> = {
    accept: "application/json",
    // The answer is in the language of the page, regardless of the browser's preference.
    "x-lang": globalThis.document?.documentElement.lang ?? "",
  };
  const url = `${BASES[base]}${path}`;
  if (method === "GET") {
    const query = new URLSearchParams(present(payload)).toString();
    return { url: query ? `${url}?${query}` : url, init: { method, headers } };
  }
  if (payload instanceof FormData) return { url, init: { method, headers, body: payload } };
  if (encoding === "form")
    return { url, init: { method, headers, body: new URLSearchParams(present(payload)) } };
  headers["content-type"] = "application/json";
  return { url, init: { method, headers, body: JSON.stringify(payload) } };
}

interface Envelope {
  result?: { code?: number | string; msg?: string; fields?: string[]; choices?: Choice[] };
  msg?: string;
}

/**
 * Whether an answer is a success. Its result.code must be 0, as a number or a string; any other code is a
 * failure even under status 200. For an answer without a code, and for every answer of the lawyer list, the
 * status must be below 400.
 */
function succeeded(answer: Envelope | undefined, status: number, base: Base): boolean {
  const code = answer?.result?.code;
  if (base === "lawyer" || code === undefined) return status < 400 && answer !== undefined;
  return String(code) === "0";
}

function failure(reason: CallFailure["reason"], msg: string, status = 0, answer?: Envelope): CallFailure {
  const { code = 0, fields = [], choices = [] } = answer?.result ?? {};
  return { ok: false, reason, status, code: Number(code), msg, fields, choices };
}

/**
 * Sends a call and returns its answer or failure. Never throws. By default it is a POST of JSON to the
 * service, with a time limit of 15 s. The caller shows a failure on the page.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<RequestOutcome<T>> {
  const { base = "service", timeoutMs = REQUEST_TIMEOUT_MS, signal } = options;
  // AbortSignal.any would be shorter, but the browsers inside chat apps are often too old for it.
  const abort = new AbortController();
  const stop = () => abort.abort();
  let late = false;
  const clock = setTimeout(() => {
    late = true;
    stop();
  }, timeoutMs);
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  const { url, init } = encode(path, options);
  try {
    const call = { ...init, signal: abort.signal };
    const response = await (takeEarlyCall(url, call) ?? fetch(url, call));
    const text = await response.text();
    const answer = parse(text);
    if (succeeded(answer, response.status, base)) return { ok: true, data: answer as T };
    const msg = answer?.result?.msg || answer?.msg || `${response.status} ${response.statusText}`.trim();
    return failure(response.status < 400 && answer ? "refused" : "status", msg, response.status, answer);
  } catch {
    if (signal?.aborted) return failure("aborted", "");
    return late ? failure("timeout", words.timeout) : failure("network", words.network);
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener("abort", stop);
  }
}

function parse(text: string): Envelope | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
