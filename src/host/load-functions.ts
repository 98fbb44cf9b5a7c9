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
  /** Name of its file. */
  name: string;
  call: FunctionModule["default"];
  /** Paths that it answers; none where it only runs by the clock. */
  paths: string[];
  /** When it runs by itself, as `@hourly`. */
  schedule?: string;
  /** Files that it carries when it is deployed. */
  carries: CarriedFiles;
}

/** Every function of a folder with the paths and schedule that its own `config` names. */
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
