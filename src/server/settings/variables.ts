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
  /** One line for the table of docs/reference.md. */
  meaning: string;
  absent: T;
  /** Reads the variable's text; its message says what it should have been. */
  schema: z.ZodMiniType<T>;
}

const variable = <T>(described: Variable<T>) => described;

/** Every environment variable that server code reads: name, meaning, default, and how it is read. */
export const VARIABLES = {
  FASU_CORPUS: variable({
    meaning: "folder of the corpus to build from instead of what was imported or the samples",
    absent: "",
    schema: trimmedText,
  }),
  CORPUS_URL: variable({
    meaning: "zip of a data/corpus folder that a build on the host fetches",
    absent: "",
    schema: httpsUrl,
  }),
  CORPUS_SHA256: variable({
    meaning: "SHA-256 of that zip, hexadecimal",
    absent: "",
    schema: sha256Digits,
  }),
  FASU_INDEX: variable({
    meaning: "folder of the search index",
    absent: "data/generated/search",
    schema: trimmedText,
  }),
  FASU_EMBEDDING: variable({
    meaning:
      "folder with model.onnx, vocab.txt and articles.bin: articles near a question in meaning come up",
    absent: "",
    schema: trimmedText,
  }),
  SEARCH_URL: variable({
    meaning:
      "addresses (by commas) of an OpenSearch cluster that answers searches instead of the index in the functions",
    absent: "",
    schema: httpsUrls,
  }),
  SEARCH_AUTH: variable({
    meaning: "user:password for that cluster",
    absent: "",
    schema: trimmedText,
  }),
  SEARCH_PREFIX: variable({
    meaning: "beginning of the names of its indexes",
    absent: "fasu",
    schema: indexPrefix,
  }),
  SEARCH_SHARDS: variable({
    meaning: "shards of each index that a push makes there",
    absent: 1,
    schema: positiveInteger,
  }),
  SEARCH_REPLICAS: variable<number | null>({
    meaning: "copies of each shard; unset: one as soon as there is a second node",
    absent: null,
    schema: wholeNumber,
  }),
  OPT_OUT_SALT: variable({
    meaning: "secret under which lawyers who opted out are hashed",
    absent: "",
    schema: trimmedText,
  }),
  FASU_DESK_REPO: variable({
    meaning: "GitHub repository (owner/name#branch) that a desk in production writes to",
    absent: "",
    schema: trimmedText,
  }),
  FASU_TRUSTED_PROXIES: variable({
    meaning: "networks of proxies (CIDR, by commas) whose X-Forwarded-For npm run serve believes",
    absent: "",
    schema: networkList,
  }),
  FASU_RATE_LIMITS: variable({
    meaning: "off where a proxy in front of npm run serve limits calls by the minute itself",
    absent: "on" as "on" | "off",
    schema: onOrOff,
  }),
  FASU_WORKERS: variable<number | null>({
    meaning: "processes that answer under npm run serve; unset: one a processor, at most four",
    absent: null,
    schema: positiveInteger,
  }),
  FASU_STORE: variable({
    meaning: "where leads lie: blobs (Netlify Blobs), a folder, or s3://bucket/prefix",
    absent: "",
    schema: storePlace,
  }),
  FASU_STORE_FREE_MB: variable({
    meaning: "megabytes that leads leave free on the disk of their folder; below it no new ones are taken",
    absent: 256,
    schema: wholeNumber,
  }),
  FASU_STORE_MAX_MB: variable({
    meaning: "megabytes that leads in a folder may take in all",
    absent: 20_000,
    schema: positiveInteger,
  }),
  FASU_S3_ENDPOINT: variable({
    meaning: "address of the S3-compatible service of s3://",
    absent: "",
    schema: httpsUrl,
  }),
  FASU_S3_REGION: variable({ meaning: "its region", absent: "us-east-1", schema: trimmedText }),
  FASU_S3_KEY: variable({ meaning: "access key id for it", absent: "", schema: trimmedText }),
  FASU_S3_SECRET: variable({ meaning: "secret access key for it", absent: "", schema: trimmedText }),
  URL: variable({
    meaning: "published address of the site, for links in feeds and files",
    absent: "",
    schema: httpsUrl,
  }),
  FASU_LOG: variable({
    meaning: "off silences the line that each request writes",
    absent: "on" as "on" | "off",
    schema: onOrOff,
  }),
  FASU_OFFICE_PUBLIC_KEY: variable({
    meaning:
      "public key that leads are sealed to, former ones that are still taken behind a comma; without it none are",
    absent: [] as string[],
    schema: publicKeys,
  }),
  FASU_OFFICE_PASSPHRASE: variable({
    meaning: "passphrase of those keys, where nobody can type it",
    absent: "",
    schema: z.string(),
  }),
  FASU_OFFICE_KEYS: variable({
    meaning: "folder with the office's private keys, on staff machines only",
    absent: "data/office-keys",
    schema: trimmedText,
  }),
  NETLIFY_SITE_ID: variable({
    meaning: "id of the live site, for npm run leads on a staff machine",
    absent: "",
    schema: trimmedText,
  }),
  NETLIFY_AUTH_TOKEN: variable({
    meaning: "the office's access token to the live site, for npm run leads",
    absent: "",
    schema: trimmedText,
  }),
  FASU_LEAD_WEBHOOK: variable({
    meaning: "address that is told the receipt number of each new lead",
    absent: "",
    schema: httpsUrl,
  }),
  FASU_LEADS_PER_DAY: variable({
    meaning: "leads that one network address may send in a day",
    absent: DAY_LIMITS.lead.usual as number,
    schema: positiveInteger,
  }),
  FASU_FILES_PER_DAY: variable({
    meaning: "case files that one network address may begin in a day",
    absent: DAY_LIMITS.file.usual as number,
    schema: positiveInteger,
  }),
  FASU_CODES_PER_DAY: variable({
    meaning:
      "wrong withdrawal codes that are answered in a day for one network address, and for one receipt; the right one always is",
    absent: DAY_LIMITS.code.usual as number,
    schema: positiveInteger,
  }),
  FASU_LIMIT_SECRET: variable({
    meaning: "secret from which the day's key is derived that network addresses are counted under",
    absent: "",
    schema: secretText,
  }),
  FASU_DOWNLOADS_PER_DAY: variable({
    meaning: "batch downloads that one visitor may make in a day; 0 switches them off",
    absent: DAY_LIMITS.download.usual as number,
    schema: wholeNumber,
  }),
} as const;

/** The value of every variable. */
export type Environment = {
  -readonly [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name]["absent"];
};
