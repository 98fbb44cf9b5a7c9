import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
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
} from "#server/settings/variables.ts";

const KEY = `fasu1-${"a".repeat(87)}`;
/** The parsed value of a variable; "refused" if it is invalid. */
function read(schema: z.ZodMiniType, text: string): unknown {
  const result = z.safeParse(schema, text);
  return result.success ? result.data : "refused";
}

describe("settings of the environment", () => {
  test.each([
    ["trimmedText", trimmedText, " a ", "a"],
    ["httpsUrl", httpsUrl, " https://example.org ", "https://example.org/"],
    ["httpsUrl", httpsUrl, "http://localhost:9200", "http://localhost:9200/"],
    ["httpsUrl", httpsUrl, "http://127.0.0.1/a", "http://127.0.0.1/a"],
    ["httpsUrl", httpsUrl, "http://example.org", "refused"],
    ["httpsUrl", httpsUrl, "ftp://localhost", "refused"],
    ["httpsUrl", httpsUrl, "example.org", "refused"],
    ["httpsUrls", httpsUrls, "https://a.org, https://b.org", "https://a.org/,https://b.org/"],
    ["httpsUrls", httpsUrls, "https://a.org,http://b.org", "refused"],
    ["positiveInteger", positiveInteger, " 12 ", 12],
    ["positiveInteger", positiveInteger, "0", "refused"],
    ["positiveInteger", positiveInteger, "1.5", "refused"],
    ["positiveInteger", positiveInteger, "1234567890", "refused"],
    ["wholeNumber", wholeNumber, "0", 0],
    ["wholeNumber", wholeNumber, "-1", "refused"],
    ["wholeNumber", wholeNumber, "1234567", "refused"],
    ["publicKeys", publicKeys, `${KEY} , ${KEY}`, [KEY, KEY]],
    ["publicKeys", publicKeys, KEY.slice(1), "refused"],
    ["publicKeys", publicKeys, `${KEY}a`, "refused"],
    ["secretText", secretText, "a".repeat(16), "a".repeat(16)],
    ["secretText", secretText, ` ${"a".repeat(15)} `, "refused"],
    ["indexPrefix", indexPrefix, "fasu-2", "fasu-2"],
    ["indexPrefix", indexPrefix, "2fasu", "refused"],
    ["indexPrefix", indexPrefix, "Fasu", "refused"],
    ["sha256Digits", sha256Digits, "AB".repeat(32), "ab".repeat(32)],
    ["sha256Digits", sha256Digits, "ab".repeat(31), "refused"],
    ["storePlace", storePlace, "blobs", "blobs"],
    ["storePlace", storePlace, "./data/leads", "./data/leads"],
    ["storePlace", storePlace, "s3://bucket/a/b", "s3://bucket/a/b"],
    ["storePlace", storePlace, "gs://bucket", "refused"],
    ["storePlace", storePlace, "s3://", "refused"],
    ["networkList", networkList, "10.0.0.0/8", "10.0.0.0/8"],
    ["networkList", networkList, "10.0.0.0/33", "refused"],
    ["onOrOff", onOrOff, "off", "off"],
    ["onOrOff", onOrOff, "yes", "refused"],
  ] as const)("%s reads from %o %o", (_, schema, text, value) => {
    expect(read(schema, text)).toEqual(value);
  });
});
