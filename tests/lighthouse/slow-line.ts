import { connect, createServer, type Server, type Socket } from "node:net";

/** A line between browser and site. */
export interface Line {
  /** Bytes a second, each way, that all connections share. */
  bytesPerSecond: number;
  /** A whole round trip, in milliseconds: a new connection takes one before its first byte. */
  roundTripMs: number;
}

const PIECE_BYTES = 1460;

/** Lets bytes through one after the other at the line's rate, whichever connection they belong to. */
class Direction {
  private freeAt = 0;
  private readonly line: Line;
  constructor(line: Line) {
    this.line = line;
  }
  /** When a piece that starts no sooner than `earliest` has arrived at the other end. */
  arrival(bytes: number, earliest: number): number {
    const start = Math.max(this.freeAt, earliest);
    this.freeAt = start + (bytes / this.line.bytesPerSecond) * 1000;
    return this.freeAt + this.line.roundTripMs / 2;
  }
}

/** Hands on what `from` sends to `to`, piece by piece, when the line has carried it. */
function carry(from: Socket, to: Socket, direction: Direction, openAt: number): void {
  let last = Promise.resolve();
  const at = (moment: number, run: () => void) => {
    last = last.then(
      () => new Promise((done) => setTimeout(() => done(run()), Math.max(0, moment - performance.now()))),
    );
  };
  from.on("data", (bytes: Buffer) => {
    const earliest = Math.max(performance.now(), openAt);
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      const piece = bytes.subarray(from, from + PIECE_BYTES);
      at(direction.arrival(piece.length, earliest), () => to.writable && to.write(piece));
    }
  });
  from.on("end", () => at(0, () => to.end()));
  from.on("error", () => to.destroy());
}

/** A port on this machine behind which the site's port lies at the end of a slow line. */
export async function openSlowLine(sitePort: number, line: Line): Promise<{ port: number; server: Server }> {
  const up = new Direction(line);
  const down = new Direction(line);
  const server = createServer((visitor) => {
    const site = connect(sitePort, "127.0.0.1");
    // The kernel has answered the browser's first packet at once: the round trip it would have taken is made up for.
    const openAt = performance.now() + line.roundTripMs;
    carry(visitor, site, up, openAt);
    carry(site, visitor, down, openAt);
    visitor.setNoDelay(true);
    site.setNoDelay(true);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return { port: address.port, server };
}
