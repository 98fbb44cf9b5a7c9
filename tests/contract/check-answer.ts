import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";

interface Schema {
  properties?: Record<string, Schema>;
  description?: string;
}
interface Content {
  schema?: Schema;
}
/** A call of the document, as far as its answers are checked. */
export interface DocumentedCall {
  parameters: { name?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, Content & { examples: Record<string, { value: unknown }> }> };
  responses: Record<string, { content?: Record<string, Content> }>;
  "x-rate-limit"?: { calls: number };
}
export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedCall>>;
  components: { schemas: Record<string, Schema> };
}

/** Says what is wrong with an answer by the document: its status, its type, its form. */
export type CheckAnswer = (path: string, response: Response, text: string, method?: string) => string[];

/** A check of answers by a document of the interface. Statuses of other methods are looked up at the path's first. */
export function answerChecker(document: ApiDocument): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: "openapi" });
  const validators = new Map<string, ValidateFunction>();
  const validator = (pointer: string) => {
    const known = validators.get(pointer);
    if (known) return known;
    const made = ajv.compile({ $ref: `openapi#${pointer}` });
    validators.set(pointer, made);
    return made;
  };
  return (path, response, text, asked = "POST") => {
    const item = document.paths[path];
    if (!item) return [`no path ${path}`];
    const method = asked.toLowerCase() in item ? asked.toLowerCase() : Object.keys(item)[0]!;
    const answer = item[method]!.responses[response.status];
    if (!answer) return [`status ${response.status} is not in the document`];
    if (!answer.content) return text === "" ? [] : [`status ${response.status} has a body`];
    const type = (response.headers.get("content-type") ?? "").split(";")[0]!.trim();
    const content = answer.content[type];
    if (!content) return [`type ${type} of status ${response.status} is not in the document`];
    if (!content.schema) return [];
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [`no JSON: ${text.slice(0, 60)}`];
    }
    const encodeStep = (step: string) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));
    const steps = ["paths", path, method, "responses", String(response.status), "content", type, "schema"];
    const valid = validator(`/${steps.map(encodeStep).join("/")}`);
    if (valid(value)) return [];
    return (valid.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message, params }) => [instancePath, message, JSON.stringify(params)].join(" "));
  };
}
