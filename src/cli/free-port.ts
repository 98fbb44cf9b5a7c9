import { type AddressInfo, createServer } from "node:net";

/**
 * Listens on a loopback port for a moment; 0 stands for any. Resolves with the port, or null if it is in use.
 */
function tryPort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(null));
    probe.listen({ port: wanted, host: "127.0.0.1", exclusive: true }, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Whether nothing listens on a loopback port. */
export const isPortFree = async (port: number): Promise<boolean> => (await tryPort(port)) !== null;

/** A loopback port that is free at the moment. */
export const findFreePort = async (): Promise<number> => (await tryPort(0))!;
