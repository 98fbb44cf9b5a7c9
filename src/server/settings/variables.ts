import * as z from "zod/mini";
import { DAY_LIMITS } from "#contract/call-limits.ts";
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

/** Several URLs as in `httpsUrl`, separated by commas. */
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

interface Variable<T> {
  absent: T;
  /** Parses the variable's text; its message describes the expected form. */
  schema: z.ZodMiniType<T>;
}

const variable = <T>(absent: T, schema: z.ZodMiniType<T>): Variable<T> => ({ absent, schema });

/**
 * Every environment variable that server code reads: meaning, default and schema. docs/reference.md has a
 * table of them.
 */
export const VARIABLES = {
  /** Folder of the corpus to build from, instead of the imported one or the samples. */
  FASU_CORPUS: variable("", trimmedText),
  /** Zip of a data/corpus folder that a build on the host fetches. */
  CORPUS_URL: variable("", httpsUrl),
  /** SHA-256 of that zip, hexadecimal. */
  CORPUS_SHA256: variable("", sha256Digits),
  /** Folder of the search index. */
  FASU_INDEX: variable("data/generated/search", trimmedText),
  /** Addresses (by commas) of an OpenSearch cluster that answers searches instead of the index in the functions. */
  SEARCH_URL: variable("", httpsUrls),
  /** User:password for that cluster. */
  SEARCH_AUTH: variable("", trimmedText),
  /** Prefix of the names of the cluster's indexes. */
  SEARCH_PREFIX: variable("fasu", indexPrefix),
  /** Shards of each index that a push creates in the cluster. */
  SEARCH_SHARDS: variable(1, positiveInteger),
  /** Replicas of each shard; if unset, one as soon as there is a second node. */
  SEARCH_REPLICAS: variable<number | null>(null, wholeNumber),
  /** Secret salt of the hashes of lawyers who opted out. */
  OPT_OUT_SALT: variable("", trimmedText),
  /** GitHub repository (owner/name#branch) that a CMS in production writes to. */
  FASU_DESK_REPO: variable("", trimmedText),
  /** Networks of proxies (CIDR, separated by commas) whose X-Forwarded-For `npm run serve` trusts. */
  FASU_TRUSTED_PROXIES: variable("", networkList),
  /** "off" if a proxy in front of `npm run serve` limits calls per minute itself. */
  FASU_RATE_LIMITS: variable("on" as "on" | "off", onOrOff),
  /** Worker processes of `npm run serve`; if unset, one per processor, at most four. */
  FASU_WORKERS: variable<number | null>(null, positiveInteger),
  /** Place of leads: blobs (Netlify Blobs), a folder, or s3://bucket/prefix. */
  FASU_STORE: variable("", storePlace),
  /** Megabytes that leads leave free on the disk of their folder; with less, new leads are refused. */
  FASU_STORE_FREE_MB: variable(256, wholeNumber),
  /** Maximum size in megabytes of all leads in the folder; once it is reached, new leads are refused. */
  FASU_STORE_MAX_MB: variable(20_000, positiveInteger),
  /** Address of the S3-compatible service of s3://. */
  FASU_S3_ENDPOINT: variable("", httpsUrl),
  /** Region of the S3-compatible service. */
  FASU_S3_REGION: variable("us-east-1", trimmedText),
  /** Access key id for the S3-compatible service. */
  FASU_S3_KEY: variable("", trimmedText),
  /** Secret access key for the S3-compatible service. */
  FASU_S3_SECRET: variable("", trimmedText),
  /** Published address of the site, for links in feeds and files. */
  URL: variable("", httpsUrl),
  /** "off" suppresses the log line of each request. */
  FASU_LOG: variable("on" as "on" | "off", onOrOff),
  /**
   * Public key that leads are sealed to, followed by former keys that are still accepted, separated by
   * commas. Without a key no leads are accepted.
   */
  FASU_OFFICE_PUBLIC_KEY: variable([] as string[], publicKeys),
  /** Passphrase of the office's private keys, for environments where nobody can type it. */
  FASU_OFFICE_PASSPHRASE: variable("", z.string()),
  /** Folder with the office's private keys, on staff machines only. */
  FASU_OFFICE_KEYS: variable("data/office-keys", trimmedText),
  /** Id of the live site, for npm run leads on a staff machine. */
  NETLIFY_SITE_ID: variable("", trimmedText),
  /** The office's access token to the live site, for npm run leads. */
  NETLIFY_AUTH_TOKEN: variable("", trimmedText),
  /** URL that receives the receipt number of each new lead. */
  FASU_LEAD_WEBHOOK: variable("", httpsUrl),
  /** Leads per network address and day. */
  FASU_LEADS_PER_DAY: variable(DAY_LIMITS.lead.usual as number, positiveInteger),
  /** New case files per network address and day. */
  FASU_FILES_PER_DAY: variable(DAY_LIMITS.file.usual as number, positiveInteger),
  /**
   * Wrong withdrawal codes answered per day for a network address, and for a receipt; the right code is
   * always accepted.
   */
  FASU_CODES_PER_DAY: variable(DAY_LIMITS.code.usual as number, positiveInteger),
  /** Secret from which the day's key for counting network addresses is derived. */
  FASU_LIMIT_SECRET: variable("", secretText),
  /** Batch downloads per visitor and day; 0 disables them. */
  FASU_DOWNLOADS_PER_DAY: variable(DAY_LIMITS.download.usual as number, wholeNumber),
} as const;

/** The value of every variable. */
export type Environment = {
  -readonly [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name]["absent"];
};
