import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Text typed at the terminal without echo; empty without a terminal. */
export async function askSecretly(question: string): Promise<string> {
  if (!process.stdin.isTTY) return "";
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return (await lines.question("")).trim();
  } finally {
    lines.close();
    process.stderr.write("\n");
  }
}
