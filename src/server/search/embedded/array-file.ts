import { readFileSync, writeFileSync } from "node:fs";

const ARRAY_KINDS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
};
type ArrayKind = keyof typeof ARRAY_KINDS;
export type TypedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

interface Header {
  arrays: { name: string; kind: ArrayKind; offset: number; length: number }[];
}

/** Every array starts at a multiple of this, so that it can be viewed in place. */
const ALIGNMENT = 8;
const align = (offset: number) => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

function kindOf(array: TypedArray): ArrayKind {
  const kind = Object.entries(ARRAY_KINDS).find(([, arrayClass]) => array instanceof arrayClass);
  if (!kind) throw new TypeError("array-file: this kind of array has no code");
  return kind[0] as ArrayKind;
}

/** Writes named typed arrays into one file: length of the header, header (JSON), the arrays, little endian. */
export function writeArrays(path: string, arrays: Record<string, TypedArray>): void {
  const header: Header = { arrays: [] };
  let offset = 0;
  for (const [name, array] of Object.entries(arrays)) {
    header.arrays.push({ name, kind: kindOf(array), offset, length: array.length });
    offset = align(offset + array.byteLength);
  }
  const head = Buffer.from(JSON.stringify(header));
  const start = align(4 + head.length);
  const bytes = Buffer.alloc(start + offset);
  bytes.writeUInt32LE(head.length, 0);
  head.copy(bytes, 4);
  for (const { name, offset: at } of header.arrays) {
    const array = arrays[name]!;
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + at);
  }
  writeFileSync(path, bytes);
}

/** The arrays of a file, as views of one buffer: opening costs one read. */
export function readArrays<Shape extends Record<string, TypedArray>>(path: string): Shape {
  const bytes = readFileSync(path);
  const headLength = bytes.readUInt32LE(0);
  const header: Header = JSON.parse(bytes.toString("utf8", 4, 4 + headLength));
  const start = bytes.byteOffset + align(4 + headLength);
  const views = header.arrays.map(({ name, kind, offset, length }) => [
    name,
    new ARRAY_KINDS[kind](bytes.buffer as ArrayBuffer, start + offset, length),
  ]);
  return Object.fromEntries(views);
}
