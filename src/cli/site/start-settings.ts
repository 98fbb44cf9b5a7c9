import { readEnvironment, SettingsError } from "#server/settings/read-environment.ts";
import { CommandFailure } from "../command.ts";

const DEFAULT_PORT = 8888;

/** The folder in which `npm run serve` stores leads if FASU_STORE is not set. */
export const SERVE_STORE = "data/leads";

/** The port in PORT, or 8888 if it is not set. 0 stands for a free port. */
export function readPort(): number {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandFailure(`PORT is "${process.env.PORT}": give a number from 1 to 65535.`);
  return port;
}

/** Throws CommandFailure with a message if an environment variable is invalid. */
export function checkSettings(): void {
  try {
    readEnvironment();
  } catch (error) {
    if (error instanceof SettingsError) throw new CommandFailure(error.message);
    throw error;
  }
}
