import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ExampleFacts } from "#contract/operation.ts";
import { emptyQuery } from "#contract/search/query-address.ts";
import { type HostedFunction, loadFunctions } from "#host/load-functions.ts";
import { dictionary } from "#i18n/dictionary.ts";
import type { Lang } from "#i18n/lang.ts";
import { writeJson } from "#server/files/write-file.ts";
import { type DescribedFunction, makeDocument } from "#server/openapi/make-document.ts";
import { openLawyers } from "#server/recovery/open/open-lawyers.ts";
import { openManifest } from "#server/search/index-manifest.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { planRequest } from "#server/search/plan-request.ts";
import project from "../../../package.json" with { type: "json" };

const CONTRACTS = "src/contract";
/** The folder of the schemas for content that marketing edits. No call uses them. */
const OF_CONTENT = "src/contract/content";
/** The folder of the documents, one for each language, from which pages read them. */
const FOLDER = "data/generated/openapi";

/** The functions that answer requests, each with its operation. Throws if one has no operation. */
export function describedFunctions(functions: readonly HostedFunction[]): DescribedFunction[] {
  return functions
    .filter(({ paths }) => paths.length > 0)
    .map(({ name, call, paths }) => {
      const { operation } = call;
      if (!operation)
        throw new Error(
          `netlify/functions/${name}.mts: make its handler by endpoint() or asOperation() of src/server/http, with an operation of src/contract.`,
        );
      return { name, operation, paths };
    });
}

/**
 * The facts for the examples of a document, from the collection that was built. A lawyer's name is taken from
 * the collection only if the collection is the sample.
 */
export async function exampleFacts(): Promise<ExampleFacts> {
  const engine = openEngine();
  const planned = planRequest(engine, { ...emptyQuery(), sort: "date" }, "");
  const [row] = "plan" in planned ? (await engine.find(planned.plan)).rows : [];
  const [sampled] = openManifest().corpus.sample ? await openLawyers().shown([0]) : [];
  const person = sampled?.row;
  return {
    id: row?.id ?? "aaaaaaaaaaaa",
    case_number: row?.number ?? "（2023）内01民初1号",
    lawyer: person?.lawyer ?? "示例律师",
    lawoffice: person?.lawoffice ?? "示例律师事务所",
    receipt: "0000-0000-0000",
    code: "0000-0000-0000-0000",
    file: "0".repeat(32),
  };
}

/** Makes the API document in a language. */
export async function apiDocument(lang: Lang, facts: ExampleFacts): Promise<Record<string, unknown>> {
  const functions = describedFunctions(await loadFunctions());
  const contracts: Record<string, unknown>[] = await Promise.all(
    globSync(`${CONTRACTS}/**/*.ts`)
      .filter((path) => !path.startsWith(join(OF_CONTENT, "/")))
      .sort()
      .map((path) => import(pathToFileURL(resolve(path)).href)),
  );
  const { api, apiFields: fields } = dictionary(lang);
  return makeDocument(functions, { version: project.version, contracts, facts }, { ...api, fields });
}

/** Writes the API document in both languages. Pages show and publish it. */
export async function writeApiDocuments(): Promise<void> {
  const facts = await exampleFacts();
  for (const lang of ["cn", "en"] as const)
    writeJson(`${FOLDER}/${lang}.json`, await apiDocument(lang, facts));
}
