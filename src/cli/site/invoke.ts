import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CommandFailure, runCommand } from "../command.ts";

const FUNCTIONS = "netlify/functions";
const USAGE = `npm run invoke -- [METHOD] PATH [BODY], e.g. npm run invoke -- POST /search '{"search":{"qr":["代位求偿"]}}'`;

/** The parts of a function's module needed to call it. */
interface FunctionModule {
  default: (request: Request) => Response | Promise<Response>;
  config?: { path?: string | string[] };
}

/** All functions by each of their paths. */
async function loadFunctions(): Promise<Map<string, FunctionModule>> {
  const functions = new Map<string, FunctionModule>();
  for (const file of readdirSync(FUNCTIONS).filter((name) => /\.m?ts$/.test(name))) {
    const module: FunctionModule = await import(pathToFileURL(resolve(FUNCTIONS, file)).href);
    for (const path of [module.config?.path ?? []].flat()) functions.set(path, module);
  }
  return functions;
}

async function invoke([first = "", ...rest]: string[]): Promise<void> {
  const [method, path = "", body] = first.startsWith("/") ? ["GET", first, ...rest] : [first, ...rest];
  if (!path.startsWith("/")) throw new CommandFailure(`Name a path: ${USAGE}`);
  const url = new URL(path, "http://localhost");
  const functions = await loadFunctions();
  const called = functions.get(url.pathname);
  if (!called) {
    throw new CommandFailure(
      `No function has the path ${url.pathname}. There are: ${[...functions.keys()].sort().join(", ")}`,
    );
  }
  const response = await called.default(
    new Request(url, {
      method: method!.toUpperCase(),
      ...(body !== undefined && { body, headers: { "content-type": "application/json" } }),
    }),
  );
  console.error(`${response.status} ${response.statusText}`.trim());
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  console.log(isJson ? JSON.stringify(JSON.parse(text), null, 2) : text);
  if (!response.ok) process.exitCode = 1;
}

await runCommand(() => invoke(process.argv.slice(2)));
