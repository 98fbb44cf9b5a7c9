/** A missing part of the product; answered with 503 and the command that builds it. */
export class MissingArtifact extends Error {
  override name = "MissingArtifact";
  readonly command: string;

  constructor(part: string, command: string, options?: ErrorOptions) {
    super(`${part} is missing: run ${command}`, options);
    this.command = command;
  }
}

/** The result of `open`; throws MissingArtifact if the file, made by `npm run data`, is missing. */
export function openPart<Part>(part: string, open: () => Part): Part {
  try {
    return open();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
    throw new MissingArtifact(part, "npm run data", { cause });
  }
}
