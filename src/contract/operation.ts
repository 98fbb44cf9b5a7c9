import type * as z from "zod/mini";
import type { DAY_LIMITS } from "./call-limits.ts";
import type { ErrorName } from "./envelope.ts";

/**
 * Values that the examples of operations use: documents and people of the current collection, and a lead sent
 * before.
 */
export interface ExampleFacts {
  /** Id and number of a judgment in the collection. */
  id: string;
  case_number: string;
  /** A lawyer and a firm; invented ones, unless the collection is the sample. */
  lawyer: string;
  lawoffice: string;
  /**
   * Receipt and code of a lead, as POST /add_cases2 answered them, and the fingerprint of a file announced
   * for it.
   */
  receipt: string;
  code: string;
  file: string;
}

/** Body types of calls that accept either encoding. */
export const JSON_OR_FORM = ["application/json", "application/x-www-form-urlencoded"] as const;

/**
 * An HTTP call as callers see it: input, output and failures. The functions, the interface document
 * (/openapi.json) with its pages, the tests of its examples and the fuzzer are made from it.
 */
export interface Operation {
  /** The path, as it appears in logs. */
  route: string;
  method: "GET" | "POST";
  /** Other methods with the same result. */
  alsoBy?: readonly "GET"[];
  /** Decodes a JSON body or a form; for a GET the query string as an object of strings. */
  input: z.ZodMiniType;
  /** The schema for callers, if `input` decodes something else or the function has its own reader. */
  written?: z.ZodMiniType;
  /** Content types of the body; JSON by default. */
  bodies?: readonly ("application/json" | "application/x-www-form-urlencoded" | "multipart/form-data")[];
  /** Names of the files in a multipart body. */
  files?: readonly string[];
  /** Schema of a successful answer in JSON. */
  output?: z.ZodMiniType;
  /** Further content types of a successful answer, with the schema of those that are JSON. */
  media?: Readonly<Record<string, z.ZodMiniType | null>>;
  /** Whether failures are also answered with a page. */
  isPage?: boolean;
  /** Whether an ETag spares resending an unchanged answer. */
  revalidates?: boolean;
  /**
   * Whether the operation stores, deletes or counts something: a browser may send it from our own pages only.
   */
  changes?: boolean;
  /** The daily limit against which a call counts. */
  daily?: keyof typeof DAY_LIMITS;
  /** Failures beyond those implied by its method, its bodies and the call limits. */
  fails?: readonly ErrorName[];
  /** Requests that succeed, each under a name; the tests send them. */
  examples: (facts: ExampleFacts) => Readonly<Record<string, unknown>>;
}
