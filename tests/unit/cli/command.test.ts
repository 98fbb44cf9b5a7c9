import { afterEach, expect, test, vi } from "vitest";
import { CommandFailure, runCommand } from "../../../src/cli/command.ts";

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test("whatever a command prints reaches the terminal without control characters", async () => {
  const printed: unknown[][] = [];
  const { log, error } = console;
  console.log = (...values) => void printed.push(values);
  console.error = (...values) => void printed.push(values);
  try {
    await runCommand(() => {
      console.log("one\u001b[31m\n\ttwo %s", "\u202ethree", { four: "\u009b" });
      throw new CommandFailure("五\u0007");
    });
    expect(printed).toEqual([["one\\u001b[31m\n\ttwo \\u202ethree { four: '\\x9B' }"], ["\n✖ 五\\u0007"]]);
    expect(process.exitCode).toBe(1);
    const bug = runCommand(() => JSON.parse("\u009b"));
    await expect(bug).rejects.toHaveProperty("stack", expect.not.stringContaining("\u009b"));
  } finally {
    console.log = log;
    console.error = error;
  }
});
