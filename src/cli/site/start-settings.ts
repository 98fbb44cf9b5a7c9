import { readEnvironment, SettingsError } from "#server/settings.ts";
import { CommandFailure } from "../command.ts";

const DEFAULT_PORT = 8888;

/** Where `npm run serve` keeps leads when FASU_STORE does not say otherwise. */
export const SERVE_STORE = "data/leads";

/** The port of PORT, 8888 without; 0 stands for any that is free. */
export function readPort(): number {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CommandFailure(`PORT is "${process.env.PORT}": give a number from 1 to 65535.`);
  return port;
}

/** Ends the start with a sentence when a variable of the environment cannot mean anything. */
export function checkSettings(): void {
  try {
    readEnvironment();
  } catch (error) {
    if (error instanceof SettingsError) throw new CommandFailure(error.message);
    throw error;
  }
}
