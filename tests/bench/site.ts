import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** A client of our host. */
export interface Site {
  /** Sends a GET, or posts JSON, and returns the text of the answer; rejects on any status but 200. */
  ask(path: string, body?: unknown): Promise<string>;
  /** Like `ask`, with the answer parsed from JSON. `post` posts JSON, `get` sends a GET. */
  post(path: string, body: unknown): Promise<unknown>;
  get(path: string): Promise<unknown>;
  /** Uploads a case file and returns the status of the answer. */
  upload(form: FormData): Promise<number>;
  /**
   * Memory of the server's processes in megabytes, and the processor time that they have used in
   * milliseconds.
   */
  usage(): Promise<{ rss: number; processor: number }>;
  close(): Promise<void>;
}

/** Starts our host over the data of a project folder in a separate process, on a free loopback port. */
export async function startSite(project: string): Promise<Site> {
  const child = fork(join(import.meta.dirname, "parts/serve.ts"), [project], {
    env: { ...process.env, NODE_NO_WARNINGS: "1", FASU_CORPUS: "", FASU_INDEX: "" },
    // The log line of each request is written but not read.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { port } = await nextMessage<{ port: number }>(child);
  const headers = { "content-type": "application/json" };
  const ask = async (path: string, asked?: unknown) => {
    const method = asked === undefined ? "GET" : "POST";
    const body = asked === undefined ? {} : { body: JSON.stringify(asked) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...body });
    const text = await answer.text();
    if (answer.status === 200) return text;
    throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  };
  return {
    ask,
    post: async (path, body) => JSON.parse(await ask(path, body)),
    get: async (path) => JSON.parse(await ask(path)),
    upload: async (body) => {
      const answer = await fetch(`http://127.0.0.1:${port}/upload_casefile`, { method: "POST", body });
      await answer.arrayBuffer();
      return answer.status;
    },
    usage: () => {
      child.send("usage");
      return nextMessage(child);
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.disconnect();
      await ended;
    },
  };
}

function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`The server of the functions ended with ${code}.`));
    child.once("exit", fail);
    child.once("message", (message) => {
      child.off("exit", fail);
      resolve(message as Message);
    });
  });
}
