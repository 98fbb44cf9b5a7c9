import { hash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { COLUMN_NAMES, type ColumnName } from "#domain/judgment/columns/column-names.ts";
import { CHOICE_KEYS, type ImportSelection } from "#server/corpus/import/choice.ts";
import { isAddress } from "#server/corpus/inputs/remote-file.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { CommandFailure } from "../command.ts";

/** The options of `npm run import`. */
export interface ImportOptions {
  paths: string[];
  /** The source that the operator declared. If null, each kind of text has a source of its own. */
  source: Omit<StoredSource, "count" | "imported"> | null;
  remove: string[];
  takedown: string | null;
  courts: string | null;
  allowRestricted: string;
  /** True if the paths contain laws, false if they contain judgments. */
  statutes: boolean;
  /** True if nothing is masked. */
  asPublished: boolean;
  /** Maps an unusual heading to the column that it means. */
  columns: Record<string, ColumnName>;
  /** Which documents are imported; null for all. */
  selection: ImportSelection | null;
  dryRun: boolean;
  /** True if what another, interrupted import had read is discarded. */
  forgetStopped: boolean;
  /** True if data/generated is brought up to date at the end. */
  build: boolean;
  /** Number of threads that parse. */
  processors: number;
}

const USAGE = readFileSync(join(import.meta.dirname, "import-usage.txt"), "utf8")
  .trimEnd()
  .replace("{columns}", COLUMN_NAMES.join(", "));

/** The sources of texts that are imported without --source. */
export const DEFAULT_SOURCES = {
  reference: {
    id: "reference-cases",
    name: "人民法院案例库参考案例",
    sampling: "selected",
    sample: false,
    coverage: "",
    officially_released: true,
  },
  statutes: { id: "statutes", name: "导入的法律法规", sampling: "selected", sample: false, coverage: "" },
  other: { id: "imported", name: "导入的裁判文书", sampling: "selected", sample: false, coverage: "" },
} as const satisfies Record<string, Omit<StoredSource, "count" | "imported">>;

/** Reads the options of a command line. Throws CommandFailure, which says what is wrong with them. */
export function readImportOptions(args: string[]): ImportOptions {
  const { values, positionals } = parse(args);
  for (const path of positionals)
    if (!isAddress(path) && !lstatSync(path, { throwIfNoEntry: false }))
      throw new CommandFailure(`There is no ${path}.`);
  if (values.statutes && positionals.length === 0)
    throw new CommandFailure(`Say which files or folders hold the laws.\n\n${USAGE}`);
  if (values.statutes && (values["dry-run"] || values.where || values.sample))
    throw new CommandFailure(
      "--dry-run, --where and --sample are for judgments: leave them away with --statutes.",
    );
  const isNothing = !positionals.length && !values.remove?.length && !values.takedown && !values.courts;
  if (isNothing) throw new CommandFailure(`Say what to import.\n\n${USAGE}`);
  return {
    paths: positionals,
    source: declaredSource(values),
    remove: values.remove ?? [],
    takedown: values.takedown ?? null,
    courts: values.courts ?? null,
    allowRestricted: reasonOf(values["allow-restricted"]),
    statutes: values.statutes ?? false,
    asPublished: values["keep-as-published"] ?? false,
    columns: columnsOf(values.columns ?? []),
    selection: selectionOf(values.where ?? [], values.sample),
    dryRun: values["dry-run"] ?? false,
    forgetStopped: values["forget-stopped"] ?? false,
    build: !values["no-build"],
    processors: countOf("--processors", values.processors) ?? availableParallelism(),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: { type: "string" },
        sampling: { type: "string" },
        coverage: { type: "string" },
        "officially-released": { type: "boolean" },
        "allow-restricted": { type: "string" },
        "keep-as-published": { type: "boolean" },
        remove: { type: "string", multiple: true },
        takedown: { type: "string" },
        courts: { type: "string" },
        statutes: { type: "boolean" },
        columns: { type: "string", multiple: true },
        where: { type: "string", multiple: true },
        sample: { type: "string" },
        "dry-run": { type: "boolean" },
        "forget-stopped": { type: "boolean" },
        "no-build": { type: "boolean" },
        processors: { type: "string" },
      },
    });
  } catch (error) {
    throw new CommandFailure(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function columnsOf(given: string[]): Record<string, ColumnName> {
  const pairs = given
    .flatMap((list) => list.split(/[,，](?=\w+=)/))
    .map((pair) => {
      const [, key = "", heading = ""] = /^(\w+)=(.+)$/.exec(pair) ?? [];
      const name = COLUMN_NAMES.find((one) => one === key);
      if (!name)
        throw new CommandFailure(
          `--columns ${pair}: write NAME=HEADING with one of ${COLUMN_NAMES.join(", ")}.`,
        );
      return [heading.trim(), name] as const;
    });
  return Object.fromEntries(pairs);
}

function selectionOf(given: string[], sample: string | undefined): ImportSelection | null {
  const documents = countOf("--sample", sample);
  if (given.length === 0 && documents === null) return null;
  const where: ImportSelection["where"] = {};
  for (const one of given) {
    const [, key = "", words = ""] = /^(\w+)=(.+)$/.exec(one) ?? [];
    const known = CHOICE_KEYS.find((name) => name === key || name === `${key}s`);
    const list = words.split(/[,，]/).filter(Boolean);
    if (!known || list.length === 0)
      throw new CommandFailure(`--where ${one}: write KEY=WORD,WORD with one of ${CHOICE_KEYS.join(", ")}.`);
    if (known === "years" && !list.every((word) => /^[0-9]{4}(?:-[0-9]{4})?$/.test(word)))
      throw new CommandFailure(`--where ${one}: years are 2015 or 2013-2016.`);
    where[known] = [...(where[known] ?? []), ...list];
  }
  return { where, documents };
}

function countOf(option: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  const count = Number(given.replaceAll(/[,_]/g, ""));
  if (!Number.isInteger(count) || count < 1) throw new CommandFailure(`${option} wants a number from 1.`);
  return count;
}

function declaredSource(values: ReturnType<typeof parse>["values"]): ImportOptions["source"] {
  const { source: name, sampling = "selected", coverage = "" } = values;
  if (!name) {
    if (values.sampling || coverage)
      throw new CommandFailure("--sampling and --coverage belong to a source: add --source NAME.");
    return null;
  }
  if (sampling !== "complete" && sampling !== "selected") {
    throw new CommandFailure(`--sampling is complete or selected, not ${sampling}.`);
  }
  if (sampling === "complete" && !coverage.trim()) {
    throw new CommandFailure("A complete source says what it covers: add --coverage with courts and years.");
  }
  return {
    id: sourceId(name),
    name,
    sampling,
    sample: false,
    coverage: sampling === "complete" ? coverage.trim() : "",
    ...(values["officially-released"] ? { officially_released: true } : {}),
  };
}

/**
 * Makes an id for a source, which is also a file name: the Latin letters and digits of its name, and a hash
 * that tells Chinese names apart.
 */
function sourceId(name: string): string {
  const latin = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 30);
  const print = hash("sha256", name.normalize("NFKC")).slice(0, 8);
  return [latin, print].filter(Boolean).join("-");
}

function reasonOf(reason: string | undefined): string {
  if (reason !== undefined && reason.trim().length < 4) {
    throw new CommandFailure("--allow-restricted wants the reason in words, which is kept with the source.");
  }
  return reason?.trim() ?? "";
}
