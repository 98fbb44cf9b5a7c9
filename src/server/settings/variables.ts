import * as z from "zod/mini";
import { DAY_LIMITS } from "#contract/call-limits.ts";
import { parseNetworks } from "./networks.ts";

/** A text. Spaces around it are removed. */
const trimmedText = z.string().check(z.trim());

const matching = (pattern: RegExp, problem: string) => trimmedText.check(z.regex(pattern, problem));

/** An https URL. Plain http is accepted only for this machine. */
const httpsUrl = z.pipe(
  trimmedText.check(
    z.refine((typed: string) => {
      const url = URL.parse(typed);
      const local = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
      return url?.protocol === "https:" || (local && url?.protocol === "http:");
    }, "should be an https address"),
  ),
  z.transform((typed: string) => new URL(typed).href),
);

/** One or several URLs like `httpsUrl`, separated by commas. */
const httpsUrls = z.pipe(
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

const positiveInteger = numberOf(/^[1-9]\d{0,8}$/, "should be a whole number of at least 1");

const wholeNumber = numberOf(/^\d{1,6}$/, "should be a whole number, 0 or more");

/** Public keys of the office. The current key is the first. */
const publicKeys = z.pipe(
  matching(
    /^fasu1-[\w-]{87}(\s*,\s*fasu1-[\w-]{87})*$/,
    "should be what npm run leads -- keygen printed (fasu1-...), former keys behind a comma",
  ),
  z.transform((keys) => keys.split(",").map((key) => key.trim())),
);

const secretText = trimmedText.check(z.minLength(16, "should be at least 16 characters"));

/** The beginning of the names of indexes. */
const indexPrefix = matching(/^[a-z][a-z0-9-]{0,40}$/, "should be lower-case letters, digits and hyphens");

/** A SHA-256 in hexadecimal digits; it is converted to lower case. */
const sha256Digits = matching(/^[0-9a-f]{64}$/i, "should be 64 hexadecimal digits").check(z.toLowerCase());

/** Where leads are stored: blobs, a folder, or s3://bucket/prefix. */
const storePlace = matching(
  /^(?!.*:\/\/)|^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w.-]+)*\/?$/,
  "should be blobs, a folder or s3://bucket/prefix",
);

/** Networks in the form that `parseNetworks` reads. */
const networkList = z
  .string()
  .check(
    z.refine(
      (typed: string) => parseNetworks(typed) !== null,
      "should be networks such as 10.0.0.0/8, by commas",
    ),
  );

/** "on" or "off". */
const onOrOff = z.enum(["on", "off"], "should be on or off");

interface Variable<T> {
  absent: T;
  /** Parses the text of the variable. The message of the schema describes the form that it should have. */
  schema: z.ZodMiniType<T>;
}

const variable = <T>(absent: T, schema: z.ZodMiniType<T>): Variable<T> => ({ absent, schema });

/**
 * All environment variables that server code reads: what they mean, their defaults and their schemas.
 * docs/reference.md has a table of them.
 */
export const VARIABLES = {
  /**
   * Folder of the corpus from which to build. Without this setting, the imported corpus is used, or else the
   * samples.
   */
  FASU_CORPUS: variable("", trimmedText),
  /** Address of a zip of a data/corpus folder. A build on the host downloads it. */
  CORPUS_URL: variable("", httpsUrl),
  /** SHA-256 of the zip at CORPUS_URL in hexadecimal digits. */
  CORPUS_SHA256: variable("", sha256Digits),
  /** Folder of the search index. */
  FASU_INDEX: variable("data/generated/search", trimmedText),
  /**
   * Addresses of an OpenSearch cluster, separated by commas. If set, the cluster answers searches instead of
   * index files.
   */
  SEARCH_URL: variable("", httpsUrls),
  /** "user:password" for the cluster at SEARCH_URL. */
  SEARCH_AUTH: variable("", trimmedText),
  /** The beginning of the names of the indexes on the cluster at SEARCH_URL. */
  SEARCH_PREFIX: variable("fasu", indexPrefix),
  /** Number of shards of each index that a push creates. */
  SEARCH_SHARDS: variable(1, positiveInteger),
  /**
   * Number of replicas of each shard. Without this setting, each shard has one replica as soon as the cluster
   * has a second node.
   */
  SEARCH_REPLICAS: variable<number | null>(null, wholeNumber),
  /** Secret salt with which the lawyers who opted out are hashed. */
  OPT_OUT_SALT: variable("", trimmedText),
  /** GitHub repository (owner/name#branch) to which the CMS of the live site writes. */
  FASU_DESK_REPO: variable("", trimmedText),
  /**
   * Networks of proxies (CIDR, separated by commas). `npm run serve` trusts the X-Forwarded-For of these
   * proxies.
   */
  FASU_TRUSTED_PROXIES: variable("", networkList),
  /** "off" if a proxy in front of `npm run serve` limits the calls per minute. */
  FASU_RATE_LIMITS: variable("on" as "on" | "off", onOrOff),
  /**
   * Number of worker processes of `npm run serve`. Without this setting, there is one for each processor, but
   * at most four.
   */
  FASU_WORKERS: variable<number | null>(null, positiveInteger),
  /** Where leads are stored: blobs (Netlify Blobs), a folder, or s3://bucket/prefix. */
  FASU_STORE: variable("", storePlace),
  /**
   * Number of megabytes that leads must leave free on the disk of their folder. If less is free, new leads
   * are refused.
   */
  FASU_STORE_FREE_MB: variable(256, wholeNumber),
  /** Maximum size of all leads in the folder in megabytes. When it is reached, new leads are refused. */
  FASU_STORE_MAX_MB: variable(20_000, positiveInteger),
  /** Address of the S3-compatible service in which the bucket is. */
  FASU_S3_ENDPOINT: variable("", httpsUrl),
  /** Region of the service at FASU_S3_ENDPOINT. */
  FASU_S3_REGION: variable("us-east-1", trimmedText),
  /** Id of the access key for the service at FASU_S3_ENDPOINT. */
  FASU_S3_KEY: variable("", trimmedText),
  /** Secret access key for the service at FASU_S3_ENDPOINT. */
  FASU_S3_SECRET: variable("", trimmedText),
  /** Address of the published site, for links in feeds and files. */
  URL: variable("", httpsUrl),
  /** "off" if requests are not logged. */
  FASU_LOG: variable("on" as "on" | "off", onOrOff),
  /**
   * Public key to which leads are sealed. Former keys that are still accepted may follow, separated by
   * commas. Without a key no leads are accepted.
   */
  FASU_OFFICE_PUBLIC_KEY: variable([] as string[], publicKeys),
  /** Passphrase of the office's private keys, where nobody can type it. */
  FASU_OFFICE_PASSPHRASE: variable("", z.string()),
  /** Folder with the office's private keys. Only staff machines have it. */
  FASU_OFFICE_KEYS: variable("data/office-keys", trimmedText),
  /** Id of the live site. `npm run leads` needs it on a staff machine. */
  NETLIFY_SITE_ID: variable("", trimmedText),
  /** Access token for the live site. `npm run leads` needs it on a staff machine. */
  NETLIFY_AUTH_TOKEN: variable("", trimmedText),
  /** URL to which the receipt number of each new lead is sent. */
  FASU_LEAD_WEBHOOK: variable("", httpsUrl),
  /** Maximum number of leads from a network address on one day. */
  FASU_LEADS_PER_DAY: variable(DAY_LIMITS.lead.usual as number, positiveInteger),
  /** Maximum number of new case files from a network address on one day. */
  FASU_FILES_PER_DAY: variable(DAY_LIMITS.file.usual as number, positiveInteger),
  /**
   * Maximum number of wrong withdrawal codes on one day, for a network address and for a receipt number. The
   * right code is always accepted.
   */
  FASU_CODES_PER_DAY: variable(DAY_LIMITS.code.usual as number, positiveInteger),
  /** Secret from which the key of the day for counting network addresses is derived. */
  FASU_LIMIT_SECRET: variable("", secretText),
  /** Maximum number of batch downloads of a visitor on one day. 0 allows none. */
  FASU_DOWNLOADS_PER_DAY: variable(DAY_LIMITS.download.usual as number, wholeNumber),
} as const;

/** The values of all variables. */
export type Environment = {
  -readonly [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name]["absent"];
};
