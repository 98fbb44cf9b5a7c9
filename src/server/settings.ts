import * as z from "zod/mini";
import { DAY_LIMITS } from "#contract/call-limits.ts";
import { parseNetworks } from "./http/client-address.ts";

interface Variable<T> {
  /** One line for the table of docs/reference.md. */
  meaning: string;
  absent: T;
  /** Reads the variable's text; its message says what it should have been. */
  schema: z.ZodMiniType<T>;
}

const variable = <T>(described: Variable<T>) => described;

const text = z.string().check(z.trim());

const matching = (pattern: RegExp, problem: string) => text.check(z.regex(pattern, problem));

const httpsUrl = z.pipe(
  text.check(
    z.refine((typed: string) => {
      const url = URL.parse(typed);
      const local = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
      return url?.protocol === "https:" || (local && url?.protocol === "http:");
    }, "should be an https address"),
  ),
  z.transform((typed: string) => new URL(typed).href),
);

const httpsUrls = z.pipe(
  text.check(
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

const publicKeys = z.pipe(
  matching(
    /^fasu1-[\w-]{87}(\s*,\s*fasu1-[\w-]{87})*$/,
    "should be what npm run leads -- keygen printed (fasu1-...), former keys behind a comma",
  ),
  z.transform((keys) => keys.split(",").map((key) => key.trim())),
);

const secret = text.check(z.minLength(16, "should be at least 16 characters"));

const indexPrefix = matching(/^[a-z][a-z0-9-]{0,40}$/, "should be lower-case letters, digits and hyphens");

const sha256 = matching(/^[0-9a-f]{64}$/i, "should be 64 hexadecimal digits").check(z.toLowerCase());

const storePlace = matching(
  /^(?!.*:\/\/)|^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w.-]+)*\/?$/,
  "should be blobs, a folder or s3://bucket/prefix",
);

const networks = z
  .string()
  .check(
    z.refine(
      (typed: string) => parseNetworks(typed) !== null,
      "should be networks such as 10.0.0.0/8, by commas",
    ),
  );

const onOrOff = z.enum(["on", "off"], "should be on or off");

/** Every environment variable that server code reads: name, meaning, default, and how it is read. */
export const VARIABLES = {
  FASU_CORPUS: variable({
    meaning: "folder of the corpus to build from instead of what was imported or the samples",
    absent: "",
    schema: text,
  }),
  CORPUS_URL: variable({
    meaning: "zip of a data/corpus folder that a build on the host fetches",
    absent: "",
    schema: httpsUrl,
  }),
  CORPUS_SHA256: variable({
    meaning: "SHA-256 of that zip, hexadecimal",
    absent: "",
    schema: sha256,
  }),
  FASU_INDEX: variable({
    meaning: "folder of the search index",
    absent: "data/generated/search",
    schema: text,
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
    schema: text,
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
  OPT_OUT_SALT: variable({
    meaning: "secret under which lawyers who opted out are hashed",
    absent: "",
    schema: text,
  }),
  FASU_DESK_REPO: variable({
    meaning: "GitHub repository (owner/name#branch) that a desk in production writes to",
    absent: "",
    schema: text,
  }),
  FASU_TRUSTED_PROXIES: variable({
    meaning: "networks of proxies (CIDR, by commas) whose X-Forwarded-For npm run serve believes",
    absent: "",
    schema: networks,
  }),
  FASU_RATE_LIMITS: variable({
    meaning: "off where a proxy in front of npm run serve limits calls by the minute itself",
    absent: "on" as "on" | "off",
    schema: onOrOff,
  }),
  FASU_STORE: variable({
    meaning: "where leads lie: blobs (Netlify Blobs), a folder, or s3://bucket/prefix",
    absent: "",
    schema: storePlace,
  }),
  FASU_S3_ENDPOINT: variable({
    meaning: "address of the S3-compatible service of s3://",
    absent: "",
    schema: httpsUrl,
  }),
  FASU_S3_REGION: variable({ meaning: "its region", absent: "us-east-1", schema: text }),
  FASU_S3_KEY: variable({ meaning: "access key id for it", absent: "", schema: text }),
  FASU_S3_SECRET: variable({ meaning: "secret access key for it", absent: "", schema: text }),
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
    schema: text,
  }),
  NETLIFY_SITE_ID: variable({
    meaning: "id of the live site, for npm run leads on a staff machine",
    absent: "",
    schema: text,
  }),
  NETLIFY_AUTH_TOKEN: variable({
    meaning: "the office's access token to the live site, for npm run leads",
    absent: "",
    schema: text,
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
    meaning: "wrong withdrawal codes that one network address may try in a day",
    absent: DAY_LIMITS.code.usual as number,
    schema: positiveInteger,
  }),
  FASU_LIMIT_SECRET: variable({
    meaning: "secret from which the day's key is derived that network addresses are counted under",
    absent: "",
    schema: secret,
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

/** A variable has an invalid value; the message names it and what it should be, not its value. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const NAMES = Object.keys(VARIABLES) as (keyof Environment)[];

/** The variables as last parsed, cached because every request reads them and they hardly ever change. */
let parsed: { given: (string | undefined)[]; settings: Environment } | null = null;

/** All settings, read from the environment; throws SettingsError naming every invalid variable. */
export function readEnvironment(environment: NodeJS.ProcessEnv = process.env): Readonly<Environment> {
  const given = NAMES.map((name) => environment[name]);
  if (!parsed?.given.every((value, at) => value === given[at])) {
    parsed = { given, settings: parseSettings(given) };
  }
  return parsed!.settings;
}

function parseSettings(values: (string | undefined)[]): Environment {
  const problems: string[] = [];
  const entries = NAMES.map((name, at) => {
    const { absent, schema } = VARIABLES[name];
    const given = values[at];
    if (given === undefined || given.trim() === "") return [name, absent];
    const read = z.safeParse<z.ZodMiniType>(schema, given);
    if (read.success) return [name, read.data];
    problems.push(`${name} ${read.error.issues[0]?.message}`);
    return [name, absent];
  });
  if (problems.length > 0) throw new SettingsError(`Environment: ${problems.join("; ")}.`);
  return Object.fromEntries(entries) as Environment;
}

/**
 * Whether requests are logged: read separately, so that no invalid setting can abort a request mid-answer.
 */
export function logsRequests(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment.FASU_LOG !== "off";
}
