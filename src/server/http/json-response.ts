/** An answer of which everything is known, for a host in the same process to send as it is. */
export interface ReadyAnswer {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** The body in consecutive pieces. */
  parts: readonly Uint8Array[];
}

const readyAnswers = new WeakMap<Response, ReadyAnswer>();

/**
 * A response with a JSON body. Its bytes go out as a stream, since a Response made of bytes copies them, and
 * are known to `readyAnswer`. Header names are in lower case.
 */
export function jsonResponse(
  json: string,
  { status = 200, headers = {} }: Partial<Pick<ReadyAnswer, "status" | "headers">> = {},
): Response {
  const parts = [Buffer.from(json)];
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    for (const part of parts) controller.enqueue(part);
    controller.close();
  };
  const stream = new ReadableStream({ pull }, { highWaterMark: 0 });
  const response = new Response(stream, { status, headers });
  readyAnswers.set(response, { status, headers, parts });
  return response;
}

/** What a response of `jsonResponse` consists of; undefined of any other. */
export const readyAnswer = (response: Response): ReadyAnswer | undefined => readyAnswers.get(response);
