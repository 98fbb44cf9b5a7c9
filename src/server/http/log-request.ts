import { logsRequests } from "../settings/read-environment.ts";

/**
 * Writes one line of JSON with the id, route and status of a request and its milliseconds. It never contains
 * an address, a query or a body.
 */
export function logRequest(request: Request, route: string, status: number, milliseconds: number): void {
  if (!logsRequests()) return;
  const id = request.headers.get("x-nf-request-id") ?? crypto.randomUUID().slice(0, 8);
  console.log(JSON.stringify({ id, route, status, ms: Math.round(milliseconds * 10) / 10 }));
}
