// Preloaded into `netlify dev`, which would otherwise listen on every interface of the machine.
import { Server } from "node:net";

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
