import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { readSiteSums } from "#server/generated/site-sums.ts";
import type { TrustedProxies } from "#server/settings/networks.ts";
import type { CountCall } from "./call-limits.ts";
import { answerClosed, hasDeadForm } from "./close-leads.ts";
import { functionContext, unfinished } from "./function-context.ts";
import { checkDataInBackground, runOnSchedule } from "./in-background.ts";
import { type HostedFunction, loadFunctions } from "./load-functions.ts";
import { nameSender, type Sender } from "./name-sender.ts";
import { readNetlifyConfig } from "./netlify-config.ts";
import { announcesTooMuch, refuseBody } from "./refuse-body.ts";
import { siteApp } from "./site-app.ts";

/**
 * Time in ms for which an idle connection stays open. It is longer than proxies wait, so that the proxy
 * closes the connection first.
 */
const KEEP_ALIVE_MS = 75_000;
/** Maximum time in ms for a request to arrive. A part of a file may come over a bad mobile connection. */
const REQUEST_MS = 120_000;
/** Maximum time in ms for a function to answer. */
const FUNCTION_MS = 60_000;
/** Time in ms that requests have to finish when the host is stopped. */
const STOP_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** Options of a host. */
export interface HostOptions {
  port: number;
  /** The address on which the host listens. */
  hostname: string;
  proxies: TrustedProxies;
  /** Counts the calls of the paths in CALL_LIMITS. */
  countCall: CountCall;
  /**
   * Whether this process also runs scheduled functions and checks the data. If several processes share a
   * port, only one does.
   */
  keepsHouse: boolean;
}

/** A running host. */
export interface Host {
  port: number;
  /** Refuses new requests, lets those in progress finish, then resolves. */
  stop: () => Promise<void>;
}

/** Serves the built site and all functions in this process, as netlify.toml describes them. */
export async function startHost({
  port,
  hostname,
  proxies,
  countCall,
  keepsHouse,
}: HostOptions): Promise<Host> {
  const config = readNetlifyConfig();
  const functions = await loadFunctions(config.functions);
  const root = resolve(config.publish);
  const app = siteApp({
    config,
    functions,
    root,
    sums: readSiteSums(root),
    ...(hasDeadForm(root) && { closedLeads: answerClosed }),
    countCall,
    timeoutMs: FUNCTION_MS,
  });
  const senders = new WeakMap<IncomingMessage, Sender>();
  const answer = getRequestListener((request, { incoming, outgoing }) =>
    app.fetch(request, { incoming, outgoing, sender: senders.get(incoming as IncomingMessage) }),
  );
  const server = createServer({ requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true });
  const take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    senders.set(incoming, nameSender(incoming, proxies));
    if (announcesTooMuch(incoming)) void refuseBody(incoming, outgoing);
    else void answer(incoming, outgoing);
  };
  server.on("request", take);
  // Answers `Expect: 100-continue`, for which a sender waits before it sends the body.
  server.on("checkContinue", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!announcesTooMuch(incoming)) outgoing.writeContinue();
    take(incoming, outgoing);
  });
  await listen(server, port, hostname);
  const endSchedule = runOnSchedule(keepsHouse ? functions : [], runScheduled);
  const checking = new AbortController();
  if (keepsHouse) void checkDataInBackground(root, checking.signal);
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      endSchedule();
      checking.abort();
      await close(server);
      await Promise.race([Promise.all(unfinished), new Promise((done) => setTimeout(done, STOP_MS).unref())]);
    },
  };
}

/** Resolves when the server listens. Rejects if it cannot. */
export function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, hostname, () => {
      server.off("error", fail);
      done();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    const forced = setTimeout(() => server.closeAllConnections(), STOP_MS);
    // A connection becomes idle when its request ends. So the idle ones are closed again and again.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearTimeout(forced);
      clearInterval(idle);
      done();
    });
  });
}

/** Runs a scheduled function. If it throws, the name of the error is logged. */
async function runScheduled(one: HostedFunction): Promise<void> {
  const request = new Request(`http://host/.netlify/functions/${one.name}`, { method: "POST" });
  try {
    await one.call(request, functionContext(request, "", ""));
  } catch (error) {
    console.error(JSON.stringify({ route: one.name, error: error instanceof Error ? error.name : "?" }));
  }
}
