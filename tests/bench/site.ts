import { type ChildProcess, fork } from "node:child_process";
import { Agent, request } from "node:http";
import { join } from "node:path";

/** A server of the project's functions, and how to ask it. */
export interface Site {
  /** Asks by GET, or posts JSON, and gives the answer's text, whole; rejects on any status but 200. */
  ask(path: string, body?: unknown): Promise<Buffer>;
  /** The same with the answer parsed. */
  post(path: string, body: unknown): Promise<unknown>;
  get(path: string): Promise<unknown>;
  /** Megabytes of the server's process. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** Starts the functions of a project folder in a process of their own, on a free port of the loopback interface. */
export async function startSite(project: string): Promise<Site> {
  const child = fork(join(import.meta.dirname, "parts/serve.ts"), {
    cwd: project,
    env: { ...process.env, NODE_NO_WARNINGS: "1", FASU_CORPUS: "", FASU_INDEX: "" },
    // The line that each request logs is written, and read by nobody.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { port } = await nextMessage<{ port: number }>(child);
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string, body?: unknown) =>
    new Promise<Buffer>((resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      const sent = request({ agent, port, host: "127.0.0.1", method, path }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const text = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.toString("utf8", 0, 300)}`));
        });
      });
      sent.on("error", reject);
      if (body !== undefined) {
        const bytes = Buffer.from(JSON.stringify(body));
        sent.setHeader("content-type", "application/json");
        sent.setHeader("content-length", bytes.length);
        sent.write(bytes);
      }
      sent.end();
    });
  return {
    ask,
    post: async (path, body) => JSON.parse((await ask(path, body)).toString("utf8")),
    get: async (path) => JSON.parse((await ask(path)).toString("utf8")),
    memory: async () => {
      child.send("memory");
      return (await nextMessage<{ rss: number }>(child)).rss;
    },
    close: async () => {
      agent.destroy();
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.disconnect();
      await ended;
    },
  };
}

function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(message as Message));
    child.once("exit", (code) => reject(new Error(`The server of the functions ended with ${code}.`)));
  });
}
