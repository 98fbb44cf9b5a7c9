import { spawn } from "node:child_process";

/**
 * Runs a program in the foreground with its output passed through and returns its exit code; 127 if it cannot
 * be started. Names of packages resolve through node_modules/.bin because npm puts it first on PATH.
 */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.once("error", () => resolve(127));
    child.once("exit", (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}
