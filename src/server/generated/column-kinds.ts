/** The kinds of typed arrays in a section file. */
export const COLUMN_KINDS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;

export type ColumnKind = keyof typeof COLUMN_KINDS;
export type ColumnOf<Kind extends ColumnKind> = InstanceType<(typeof COLUMN_KINDS)[Kind]>;
/** A typed array in a section file. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Alignment of sections, so that typed arrays can be views of the file's bytes. */
const ALIGN = 8;
const pad = (size: number) => Math.ceil(size / ALIGN) * ALIGN;

/** Zeros from a size to the start of the next section. */
export const padding = (size: number) => Buffer.alloc(pad(size) - size);

/**
 * Offset of the sections in a file whose JSON head has this many bytes; offsets of sections are relative to
 * it.
 */
export const sectionsStart = (headBytes: number) => pad(4 + headBytes);

/** A section as listed in the head of a file. */
type Section = [kind: ColumnKind, at: number, length: number];

/** The start of a file before its first section: length of the head (u32), head, zeros. */
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
