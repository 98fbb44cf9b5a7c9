// Preloaded into `netlify dev` and each worker it starts for a call. It would otherwise listen on every
// interface, and put its own port, which is behind our front, into feeds and files.
import { Server } from "node:net";
import { isMainThread } from "node:worker_threads";

// Before a worker starts, `netlify dev` sets URL itself.
if (!isMainThread && process.env.FASU_FRONT_URL) process.env.URL = process.env.FASU_FRONT_URL;

const listen = Server.prototype.listen;

Server.prototype.listen = function (this: Server, ...args: unknown[]) {
  const [first, second] = args;
  if (typeof first === "object" && first !== null && "port" in first && !("host" in first && first.host)) {
    args[0] = { ...first, host: "127.0.0.1" };
  } else if (/^\d+$/.test(String(first)) && typeof second !== "string") {
    args.splice(1, 0, "127.0.0.1");
  }
  return Reflect.apply(listen, this, args) as Server;
} as typeof listen;
