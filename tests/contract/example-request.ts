import type { Operation } from "#contract/operation.ts";

/** The request of an example, in the form that a caller would send. */
export function exampleRequest(
  { method, bodies = ["application/json"] }: Operation,
  path: string,
  value: unknown,
): Request {
  const address = new URL(path, "http://localhost");
  const pairs = Object.entries(value as object).flatMap(([name, one]) =>
    [one].flat().map((text): [string, string] => [name, String(text)]),
  );
  if (method === "GET") {
    for (const [name, text] of pairs) address.searchParams.append(name, text);
    return new Request(address);
  }
  const [type] = bodies;
  if (type === "application/json")
    return new Request(address, { method, headers: { "content-type": type }, body: JSON.stringify(value) });
  const body = type === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const [name, text] of pairs) body.append(name, text);
  return new Request(address, { method, body });
}
