import { existsSync, rmSync, writeFileSync } from "node:fs";
import { startDeskServer } from "#server/desk/desk-server.ts";

/** Tells the desk's page where its server listens; there only while that server runs. */
const MARK = "dist/admin/local.json";

/**
 * Opens the browser desk of the site at `url` for the content below `root`: starts its server on a free
 * loopback port and tells the page. Resolves with the desk's address and how to close it, or with
 * undefined where the build has no desk.
 */
export async function openDesk(
  url: string,
  root = process.cwd(),
): Promise<{ address: string; close: () => Promise<void> } | undefined> {
  if (!existsSync("dist/admin/index.html")) return undefined;
  const { port } = new URL(url);
  const origins = ["localhost", "127.0.0.1"].map((host) => `http://${host}:${port}`);
  const server = await startDeskServer(root, origins);
  writeFileSync(MARK, JSON.stringify({ port: server.port }));
  const close = async () => {
    rmSync(MARK, { force: true });
    await server.stop();
  };
  return { address: `${url}/admin/`, close };
}
