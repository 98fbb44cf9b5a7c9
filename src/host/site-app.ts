import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { CALL_LIMITS } from "#contract/call-limits.ts";
import type { SiteSums } from "#server/generated/site-sums.ts";
import { toRequestFailure } from "#server/http/failure-of.ts";
import { logRequest } from "#server/http/log-request.ts";
import type { CountCall } from "./call-limits.ts";
import { LEAD_PAGES } from "./close-leads.ts";
import { answerFile } from "./files/answer-file.ts";
import { compressAnswer } from "./files/compress-answer.ts";
import { fileAt, findFile } from "./files/find-file.ts";
import { functionContext } from "./function-context.ts";
import type { HostedFunction } from "./load-functions.ts";
import type { Sender } from "./name-sender.ts";
import type { HostConfig, RedirectRule } from "./netlify-config.ts";
import { failed, MAX_BODY_BYTES, TOO_LARGE } from "./refuse-body.ts";

/** What the host adds to every request. */
export interface SiteBindings extends HttpBindings {
  sender: Sender;
}
type SiteContext = Context<{ Bindings: SiteBindings; Variables: { told: Record<string, string> } }>;

export interface SiteOptions {
  config: HostConfig;
  functions: readonly HostedFunction[];
  /** Absolute path of the folder of the built site. */
  root: string;
  /** The hashes of the site's files. Null if they are unknown. */
  sums: SiteSums | null;
  /**
   * Answers in place of the page with the lead form. Set if the page has a form and this host accepts none of
   * its leads.
   */
  closedLeads?: (request: Request) => Response;
  /** Counts the calls of the paths in CALL_LIMITS. */
  countCall: CountCall;
  /** Maximum time in ms for which a function may run. */
  timeoutMs: number;
}

/**
 * The site as a function from a request to an answer: functions by path, files, redirects, and the not-found
 * page.
 */
export function siteApp({ config, functions, root, sums, closedLeads, countCall, timeoutMs }: SiteOptions) {
  const app = new Hono<{ Bindings: SiteBindings; Variables: { told: Record<string, string> } }>();
  for (const { path, values } of config.headers) {
    const lower = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
    );
    app.use(path, (c, next) => {
      c.set("told", { ...c.get("told"), ...lower });
      return next();
    });
  }
  const counted = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => tell(c, "413", failed(c.req.raw, TOO_LARGE)),
  });
  // A declared length was checked before. Only a body without one is counted here.
  app.use((c, next) => (c.req.header("transfer-encoding") ? counted(c, next) : next()));
  for (const one of functions) {
    for (const path of one.paths) {
      const isLimited = path in CALL_LIMITS;
      app.all(path, async (c) => {
        const request = c.req.raw;
        const { address, requestId } = c.env.sender;
        const seconds = isLimited ? await countCall(path, address) : 0;
        if (seconds > 0) {
          logRequest(request, path, 429, 0);
          return failed(request, { error: "too_many", headers: { "retry-after": String(seconds) } });
        }
        const context = functionContext(request, address, requestId);
        const answer = await within(timeoutMs, request, path, async () => one.call(request, context));
        const sent = await compressAnswer(answer, request.headers.get("accept-encoding"));
        for (const [name, value] of Object.entries(c.get("told") ?? {}))
          if (!sent.headers.has(name)) sent.headers.set(name, value);
        return sent;
      });
    }
  }
  if (closedLeads)
    for (const page of LEAD_PAGES)
      app.on(["GET", "HEAD"], [page, `${page}/`, `${page}.html`], (c) =>
        tell(c, page, closedLeads(c.req.raw)),
      );
  const files = siteFiles(root, sums);
  app.on(["GET", "HEAD"], "*", async (c, next) => (await files(c)) ?? next());
  // As on Netlify, a rule applies to its address with or without a slash at the end.
  for (const rule of config.redirects)
    app.on(
      ["GET", "HEAD"],
      [rule.from, `${rule.from}/`],
      async (c, next) => (await files(c, rule)) ?? next(),
    );
  app.notFound(async (c) => {
    const page = await fileAt(root, "404.html");
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    return page && isRead
      ? tell(c, "404", await answerFile(c.req.raw, page, 404, sums))
      : tell(c, "404", failed(c.req.raw, { error: "not_found" }));
  });
  app.onError((error, c) => failed(c.req.raw, toRequestFailure(error, "host")));
  return app;
}

/** The answer of a function. A failure if the function takes too long, throws or returns nothing. */
async function within(
  ms: number,
  request: Request,
  route: string,
  call: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      logRequest(request, route, 503, ms);
      resolve(failed(request, { error: "unavailable", headers: { "retry-after": "5" } }));
    }, ms);
  });
  const answered = call().then(
    (response) => response ?? new Response(null, { status: 204 }),
    (error) => failed(request, toRequestFailure(error, route)),
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns a function that answers with the file at the address of the request, or at the target of a rule.
 * The function returns undefined if there is no such file.
 */
function siteFiles(root: string, sums: SiteSums | null) {
  return async (c: SiteContext, rule?: RedirectRule): Promise<Response | undefined> => {
    const { pathname, search } = new URL(c.req.url);
    if (!rule) {
      const found = await findFile(root, pathname);
      if (!found) return undefined;
      if ("moved" in found)
        return tell(
          c,
          "moved",
          new Response(null, { status: 301, headers: { location: found.moved + search } }),
        );
      return tell(c, found.file.path.slice(root.length), await answerFile(c.req.raw, found.file, 200, sums));
    }
    const to = rule.to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(c.req.param(name) ?? ""));
    if (rule.status !== 200 && rule.status !== 404)
      return tell(
        c,
        rule.from,
        new Response(null, { status: rule.status, headers: { location: to + search } }),
      );
    const found = await findFile(root, to);
    if (!found || "moved" in found) return undefined;
    return tell(c, rule.from, await answerFile(c.req.raw, found.file, rule.status, sums));
  };
}

/**
 * Adds the headers of netlify.toml to an answer and writes the log line of the request. The line has the file
 * or rule, never the address.
 */
function tell(c: SiteContext, route: string, response: Response): Response {
  for (const [name, value] of Object.entries(c.get("told") ?? {})) response.headers.set(name, value);
  logRequest(c.req.raw, route, response.status, performance.now() - c.env.sender.began);
  return response;
}
