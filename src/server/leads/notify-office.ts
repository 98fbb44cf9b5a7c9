const WEBHOOK_TIMEOUT_MS = 3_000;

/**
 * Notifies the office's webhook of a lead, with the receipt number only. A failure of the webhook loses no
 * lead, because the office also lists its leads.
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
