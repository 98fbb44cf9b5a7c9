import * as z from "zod/mini";
import { parseNetworks } from "./networks.ts";

/** Any text, trimmed. */
export const trimmedText = z.string().check(z.trim());

const matching = (pattern: RegExp, problem: string) => trimmedText.check(z.regex(pattern, problem));

/** A URL; plain http only for this machine. */
export const httpsUrl = z.pipe(
  trimmedText.check(
    z.refine((typed: string) => {
      const url = URL.parse(typed);
      const local = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
      return url?.protocol === "https:" || (local && url?.protocol === "http:");
    }, "should be an https address"),
  ),
  z.transform((typed: string) => new URL(typed).href),
);

/** Several such URLs, separated by commas. */
export const httpsUrls = z.pipe(
  trimmedText.check(
    z.refine(
      (typed: string) => typed.split(",").every((one) => z.safeParse(httpsUrl, one).success),
      "should be https addresses, by commas",
    ),
  ),
  z.transform((typed: string) =>
    typed
      .split(",")
      .map((one) => new URL(one.trim()).href)
      .join(","),
  ),
);

const numberOf = (digits: RegExp, problem: string) => z.pipe(matching(digits, problem), z.transform(Number));

/** A whole number of at least 1. */
export const positiveInteger = numberOf(/^[1-9]\d{0,8}$/, "should be a whole number of at least 1");

/** A whole number, 0 or more. */
export const wholeNumber = numberOf(/^\d{1,6}$/, "should be a whole number, 0 or more");

/** Public keys of the office, the current one first. */
export const publicKeys = z.pipe(
  matching(
    /^fasu1-[\w-]{87}(\s*,\s*fasu1-[\w-]{87})*$/,
    "should be what npm run leads -- keygen printed (fasu1-...), former keys behind a comma",
  ),
  z.transform((keys) => keys.split(",").map((key) => key.trim())),
);

/** A secret of at least 16 characters. */
export const secretText = trimmedText.check(z.minLength(16, "should be at least 16 characters"));

/** The prefix of index names. */
export const indexPrefix = matching(
  /^[a-z][a-z0-9-]{0,40}$/,
  "should be lower-case letters, digits and hyphens",
);

/** A SHA-256, in lower-case hexadecimal. */
export const sha256Digits = matching(/^[0-9a-f]{64}$/i, "should be 64 hexadecimal digits").check(
  z.toLowerCase(),
);

/** The place of leads: blobs, a folder, or s3://bucket/prefix. */
export const storePlace = matching(
  /^(?!.*:\/\/)|^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w.-]+)*\/?$/,
  "should be blobs, a folder or s3://bucket/prefix",
);

/** Networks in the format of `parseNetworks`. */
export const networkList = z
  .string()
  .check(
    z.refine(
      (typed: string) => parseNetworks(typed) !== null,
      "should be networks such as 10.0.0.0/8, by commas",
    ),
  );

/** on or off. */
export const onOrOff = z.enum(["on", "off"], "should be on or off");
