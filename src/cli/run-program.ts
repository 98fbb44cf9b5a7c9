import { spawn } from "node:child_process";

/**
 * Runs a program in the foreground, with its output on the terminal. Returns its exit code; 127 if it cannot
 * be started. The programs of packages are found in node_modules/.bin, which npm puts first on PATH.
 */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.once("error", () => resolve(127));
    child.once("exit", (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}
