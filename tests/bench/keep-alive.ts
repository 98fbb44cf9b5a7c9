import { connect, type Socket } from "node:net";

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number;
  /** Puts the body together, which is the reader's work and not the wire's. */
  body: () => Buffer;
}

interface Waiting {
  resolve: (answer: WireAnswer) => void;
  reject: (error: Error) => void;
}

/**
 * One connection to a server of the loopback interface that is kept open, and asks one thing at a time. It
 * speaks the little HTTP that the bench needs: a client that costs as much as the server would be half of
 * what is measured. The server has to send the length of its answers.
 */
export class KeepAlive {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #received = 0;
  /** Bytes of head and body together, once the head is there. */
  #expected = Number.POSITIVE_INFINITY;
  #bodyAt = 0;
  #status = 0;
  #waiting: Waiting | null = null;
  #isOpen = true;

  constructor(port: number) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("data", (chunk) => this.#take(chunk));
    this.#socket.on("error", (error) => this.#waiting?.reject(error));
    this.#socket.on("close", () => {
      this.#isOpen = false;
      this.#waiting?.reject(new Error("The server closed the connection."));
    });
  }

  /** False while it waits for an answer, and once the server has closed it: that is after seconds of rest. */
  get isFree(): boolean {
    return this.#isOpen && this.#waiting === null;
  }

  /** Sends a request and gives the whole answer. */
  ask(method: string, path: string, json = ""): Promise<WireAnswer> {
    const head = `${method} ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(head + json);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    if (this.#bodyAt === 0) this.#readHead();
    if (this.#received < this.#expected) return;
    const [chunks, bodyAt] = [this.#chunks, this.#bodyAt];
    const answer = { status: this.#status, body: () => Buffer.concat(chunks).subarray(bodyAt) };
    const waiting = this.#waiting;
    this.#chunks = [];
    this.#received = this.#bodyAt = 0;
    this.#expected = Number.POSITIVE_INFINITY;
    this.#waiting = null;
    waiting?.resolve(answer);
  }

  #readHead(): void {
    const all = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    const end = all.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = all.toString("latin1", 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#waiting?.reject(new Error(`An answer without its length: ${head}`));
      return;
    }
    this.#status = Number(head.slice(9, 12));
    this.#bodyAt = end + 4;
    this.#expected = this.#bodyAt + Number(length);
  }
}
