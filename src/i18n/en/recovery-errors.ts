import type { Dictionary } from "../cn.ts";

export const recoveryErrors: Dictionary["recoveryErrors"] = {
  invalid: "A parameter of the request is wrong: check it and try again.",
  unknownReason: "There is no such cause: choose one from the list.",
  unknownCourt: "There is no such court: choose one from the list.",
  ambiguousCourt: "Several courts bear this name, give it in full: {courts}",
  invalidAmount: "There is no such amount range: choose one from the list.",
  method: "This method is not supported.",
  json: "The body is not valid JSON.",
  missing: "The lawyer tables have not been made: run npm run data.",
};
