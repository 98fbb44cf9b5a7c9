import { DAY_LIMITS } from "#contract/call-limits.ts";
import { parseNetworks } from "./http/client-address.ts";

/** What a variable's text becomes: its value, or the sentence that says what it should have been. */
type Parsed<T> = { value: T } | { problem: string };

interface Variable<T> {
  /** One line for the README's table. */
  meaning: string;
  absent: T;
  parse: (text: string) => Parsed<T>;
}

const variable = <T>(described: Variable<T>) => described;

const text = (text: string): Parsed<string> => ({ value: text.trim() });

const httpsUrl = (text: string): Parsed<string> => {
  const url = URL.parse(text.trim());
  const local = url?.hostname === "localhost" || url?.hostname === "127.0.0.1";
  return url?.protocol === "https:" || (local && url?.protocol === "http:")
    ? { value: url.href }
    : { problem: "should be an https address" };
};

const positiveInteger = (text: string): Parsed<number> =>
  /^[1-9]\d{0,8}$/.test(text.trim())
    ? { value: Number(text) }
    : { problem: "should be a whole number of at least 1" };

const wholeNumber = (text: string): Parsed<number> =>
  /^\d{1,6}$/.test(text.trim())
    ? { value: Number(text) }
    : { problem: "should be a whole number, 0 or more" };

const publicKeys = (text: string): Parsed<string[]> => {
  const keys = text.split(",").map((key) => key.trim());
  return keys.every((key) => /^fasu1-[\w-]{87}$/.test(key))
    ? { value: keys }
    : { problem: "should be what npm run leads -- keygen printed (fasu1-...), former keys behind a comma" };
};

const secret = (text: string): Parsed<string> =>
  text.trim().length >= 16 ? { value: text.trim() } : { problem: "should be at least 16 characters" };

const indexPrefix = (text: string): Parsed<string> =>
  /^[a-z][a-z0-9-]{0,40}$/.test(text.trim())
    ? { value: text.trim() }
    : { problem: "should be lower-case letters, digits and hyphens" };

const sha256 = (text: string): Parsed<string> =>
  /^[0-9a-f]{64}$/i.test(text.trim())
    ? { value: text.trim().toLowerCase() }
    : { problem: "should be 64 hexadecimal digits" };

const storePlace = (text: string): Parsed<string> => {
  const isPlace = !text.includes("://") || /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w.-]+)*\/?$/.test(text.trim());
  return isPlace ? { value: text.trim() } : { problem: "should be blobs, a folder or s3://bucket/prefix" };
};

const networks = (text: string): Parsed<string> =>
  parseNetworks(text) ? { value: text } : { problem: "should be networks such as 10.0.0.0/8, by commas" };

const onOrOff = (text: string): Parsed<"on" | "off"> =>
  text === "on" || text === "off" ? { value: text } : { problem: "should be on or off" };

/** Every environment variable that server code reads: name, meaning, value when absent, and how it is read. */
export const VARIABLES = {
  FASU_CORPUS: variable({
    meaning: "folder of the corpus to build from instead of what was imported or the samples",
    absent: "",
    parse: text,
  }),
  CORPUS_URL: variable({
    meaning: "zip of a data/corpus folder that a build on the host fetches",
    absent: "",
    parse: httpsUrl,
  }),
  CORPUS_SHA256: variable({
    meaning: "SHA-256 of that zip, hexadecimal",
    absent: "",
    parse: sha256,
  }),
  FASU_INDEX: variable({
    meaning: "folder of the search index",
    absent: "data/generated/search",
    parse: text,
  }),
  SEARCH_URL: variable({
    meaning: "address of an OpenSearch cluster that answers searches instead of the index in the functions",
    absent: "",
    parse: httpsUrl,
  }),
  SEARCH_AUTH: variable({
    meaning: "user:password for that cluster",
    absent: "",
    parse: text,
  }),
  SEARCH_PREFIX: variable({
    meaning: "beginning of the names of its indexes",
    absent: "fasu",
    parse: indexPrefix,
  }),
  OPT_OUT_SALT: variable({
    meaning: "secret under which lawyers who opted out are hashed",
    absent: "",
    parse: text,
  }),
  FASU_DESK_REPO: variable({
    meaning: "GitHub repository (owner/name#branch) that a desk in production writes to",
    absent: "",
    parse: text,
  }),
  FASU_TRUSTED_PROXIES: variable({
    meaning: "networks of proxies (CIDR, by commas) whose X-Forwarded-For npm run serve believes",
    absent: "",
    parse: networks,
  }),
  FASU_RATE_LIMITS: variable({
    meaning: "off where a proxy in front of npm run serve limits calls by the minute itself",
    absent: "on" as "on" | "off",
    parse: onOrOff,
  }),
  FASU_STORE: variable({
    meaning: "where leads lie: blobs (Netlify Blobs), a folder, or s3://bucket/prefix",
    absent: "",
    parse: storePlace,
  }),
  FASU_S3_ENDPOINT: variable({
    meaning: "address of the S3-compatible service of s3://",
    absent: "",
    parse: httpsUrl,
  }),
  FASU_S3_REGION: variable({ meaning: "its region", absent: "us-east-1", parse: text }),
  FASU_S3_KEY: variable({ meaning: "access key id for it", absent: "", parse: text }),
  FASU_S3_SECRET: variable({ meaning: "secret access key for it", absent: "", parse: text }),
  URL: variable({
    meaning: "published address of the site, for links in feeds and files",
    absent: "",
    parse: httpsUrl,
  }),
  FASU_LOG: variable({
    meaning: "off silences the line that each request writes",
    absent: "on" as "on" | "off",
    parse: onOrOff,
  }),
  FASU_OFFICE_PUBLIC_KEY: variable({
    meaning:
      "public key that leads are sealed to, former ones that are still taken behind a comma; without it none are",
    absent: [] as string[],
    parse: publicKeys,
  }),
  FASU_OFFICE_PASSPHRASE: variable({
    meaning: "passphrase of those keys, where nobody can type it",
    absent: "",
    parse: (text) => ({ value: text }),
  }),
  FASU_OFFICE_KEYS: variable({
    meaning: "folder with the office's private keys, on staff machines only",
    absent: "data/office-keys",
    parse: text,
  }),
  NETLIFY_SITE_ID: variable({
    meaning: "id of the live site, for npm run leads on a staff machine",
    absent: "",
    parse: text,
  }),
  NETLIFY_AUTH_TOKEN: variable({
    meaning: "the office's access token to the live site, for npm run leads",
    absent: "",
    parse: text,
  }),
  FASU_LEAD_WEBHOOK: variable({
    meaning: "address that is told the receipt number of each new lead",
    absent: "",
    parse: httpsUrl,
  }),
  FASU_LEADS_PER_DAY: variable({
    meaning: "leads that one network address may send in a day",
    absent: DAY_LIMITS.lead.usual as number,
    parse: positiveInteger,
  }),
  FASU_FILES_PER_DAY: variable({
    meaning: "case files that one network address may begin in a day",
    absent: DAY_LIMITS.file.usual as number,
    parse: positiveInteger,
  }),
  FASU_CODES_PER_DAY: variable({
    meaning: "wrong withdrawal codes that one network address may try in a day",
    absent: DAY_LIMITS.code.usual as number,
    parse: positiveInteger,
  }),
  FASU_LIMIT_SECRET: variable({
    meaning: "secret from which the day's key is derived that network addresses are counted under",
    absent: "",
    parse: secret,
  }),
  FASU_DOWNLOADS_PER_DAY: variable({
    meaning: "batch downloads that one visitor may make in a day; 0 switches them off",
    absent: DAY_LIMITS.download.usual as number,
    parse: wholeNumber,
  }),
} as const;

/** The value of every variable. */
export type Settings = {
  -readonly [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name]["absent"];
};

/** A variable holds something that it cannot mean; the message names it and what it should be, not its value. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const NAMES = Object.keys(VARIABLES) as (keyof Settings)[];

/** What the variables held when they were last parsed; every request asks, and they hardly ever change. */
let parsed: { given: (string | undefined)[]; settings: Settings } | null = null;

/** All settings, read from the environment; throws SettingsError naming every variable that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Readonly<Settings> {
  const given = NAMES.map((name) => environment[name]);
  if (!parsed?.given.every((value, at) => value === given[at])) {
    parsed = { given, settings: parseSettings(given) };
  }
  return parsed!.settings;
}

function parseSettings(values: (string | undefined)[]): Settings {
  const problems: string[] = [];
  const entries = NAMES.map((name, at) => {
    const { absent, parse } = VARIABLES[name];
    const given = values[at];
    if (given === undefined || given.trim() === "") return [name, absent];
    const parsed: Parsed<unknown> = parse(given);
    if ("value" in parsed) return [name, parsed.value];
    problems.push(`${name} ${parsed.problem}`);
    return [name, absent];
  });
  if (problems.length > 0) throw new SettingsError(`Environment: ${problems.join("; ")}.`);
  return Object.fromEntries(entries) as Settings;
}

/** Whether requests are logged: asked apart, so that no wrong setting can end a request in the middle of its answer. */
export function logsRequests(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment.FASU_LOG !== "off";
}
