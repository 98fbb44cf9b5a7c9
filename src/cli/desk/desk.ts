import { startDeskServer } from "#server/desk/desk-server.ts";
import { buildDesk } from "./build-desk.ts";

/** The CMS's port, unless it is in use. It is fixed because a browser stores drafts by address. */
export const DESK_PORT = 8890;
/** The local CMS's page; not in dist, which every site build empties. */
const PAGES = "node_modules/.cache/desk";

/**
 * Opens the CMS for the content below `root` at a fixed port, or with `port` 0 at a free one. It needs no
 * site build: `site` is the address it links to. Writes its page into `pages`. Resolves with the CMS's
 * address and the function that closes it.
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
