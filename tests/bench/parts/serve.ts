import { startHost } from "#host/start-host.ts";
import { parseNetworks } from "#server/settings/networks.ts";

// The host that production runs, on the loopback interface, in a process of its own that tells what it uses.

// Started where the project lies; from then on it reads the data of the bench's own folder.
const [project = ""] = process.argv.slice(2);
const host = await startHost({
  port: 0,
  hostname: "127.0.0.1",
  proxies: parseNetworks("")!,
  limitsCalls: false,
});
process.chdir(project);
process.send?.({ port: host.port });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage.rss() / 1e6, processor: (user + system) / 1000 });
});
process.on("disconnect", () => process.exit());
