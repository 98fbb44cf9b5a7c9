import type * as z from "zod/mini";
import type { DAY_LIMITS } from "./call-limits.ts";
import type { ErrorName } from "./envelope.ts";

/** What the examples of operations name: things of the collection at hand, and of a lead that was sent before. */
export interface ExampleFacts {
  /** Id and number of a judgment that the collection has. */
  id: string;
  case_number: string;
  /** A lawyer and a firm; invented ones, unless the collection is samples. */
  lawyer: string;
  lawoffice: string;
  /** Of the lead: what POST /add_cases2 answered, and the fingerprint of the file that was announced then. */
  receipt: string;
  code: string;
  file: string;
}

/** Bodies of the calls that may travel in either encoding. */
export const JSON_OR_FORM = ["application/json", "application/x-www-form-urlencoded"] as const;

/**
 * A path as callers see it: what goes in, what comes out, how it fails. Functions are made from it, and so are the
 * document of the interface (/openapi.json), its pages, the tests of its examples and the fuzzer.
 */
export interface Operation {
  /** The path, as it appears in logs. */
  route: string;
  method: "GET" | "POST";
  /** Methods beside it that bring the same. */
  alsoBy?: readonly "GET"[];
  /** Decodes a JSON body or a form; for a GET the query string as an object of strings. */
  input: z.ZodMiniType;
  /** What a caller writes, where `input` decodes something else or the function has a reader of its own. */
  written?: z.ZodMiniType;
  /** Content types of the body; JSON where nothing is said. */
  bodies?: readonly ("application/json" | "application/x-www-form-urlencoded" | "multipart/form-data")[];
  /** Names of the files in a multipart body. */
  files?: readonly string[];
  /** Schema of a successful answer in JSON. */
  output?: z.ZodMiniType;
  /** Further content types of a successful answer; the schema of one that is JSON. */
  media?: Readonly<Record<string, z.ZodMiniType | null>>;
  /** Whether failures too come as a page. */
  isPage?: boolean;
  /** Whether an ETag lets a reader ask again without being sent the same. */
  revalidates?: boolean;
  /** What of it is counted by the day. */
  daily?: keyof typeof DAY_LIMITS;
  /** Failures beside those that its method, its bodies and the limits of calls bring. */
  fails?: readonly ErrorName[];
  /** Requests that succeed, by name; the tests send them. */
  examples: (facts: ExampleFacts) => Readonly<Record<string, unknown>>;
}
