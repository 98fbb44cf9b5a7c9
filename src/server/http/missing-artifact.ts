/**
 * A part of the product is missing. The answer has status 503; the message has the command that makes the
 * part.
 */
export class MissingArtifact extends Error {
  override name = "MissingArtifact";
  readonly command: string;

  constructor(part: string, command: string, options?: ErrorOptions) {
    super(`${part} is missing: run ${command}`, options);
    this.command = command;
  }
}

/** The result of `open`. Throws MissingArtifact if a file that `npm run data` makes is missing. */
export function openPart<Part>(part: string, open: () => Part): Part {
  try {
    return open();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
    throw new MissingArtifact(part, "npm run data", { cause });
  }
}
