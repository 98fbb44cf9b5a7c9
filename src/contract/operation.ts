import type * as z from "zod/mini";
import type { DAY_LIMITS } from "./call-limits.ts";
import type { ErrorName } from "./envelope.ts";

/**
 * Values for the examples of operations: documents and people in the current collection, and a lead that was
 * sent before.
 */
export interface ExampleFacts {
  /** Id of a judgment in the collection. */
  id: string;
  /** Case number of this judgment. */
  case_number: string;
  /** Name of a lawyer. Name and firm are invented, unless the collection is the sample. */
  lawyer: string;
  /** Firm of this lawyer. */
  lawoffice: string;
  /** Receipt of a lead, from the answer of POST /add_cases2. */
  receipt: string;
  /** Withdrawal code of this lead. */
  code: string;
  /** Id of a file that was announced for this lead. */
  file: string;
}

/** Content types of the body for calls that accept both. */
export const JSON_OR_FORM = ["application/json", "application/x-www-form-urlencoded"] as const;

/**
 * An HTTP call as callers see it: its input, output and failures. Functions, the interface document
 * (/openapi.json) with its pages, the tests of examples and the fuzzer are made from it.
 */
export interface Operation {
  /** The path, as logs show it. */
  route: string;
  method: "GET" | "POST";
  /** Other methods that give the same result. */
  alsoBy?: readonly "GET"[];
  /** Decodes the body, JSON or a form. For a GET it decodes the query string, as an object of strings. */
  input: z.ZodMiniType;
  /**
   * The schema that callers see. It is needed if `input` decodes something else, or if the function reads the
   * request itself.
   */
  written?: z.ZodMiniType;
  /** Content types of the body. JSON if absent. */
  bodies?: readonly ("application/json" | "application/x-www-form-urlencoded" | "multipart/form-data")[];
  /** Names of the files in a multipart body. */
  files?: readonly string[];
  /** Schema of a successful JSON answer. */
  output?: z.ZodMiniType;
  /** Other content types of a successful answer. Those that are JSON have a schema. */
  media?: Readonly<Record<string, z.ZodMiniType | null>>;
  /** Whether failures are answered with a page too. */
  isPage?: boolean;
  /** Whether an ETag saves sending an unchanged answer again. */
  revalidates?: boolean;
  /**
   * Whether the operation stores, deletes or counts something. A browser may then call it only from our own
   * pages.
   */
  changes?: boolean;
  /** The daily limit that a call counts against. */
  daily?: keyof typeof DAY_LIMITS;
  /** Failures besides those that follow from the method, the content types and the call limits. */
  fails?: readonly ErrorName[];
  /** Requests that succeed, by name. The tests send them. */
  examples: (facts: ExampleFacts) => Readonly<Record<string, unknown>>;
}
