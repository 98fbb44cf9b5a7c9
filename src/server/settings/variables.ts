import * as z from "zod/mini";
import { DAY_LIMITS } from "#contract/call-limits.ts";
import {
  httpsUrl,
  httpsUrls,
  indexPrefix,
  networkList,
  onOrOff,
  positiveInteger,
  publicKeys,
  secretText,
  sha256Digits,
  storePlace,
  trimmedText,
  wholeNumber,
} from "./variable-schemas.ts";

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
  /** URLs, separated by commas, of an OpenSearch cluster that answers searches instead of the bundled index. */
  SEARCH_URL: variable("", httpsUrls),
  /** User:password for that cluster. */
  SEARCH_AUTH: variable("", trimmedText),
  /** Prefix of the names of its indexes. */
  SEARCH_PREFIX: variable("fasu", indexPrefix),
  /** Shards of each index that a push creates there. */
  SEARCH_SHARDS: variable(1, positiveInteger),
  /** Replicas of each shard; if unset, one as soon as there is a second node. */
  SEARCH_REPLICAS: variable<number | null>(null, wholeNumber),
  /** Secret salt of the hashes of lawyers who opted out. */
  OPT_OUT_SALT: variable("", trimmedText),
  /** GitHub repository (owner/name#branch) that a desk in production writes to. */
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
  /** Most megabytes that leads in a folder may use. */
  FASU_STORE_MAX_MB: variable(20_000, positiveInteger),
  /** Address of the S3-compatible service of s3://. */
  FASU_S3_ENDPOINT: variable("", httpsUrl),
  /** Its region. */
  FASU_S3_REGION: variable("us-east-1", trimmedText),
  /** Access key id for it. */
  FASU_S3_KEY: variable("", trimmedText),
  /** Secret access key for it. */
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
  /** Passphrase of those keys, for environments where nobody can type it. */
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
