/** Pieces larger than this go out as they are; smaller neighbours are joined. */
const LARGE_BYTES = 1 << 15;

/**
 * A member of an answer that is JSON already, as UTF-8: large answers are put together from bytes, which
 * costs a tenth of building objects and writing them out.
 */
export class EncodedJson {
  /** The JSON in pieces, one behind the other. */
  readonly parts: readonly Uint8Array[];

  constructor(parts: readonly Uint8Array[]) {
    this.parts = parts;
  }

  toString(): string {
    return Buffer.concat(this.parts).toString("utf8");
  }

  /** The body of a response, which hands its pieces on as they are; of bytes a Response makes two copies. */
  toStream(): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start: (controller) => {
        let small: Uint8Array[] = [];
        const flush = () => {
          if (small.length > 0) controller.enqueue(small.length === 1 ? small[0]! : Buffer.concat(small));
          small = [];
        };
        for (const part of this.parts) {
          if (part.length <= LARGE_BYTES) {
            small.push(part);
            continue;
          }
          flush();
          controller.enqueue(part);
        }
        flush();
        controller.close();
      },
    });
  }
}

/** The JSON of an object's members, those that are encoded as they are. */
export function encodeObject(members: Record<string, unknown>): EncodedJson {
  const parts: Uint8Array[] = [];
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    const lead = `${parts.length === 0 ? "{" : ","}${JSON.stringify(name)}:`;
    if (value instanceof EncodedJson) parts.push(Buffer.from(lead), ...value.parts);
    else parts.push(Buffer.from(lead + JSON.stringify(value)));
  }
  parts.push(Buffer.from(parts.length === 0 ? "{}" : "}"));
  return new EncodedJson(parts);
}
