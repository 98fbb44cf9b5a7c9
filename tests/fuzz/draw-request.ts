import fc from "fast-check";
import type { ApiDocument, DocumentedCall } from "../fixtures/check-answer.ts";
import type { CorpusWords } from "./corpus-words.ts";
import { type Schema, ValueDrawer } from "./draw-value.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";

/** A drawn request before it is sent. */
export interface DrawnRequest {
  /** The path in the document, and the address with its query. */
  path: string;
  address: string;
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array;
}

const BOUNDARY = "----fuzz";
const utf8 = (text: string) => new TextEncoder().encode(text);
const METHODS = ["GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"];
const TYPES = [
  "application/json",
  "application/json; charset=gbk",
  "APPLICATION/JSON ;x=1",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  `multipart/form-data; boundary=${BOUNDARY}`,
  "multipart/form-data; boundary=",
  "application/xml",
  ";;;",
];
/** Every number draws its own request, independent of earlier ones. */
const seedOf = (seed: number, number: number) =>
  (Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) | 0;

/** Draws the request of a number from a document: the same seed, number and collection give the same request. */
export function requestDrawer(document: ApiDocument, words: CorpusWords, seed: number, only = "") {
  const drawer = new ValueDrawer(document.components.schemas as Record<string, Schema>, words);
  const calls = Object.entries(document.paths)
    .filter(([path]) => path.includes(only))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, call]) => drawCall(path, method.toUpperCase(), call, drawer)),
    );
  if (calls.length === 0) throw new RangeError(`No path of the document holds ${only}.`);
  return (number: number): DrawnRequest =>
    fc.sample(calls[number % calls.length]!, { seed: seedOf(seed, number), numRuns: 1 })[0]!;
}

function drawCall(
  path: string,
  method: string,
  call: DocumentedCall,
  drawer: ValueDrawer,
): fc.Arbitrary<DrawnRequest> {
  const headers = fc.record(
    {
      "x-lang": fc.constantFrom("en", "cn", "EN-gb", "x"),
      "accept-language": fc.constantFrom("en", "zh-CN", "*;q=0", ",,,"),
      "accept-encoding": fc.constantFrom("br", "gzip", "identity;q=0, *;q=0", "br;q=1.0.0"),
      "if-none-match": fc.constantFrom("*", '"x"', 'W/"'),
    },
    { requiredKeys: [] },
  );
  const usual = method === "GET" ? drawQuery(path, call, drawer) : drawBody(path, call, drawer);
  const odd = fc
    .tuple(fc.constantFrom(...METHODS), fc.constantFrom(...TYPES, ""), drawBytes(drawer, call), hostileText)
    .map(
      ([oddMethod, type, body, query]): DrawnRequest => ({
        path,
        address: `${path}?${query.toWellFormed().replace(/[#\s]/g, "")}`,
        method: oddMethod,
        headers: type === "" ? {} : { "content-type": type },
        ...(oddMethod !== "GET" && oddMethod !== "HEAD" && { body }),
      }),
    );
  return fc
    .tuple(fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd }), headers)
    .map(([request, more]) => ({ ...request, headers: { ...more, ...request.headers } }));
}

function drawQuery(path: string, call: DocumentedCall, drawer: ValueDrawer): fc.Arbitrary<DrawnRequest> {
  const properties = Object.fromEntries(
    call.parameters.flatMap(({ name, schema }) => (name ? [[name, (schema ?? {}) as Schema]] : [])),
  );
  return drawer.value({ type: "object", properties }).map((value) => ({
    path,
    address: `${path}?${new URLSearchParams(pairsOf(value))}`,
    method: "GET",
    headers: {},
  }));
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value)) ?? "";
const pairsOf = (value: unknown): [string, string][] =>
  Object.entries(value as object).flatMap(([name, one]) =>
    (Array.isArray(one) ? one : [one]).map((item): [string, string] => [name, textOf(item)]),
  );

function drawBody(path: string, call: DocumentedCall, drawer: ValueDrawer): fc.Arbitrary<DrawnRequest> {
  const bodies = Object.entries(call.requestBody?.content ?? {}).map(([type, { schema }]) => {
    const value = drawer.value((schema ?? {}) as Schema);
    const request = (body: Uint8Array, sent = type): DrawnRequest => ({
      path,
      address: path,
      method: "POST",
      headers: { "content-type": sent },
      body,
    });
    if (type === "multipart/form-data")
      return fc
        .tuple(value, fc.constantFrom("", "", "\r\n--", "\r\n"))
        .map(([fields, end]) => request(multipart(fields, end), `${type}; boundary=${BOUNDARY}`));
    if (type === "application/x-www-form-urlencoded")
      return value.map((fields) => request(utf8(String(new URLSearchParams(pairsOf(fields))))));
    return fc.oneof(
      { weight: 12, arbitrary: value.map((json) => request(utf8(JSON.stringify(json)))) },
      { weight: 1, arbitrary: drawBytes(drawer, call).map((body) => request(body)) },
    );
  });
  return fc.oneof(...bodies);
}

function multipart(value: unknown, end: string): Uint8Array {
  const parts = pairsOf(value).map(([name, text]) => {
    const file = name === "file" ? '; filename="一审.pdf"' : "";
    const content = name === "file" ? `%PDF-1.7\n${text}` : text;
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replaceAll('"', "")}"${file}\r\n\r\n${content}\r\n`;
  });
  return utf8(`${parts.join("")}--${BOUNDARY}${end || "--\r\n"}`);
}

/** Bodies that are not, or hardly, JSON of the contract. */
function drawBytes(drawer: ValueDrawer, call: DocumentedCall): fc.Arbitrary<Uint8Array> {
  const [content] = Object.values(call.requestBody?.content ?? {});
  const json = drawer
    .value((content?.schema ?? { type: "object" }) as Schema)
    .map((value) => JSON.stringify(value));
  const half = String.raw`"\ud83d"`;
  return fc.oneof(
    json.map((text) => utf8(text.slice(0, text.length >> 1))),
    json.map((text) => utf8(`\ufeff${text}`)),
    json.map((text) => Buffer.from(text, "utf16le")),
    json.map((text) => Buffer.from(text, "latin1")),
    // A repeated name: the last one counts, as in any JSON parser.
    json.map((text) => utf8(text.replace(/^\{/, '{"search":1,"id":"x","qr":null,'))),
    json.map((text) => utf8(text.replaceAll(/"[^"]*"(?=[\],}])/g, half))),
    fc.integer({ min: 1, max: 200_000 }).map((depth) => utf8("[".repeat(depth))),
    fc
      .integer({ min: 1, max: 4_000 })
      .map((depth) => utf8(`${'{"search":'.repeat(depth)}1${"}".repeat(depth)}`)),
    fc.constantFrom(0, 999_999, 1_000_001, 4_300_000).map((size) => new Uint8Array(size).fill(0x61)),
    hostileValue.map((value) => utf8(JSON.stringify(value) ?? "")),
    fc.uint8Array({ maxLength: 300 }),
  );
}
