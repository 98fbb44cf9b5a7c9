import { GENERATED } from "#server/generated/checksums.ts";
import { findFaults } from "#server/generated/verify.ts";
import { CommandFailure } from "../command.ts";

/**
 * Reads all generated data and checks it against its checksums. Throws CommandFailure, which names each file
 * with a fault.
 */
export async function assertSoundData(): Promise<void> {
  const faults: string[] = [];
  for await (const { message } of findFaults(GENERATED)) faults.push(message);
  if (faults.length > 0) throw new CommandFailure(faults.join("\n"));
}
