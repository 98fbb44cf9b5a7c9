const WEBHOOK_TIMEOUT_MS = 3_000;

/**
 * Tells the office's webhook that a lead arrived. Only the receipt number is sent. If the webhook fails, no
 * lead is lost, because the office also lists the leads in the store.
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
