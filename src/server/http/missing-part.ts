/** A part of the product that is not there: answered with 503 and the command that makes it. */
export class MissingPart extends Error {
  override name = "MissingPart";
  readonly command: string;

  constructor(part: string, command: string, options?: ErrorOptions) {
    super(`${part} is missing: run ${command}`, options);
    this.command = command;
  }
}
