/** Field numbers and enumerations of onnx.proto that a model of two nodes needs. */
const FLOAT = 1;
const INT64 = 7;
const INT_ATTRIBUTE = 2;
const IR_VERSION = 8;
const OPSET = 13;

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left]);
    bytes.push((left % 128) + 128);
  }
};
const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, value: Uint8Array | string) => {
  const content = Buffer.from(value as string);
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);
};
const message = (field: number, ...members: Buffer[]) => bytes(field, Buffer.concat(members));

const node = (type: string, inputs: string[], output: string, ...attributes: Buffer[]) =>
  message(1, ...inputs.map((name) => bytes(1, name)), bytes(2, output), bytes(4, type), ...attributes);

const initializer = (name: string, dims: number[], type: number, values: Float32Array | BigInt64Array) =>
  message(
    5,
    ...dims.map((dim) => number(1, dim)),
    number(2, type),
    bytes(8, name),
    bytes(9, new Uint8Array(values.buffer)),
  );

/** An input (11) or output (12) of a graph; a dimension that varies is a name. */
const value = (field: number, name: string, type: number, dims: (number | string)[]) => {
  const shape = dims.map((dim) => message(1, typeof dim === "number" ? number(1, dim) : bytes(2, dim)));
  return message(field, bytes(1, name), message(2, message(1, number(1, type), message(2, ...shape))));
};

/** An ONNX model of a few hundred bytes: input_ids become the rows of `table`, whose sum is the vector of the text. */
export function smallModel(table: readonly (readonly number[])[]): Buffer {
  const width = table[0]!.length;
  return Buffer.concat([
    number(1, IR_VERSION),
    message(
      7,
      node("Gather", ["table", "input_ids"], "pieces"),
      node(
        "ReduceSum",
        ["pieces", "axes"],
        "sentence",
        message(5, bytes(1, "keepdims"), number(3, 0), number(20, INT_ATTRIBUTE)),
      ),
      bytes(2, "sum of rows"),
      initializer("table", [table.length, width], FLOAT, Float32Array.from(table.flat())),
      initializer("axes", [1], INT64, BigInt64Array.of(1n)),
      value(11, "input_ids", INT64, [1, "pieces"]),
      value(12, "sentence", FLOAT, [1, width]),
    ),
    message(8, bytes(1, ""), number(2, OPSET)),
  ]);
}
