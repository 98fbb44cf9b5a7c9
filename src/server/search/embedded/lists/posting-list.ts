/*
 * A posting list tells which documents contain a bigram, and at which positions. Its documents form blocks of
 * BLOCK_DOCUMENTS, the last of which may have fewer.
 *
 *   +--------------------+-------------------------+----------------------------------+
 *   | doc ids            | table: u32 per block    | position blocks, one per block   |
 *   | doc-ids.ts         | offset of its positions | position-block.ts                |
 *   +--------------------+-------------------------+----------------------------------+
 *    docIdBytes           tableBytes                positionBytes
 *
 * A list of a single block has no table. The dictionary stores the sizes (PostingListInfo).
 */

/** Number of documents in a block. The last block may have fewer. */
export const BLOCK_DOCUMENTS = 128;

/** What the dictionary stores about a posting list. `tableBytes` computes the size of the table from it. */
export interface PostingListInfo {
  documents: number;
  docIdBytes: number;
  /** True if the doc ids are stored as a bitset, false if they are stored as gaps. */
  asBits: boolean;
  /** Number of positions without the first position of each document. */
  further: number;
  positionBytes: number;
}

export const blocksOf = ({ documents }: PostingListInfo): number => Math.ceil(documents / BLOCK_DOCUMENTS);

/** Number of documents in a block of a list. */
export const documentsOfBlock = ({ documents }: PostingListInfo, block: number): number =>
  Math.min(BLOCK_DOCUMENTS, documents - block * BLOCK_DOCUMENTS);

export const tableBytes = (info: PostingListInfo): number =>
  info.documents > BLOCK_DOCUMENTS ? blocksOf(info) * 4 : 0;

/** Size of a whole list in bytes. */
export const listBytes = (info: PostingListInfo): number =>
  info.docIdBytes + tableBytes(info) + info.positionBytes;
