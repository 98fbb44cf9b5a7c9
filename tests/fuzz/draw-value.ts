import fc from "fast-check";
import type { CorpusWords } from "./corpus-words.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";

/** A JSON Schema of the document. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

/** Few leads and files, so that calls also hit those of other calls. */
const UUIDS = Array.from({ length: 6 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
const HASHES = ["0", "a", "7"].map((digit) => digit.repeat(64));
const KINDS = ["判决书", "裁定书", "调解书", "决定书"];
const YUAN = [
  "0",
  "120万元",
  "1200000",
  "壹佰万元",
  "100000-500000",
  "1.5亿",
  "-5",
  "50万元以上",
  "5,000,000",
];

const manifest = fc
  .record({
    name: fc.oneof(fc.constantFrom("判决书.pdf", "证据.JPG", "a.docx", "x.exe", "../a.pdf"), hostileText),
    size: fc.constantFrom(0, 1, 20_000, 480_001, 16_777_216, 16_777_217, 1e12),
    sha256: fc.constantFrom(...HASHES),
    part_size: fc.constantFrom(1, 480_000, 1_000_000, 1_000_001),
    parts: fc.array(fc.constantFrom(...HASHES), { maxLength: 66 }),
  })
  .map((value) => JSON.stringify(value));

/** Sample texts for a field, chosen by its name. */
function textsOf(name: string, words: CorpusWords): readonly string[] {
  if (name === "id") return words.id;
  if (name === "user_uuid") return UUIDS;
  if (name === "court" || name === "courtname" || name === "first_court" || name === "final_court")
    return words.court;
  if (name === "reason") return words.reason;
  if (/number|^text$/.test(name)) return words.number;
  if (/judge|counsel|lawyer|member|party|username/.test(name)) return words.person;
  if (name === "kind") return KINDS;
  if (name === "suitedate") return words.year;
  if (/^date|^served$/.test(name)) return words.day;
  if (name === "amount") return YUAN;
  return words.any;
}

/** Draws values that a schema allows, with the collection's own words for text fields. */
export class ValueDrawer {
  private readonly schemas: Record<string, Schema>;
  private readonly words: CorpusWords;

  constructor(schemas: Record<string, Schema>, words: CorpusWords) {
    this.schemas = schemas;
    this.words = words;
  }

  /** The schema itself, without references; several combined schemas are merged. */
  resolve(schema: Schema): Schema {
    if (schema.$ref) return this.resolve(this.schemas[schema.$ref.split("/").at(-1)!] ?? {});
    if (!schema.allOf) return schema;
    const parts = schema.allOf.map((part) => this.resolve(part));
    return {
      type: "object",
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required = [] }) => required),
    };
  }

  /** Values of a schema; `name` is that of the field. */
  value(given: Schema, name = ""): fc.Arbitrary<unknown> {
    const schema = this.resolve(given);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if ("const" in schema) return fc.constant(schema.const);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => this.value(one, name)));
    if (schema.type === "object") return this.object(schema);
    if (schema.type === "array") return this.list(schema, name);
    if (schema.type === "boolean") return fc.boolean();
    if (schema.type === "number" || schema.type === "integer") return number(schema);
    return schema.type === "string" ? this.text(schema, name) : hostileValue;
  }

  private object({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
    const fields = Object.entries(properties).map(([name, field]) => {
      const value = fc.oneof(
        { weight: 80, arbitrary: this.value(field, name) },
        { weight: 1, arbitrary: hostileValue },
      );
      // A query with every condition would find nothing, so most fields are omitted.
      const given = fc.integer({ min: 0, max: required.includes(name) ? 39 : 3 });
      const isGiven = (dice: number) => (required.includes(name) ? dice > 0 : dice === 0);
      return fc.tuple(given, value).map(([dice, one]) => (isGiven(dice) ? [[name, one] as const] : []));
    });
    return fc.tuple(...fields).map((pairs) => Object.fromEntries(pairs.flat()));
  }

  private list({ items = {}, maxItems = 50 }: Schema, name: string): fc.Arbitrary<unknown> {
    const one = this.value(items, name);
    return fc.oneof(
      { weight: 20, arbitrary: fc.array(one, { maxLength: 3 }) },
      { weight: 1, arbitrary: fc.array(one, { maxLength: maxItems + 1 }) },
    );
  }

  private text({ pattern }: Schema, name: string): fc.Arbitrary<string> {
    if (name === "manifest") return manifest;
    const own = fc.constantFrom(...textsOf(name, this.words));
    const any = fc.constantFrom(...this.words.any);
    const pair = fc.tuple(own, any).map((both) => both.join(" "));
    const usual = fc.oneof(
      { weight: 20, arbitrary: name === "near" ? pair : own },
      { weight: 2, arbitrary: any },
      // Words of one paragraph, and a pasted list.
      {
        weight: 1,
        arbitrary: fc.array(fc.oneof(own, any), { minLength: 2, maxLength: 5 }).map((list) => list.join(" ")),
      },
      { weight: 1, arbitrary: hostileText },
    );
    if (!pattern || name === "id" || name === "user_uuid") return usual;
    return fc.oneof(
      { weight: 4, arbitrary: fc.stringMatching(new RegExp(pattern, "u")) },
      { weight: 1, arbitrary: usual },
    );
  }
}

function number({ type, minimum = 0, maximum = 1e9 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  const inside =
    type === "integer"
      ? fc.integer({ min, max })
      : fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }));
  const small = fc.integer({ min, max: Math.min(max, min + 20) });
  return fc.oneof(small, inside, fc.constantFrom(min, max));
}
