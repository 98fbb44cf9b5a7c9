import { connect, createServer, type Server, type Socket } from "node:net";

/** A connection between browser and site. */
export interface Line {
  /** Bytes per second in each direction, shared by all connections. */
  bytesPerSecond: number;
  /** A whole round trip, in milliseconds; a new connection takes one before its first byte. */
  roundTripMs: number;
}

const PIECE_BYTES = 1460;

/** Lets bytes through one after the other at the given rate, regardless of their connection. */
class Direction {
  private freeAt = 0;
  private readonly line: Line;
  constructor(line: Line) {
    this.line = line;
  }
  /** The time at which a piece that starts no earlier than `earliest` has arrived at the other end. */
  arrival(bytes: number, earliest: number): number {
    const start = Math.max(this.freeAt, earliest);
    this.freeAt = start + (bytes / this.line.bytesPerSecond) * 1000;
    return this.freeAt + this.line.roundTripMs / 2;
  }
}

/** Forwards data from `from` to `to`, piece by piece, with the connection's delay. */
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

/** Opens a local port that forwards to the site's port over a slow connection. */
export async function openSlowLine(sitePort: number, line: Line): Promise<{ port: number; server: Server }> {
  const up = new Direction(line);
  const down = new Direction(line);
  const server = createServer((visitor) => {
    const site = connect(sitePort, "127.0.0.1");
    // The kernel answers the browser's first packet at once; the missing round trip is added here.
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
