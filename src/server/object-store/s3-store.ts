import { hash } from "node:crypto";
import type { AwsClient } from "aws4fetch";
import { readEnvironment } from "../settings/read-environment.ts";
import { guardStore, type LeadStore, type StoredFacts, type StoredObject } from "./object-store.ts";

/** The header with the facts of an object. They are JSON in base64url, because headers are ASCII. */
const FACTS = "x-amz-meta-facts";
/** Statuses that say that the object exists, or that another call is writing it. */
const TAKEN = [409, 412];
/** Insufficient storage (RFC 4918): the disk of the service is full. */
const NO_ROOM = 507;
/** Maximum number of retries of a call. A service may limit the rate of calls. */
const TRIES = 4;

/**
 * The lead store in a bucket of an S3-compatible service. `place` is s3://bucket/prefix. The settings have
 * the endpoint and the keys. The service must observe If-None-Match on PUT; `npm run research -- test:s3`
 * checks that.
 */
export function s3Store(place: string, name: string): LeadStore {
  const { FASU_S3_ENDPOINT, FASU_S3_REGION, FASU_S3_KEY, FASU_S3_SECRET } = readEnvironment();
  const [bucket = "", ...prefix] = place.slice("s3://".length).split("/").filter(Boolean);
  const folder = [...prefix, name, ""].join("/");
  const base = `${FASU_S3_ENDPOINT.replace(/\/$/, "")}/${bucket}`;
  const addressOf = (key: string) => `${base}/${folder}${key}`;

  let client: Promise<AwsClient> | undefined;
  /** The client is only loaded if a bucket is configured. */
  const connect = () => {
    client ??= import("aws4fetch").then(
      (aws) =>
        new aws.AwsClient({
          accessKeyId: FASU_S3_KEY,
          secretAccessKey: FASU_S3_SECRET,
          region: FASU_S3_REGION,
          service: "s3",
          retries: TRIES,
        }),
    );
    return client;
  };
  const send = async (address: string, init: RequestInit = {}, expected: number[] = []) => {
    const answer = await (await connect()).fetch(address, init);
    if (answer.ok || expected.includes(answer.status)) return answer;
    const error = new Error(`The bucket answered ${answer.status}.`);
    throw answer.status === NO_ROOM ? Object.assign(error, { code: "ENOSPC" }) : error;
  };
  const put = async (key: string, bytes: Uint8Array, facts: StoredFacts, isNew = false): Promise<boolean> => {
    const headers = {
      [FACTS]: Buffer.from(JSON.stringify(facts)).toString("base64url"),
      "content-type": "application/octet-stream",
      // The hash is signed, so the service refuses bytes that were corrupted on the way.
      "x-amz-content-sha256": hash("sha256", bytes),
      ...(isNew && { "if-none-match": "*" }),
    };
    const body = bytes as Uint8Array<ArrayBuffer>;
    const answer = await send(addressOf(key), { method: "PUT", headers, body }, isNew ? TAKEN : []);
    return answer.ok;
  };
  return guardStore({
    read: async (key): Promise<StoredObject | null> => {
      const answer = await send(addressOf(key), {}, [404]);
      if (answer.status === 404) return null;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { bytes, facts: factsOf(answer) };
    },
    readFacts: async (key) => {
      const answer = await send(addressOf(key), { method: "HEAD" }, [404]);
      return answer.status === 404 ? null : factsOf(answer);
    },
    write: async (key, bytes, facts) => void (await put(key, bytes, facts)),
    create: (key, bytes, facts) => put(key, bytes, facts, true),
    remove: async (key) => void (await send(addressOf(key), { method: "DELETE" }, [404])),
    list: async (prefix) => {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const asked = new URLSearchParams({ "list-type": "2", prefix: `${folder}${prefix}` });
        if (token) asked.set("continuation-token", token);
        const xml = await (await send(`${base}?${asked}`)).text();
        for (const key of elementsOf(xml, "Key")) keys.push(key.slice(folder.length));
        [token] = elementsOf(xml, "NextContinuationToken");
      } while (token);
      return keys.sort();
    },
  });
}

const factsOf = (answer: Response): StoredFacts =>
  JSON.parse(Buffer.from(answer.headers.get(FACTS) ?? "e30", "base64url").toString("utf8"));

/**
 * The texts of the elements with a name in a listing. Keys consist of letters, digits, hyphens and slashes,
 * so only & is decoded.
 */
const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, text = ""]) =>
    text.replaceAll("&amp;", "&"),
  );
