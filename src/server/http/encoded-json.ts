/** Larger pieces are sent unchanged; smaller neighbours are joined. */
const LARGE_BYTES = 1 << 15;

/**
 * A member of an answer that is already JSON, in UTF-8. Assembling large answers from bytes costs a tenth of
 * building and serialising objects.
 */
export class EncodedJson {
  /** The JSON in consecutive pieces. */
  readonly parts: readonly Uint8Array[];

  constructor(parts: readonly Uint8Array[]) {
    this.parts = parts;
  }

  toString(): string {
    return Buffer.concat(this.parts).toString("utf8");
  }

  /** The body of a response, streamed without copying; a Response would copy bytes twice. */
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

/** The JSON of an object; members that are EncodedJson go in unchanged. */
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
