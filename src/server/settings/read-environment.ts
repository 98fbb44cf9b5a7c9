import * as z from "zod/mini";
import { type Environment, VARIABLES } from "./variables.ts";

/**
 * A variable has an invalid value. The message has the name of the variable and the form that its value
 * should have, but not the value.
 */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const NAMES = Object.keys(VARIABLES) as (keyof Environment)[];

/**
 * The variables that were parsed last. They are cached, because every request reads them and they hardly ever
 * change.
 */
let parsed: { given: (string | undefined)[]; settings: Environment } | null = null;

/** Reads all settings from the environment. Throws SettingsError, which names every invalid variable. */
export function readEnvironment(environment: NodeJS.ProcessEnv = process.env): Readonly<Environment> {
  const given = NAMES.map((name) => environment[name]);
  if (!parsed?.given.every((value, at) => value === given[at])) {
    parsed = { given, settings: parseSettings(given) };
  }
  return parsed!.settings;
}

function parseSettings(values: (string | undefined)[]): Environment {
  const problems: string[] = [];
  const entries = NAMES.map((name, at) => {
    const { absent, schema } = VARIABLES[name];
    const given = values[at];
    if (given === undefined || given.trim() === "") return [name, absent];
    const read = z.safeParse<z.ZodMiniType>(schema, given);
    if (read.success) return [name, read.data];
    problems.push(`${name} ${read.error.issues[0]?.message}`);
    return [name, absent];
  });
  if (problems.length > 0) throw new SettingsError(`Environment: ${problems.join("; ")}.`);
  return Object.fromEntries(entries) as Environment;
}

/**
 * Whether requests are logged. This variable is read by itself, so that an invalid setting cannot make a
 * request fail midway.
 */
export function logsRequests(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment.FASU_LOG !== "off";
}
