import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Context } from "@netlify/functions";
import type { Operation } from "#contract/operation.ts";
import type { CarriedFiles } from "#server/carried-files.ts";

/** What the file of a function exports. */
interface FunctionModule {
  default: ((request: Request, context: Context) => Response | Promise<Response | undefined>) & {
    operation?: Operation;
  };
  carries?: CarriedFiles;
  config?: { path?: string | string[]; schedule?: string };
}

/** A function in the folder of functions. */
export interface HostedFunction {
  /** Name of the function, which is that of its file. */
  name: string;
  call: FunctionModule["default"];
  /** The paths that the function answers. Empty if it only runs on a schedule. */
  paths: string[];
  /** When the function runs by itself, such as `@hourly`. Absent if it only answers requests. */
  schedule?: string;
  /** The files that are deployed with the function. */
  carries: CarriedFiles;
}

/** Loads all functions in a folder. Paths and schedule are those in their `config`. */
export async function loadFunctions(folder = "netlify/functions"): Promise<HostedFunction[]> {
  const files = readdirSync(folder)
    .filter((name) => /\.m?ts$/.test(name))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const module: FunctionModule = await import(pathToFileURL(resolve(folder, file)).href);
      const { path, schedule } = module.config ?? {};
      return {
        name: file.replace(/\.m?ts$/, ""),
        call: module.default,
        paths: [path ?? []].flat(),
        carries: module.carries ?? [],
        ...(schedule && { schedule }),
      };
    }),
  );
}
