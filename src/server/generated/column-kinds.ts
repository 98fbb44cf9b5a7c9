/** The kinds of columns in a section file, and the typed array of each. */
export const COLUMN_KINDS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;

export type ColumnKind = keyof typeof COLUMN_KINDS;
export type ColumnOf<Kind extends ColumnKind> = InstanceType<(typeof COLUMN_KINDS)[Kind]>;
/** A column of a section file as a typed array. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Sections begin at multiples of this many bytes, so that typed arrays can be views of the file's bytes. */
const ALIGN = 8;
const pad = (size: number) => Math.ceil(size / ALIGN) * ALIGN;

/** The zeros between a section of `size` bytes and the next section. */
export const padding = (size: number) => Buffer.alloc(pad(size) - size);

/**
 * Offset of the first section in a file whose JSON head has `headBytes` bytes. The offsets of sections are
 * relative to this offset.
 */
export const sectionsStart = (headBytes: number) => pad(4 + headBytes);

/** A section as the head of a file lists it. `at` is its offset, `length` its number of values. */
type Section = [kind: ColumnKind, at: number, length: number];

/** What precedes the first section of a file: the length of the head (u32), the head, and zeros. */
export function encodeHead(
  meta: object,
  columns: [name: string, kind: ColumnKind, length: number][],
): Buffer {
  let at = 0;
  const sections: Record<string, Section> = {};
  for (const [name, kind, length] of columns) {
    sections[name] = [kind, at, length];
    at += pad(length * COLUMN_KINDS[kind].BYTES_PER_ELEMENT);
  }
  const head = Buffer.from(JSON.stringify({ meta, sections }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, padding(4 + head.length)]);
}
