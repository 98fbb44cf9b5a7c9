import { functionContext } from "#host/function-context.ts";
import { loadFunctions } from "#host/load-functions.ts";
import { CommandFailure, runCommand } from "../command.ts";

const USAGE = `npm run invoke -- [METHOD] PATH [BODY], e.g. npm run invoke -- POST /search '{"search":{"qr":["代位求偿"]}}'`;

async function invoke([first = "", ...rest]: string[]): Promise<void> {
  const [method, path = "", body] = first.startsWith("/") ? ["GET", first, ...rest] : [first, ...rest];
  if (!path.startsWith("/")) throw new CommandFailure(`Name a path: ${USAGE}`);
  const url = new URL(path, "http://localhost");
  const functions = await loadFunctions();
  const called = functions.find(({ paths }) => paths.includes(url.pathname));
  if (!called) {
    throw new CommandFailure(
      `No function has the path ${url.pathname}. There are: ${functions
        .flatMap(({ paths }) => paths)
        .sort()
        .join(", ")}`,
    );
  }
  const request = new Request(url, {
    method: method!.toUpperCase(),
    ...(body !== undefined && { body, headers: { "content-type": "application/json" } }),
  });
  const response = (await called.call(request, functionContext(request, "", ""))) ?? new Response(null);
  console.error(`${response.status} ${response.statusText}`.trim());
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  console.log(isJson ? JSON.stringify(JSON.parse(text), null, 2) : text);
  if (!response.ok) process.exitCode = 1;
}

await runCommand(() => invoke(process.argv.slice(2)));
