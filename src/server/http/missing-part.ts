/** A part of the product that is not there: answered with 503 and the command that makes it. */
export class MissingPart extends Error {
  override name = "MissingPart";
  readonly command: string;

  constructor(path: string, command: string) {
    super(`${path} is missing: run ${command}`);
    this.command = command;
  }
}
