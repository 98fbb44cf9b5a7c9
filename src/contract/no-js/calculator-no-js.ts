import * as z from "zod/mini";
import { CALCULATORS } from "../content/schemas/toolbox.ts";
import type { Operation } from "../operation.ts";
import { CALCULATOR_PLAIN_PATH } from "../paths.ts";

/** The form of a calculator. Its other fields have the names that the calculator's page gives them. */
export const CalculatorNoJsForm = z.object({ calculator: z.enum(CALCULATORS) });

/** Answers with the result of a calculator as a page, for browsers without JavaScript. */
export const calculatorPlain = {
  route: CALCULATOR_PLAIN_PATH,
  method: "POST",
  input: CalculatorNoJsForm,
  bodies: ["application/x-www-form-urlencoded"],
  media: { "text/html": null },
  isPage: true,
  examples: () => ({ fee: { calculator: "preservation-fee", amount: "200000" } }),
} satisfies Operation;
