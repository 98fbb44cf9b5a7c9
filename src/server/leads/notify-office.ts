const WEBHOOK_TIMEOUT_MS = 3_000;

/**
 * Tells the office's webhook that a lead came: the receipt number alone, never what is in it. A webhook that
 * fails costs the lead nothing: the office also lists its leads.
 */
export async function notifyOffice(webhook: string, receipt: string): Promise<void> {
  if (!webhook) return;
  try {
    await fetch(webhook, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ receipt }),
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
  } catch {
    console.error(JSON.stringify({ route: "webhook", error: "unreachable" }));
  }
}
