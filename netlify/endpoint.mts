import type * as z from "zod/mini";
import { failureMessage } from "#i18n/api-errors.ts";
import { type Endpoint, type Handler, endpoint as unworded } from "#server/http/endpoint.ts";

/** Makes the handler of an operation. The messages of its failures come from the dictionaries. */
export const endpoint = <Schema extends z.ZodMiniType>(described: Omit<Endpoint<Schema>, "word">): Handler =>
  unworded({ ...described, word: failureMessage } as Endpoint<Schema>);
