import { startDeskServer } from "#server/desk/desk-server.ts";
import { buildDesk } from "./build-desk.ts";

/** The port of the CMS, unless it is in use. It is fixed, because a browser stores drafts by address. */
export const DESK_PORT = 8890;
/**
 * The folder for the page of the local CMS. It is not in dist, because every build of the site empties that.
 */
const PAGES = "node_modules/.cache/desk";

/**
 * Opens the CMS for the content below `root`. It needs no build of the site; `site` is the address to which
 * it links. The page is written into `pages`. If `port` is 0, a free port is used. Resolves with the address
 * of the CMS and a function that closes it.
 */
export async function openDesk({
  site = "/",
  root = process.cwd(),
  port = DESK_PORT,
  pages = PAGES,
}: {
  site?: string;
  root?: string;
  port?: number;
  pages?: string;
}): Promise<{ address: string; close: () => Promise<void> }> {
  await buildDesk(pages);
  const start = (at: number) => startDeskServer({ root, pages, port: at, site });
  const server = await start(port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.log(`端口 ${port} 正被占用（可能另开了一个编辑台），这次编辑台用别的地址。`);
    return start(0);
  });
  return { address: `http://localhost:${server.port}/admin/`, close: server.stop };
}
