import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Context } from "@netlify/functions";
import type { Operation } from "#contract/operation.ts";
import type { CarriedFiles } from "#server/carried-files.ts";

/** A function as its file exports it. */
interface FunctionModule {
  default: ((request: Request, context: Context) => Response | Promise<Response | undefined>) & {
    operation?: Operation;
  };
  carries?: CarriedFiles;
  config?: { path?: string | string[]; schedule?: string };
}

/** A function of the folder. */
export interface HostedFunction {
  /** File name of the function. */
  name: string;
  call: FunctionModule["default"];
  /** Paths that the function answers; none if it only runs on a schedule. */
  paths: string[];
  /** Schedule of the function, e.g. `@hourly`; absent if it runs only on requests. */
  schedule?: string;
  /** Files deployed with the function. */
  carries: CarriedFiles;
}

/** Every function of a folder with the paths and schedule in its `config`. */
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
