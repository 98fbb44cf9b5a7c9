import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { isCompressible } from "#host/files/accepted-encoding.ts";

const compress = promisify(brotliCompress);

/**
 * Size in bytes above which a lower quality is used. Only files of the CMS are larger; the best quality would
 * take fifteen seconds for them.
 */
const LARGE_BYTES = 1_000_000;
const LARGE_QUALITY = 9;

/**
 * Writes a brotli copy (`.br`) beside every compressible file, if the copy is smaller. Our own host sends the
 * copies: the build compresses each file once, at a high quality, and the host need not compress it for every
 * visitor. Returns the number of copies.
 */
export async function compressSite(folder = "dist"): Promise<number> {
  const waiting = globSync(`${folder}/**/*.*`).filter((path) => isCompressible(getMimeType(path) ?? ""));
  let written = 0;
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const bytes = await readFile(path);
      const quality = bytes.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
      const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      if (packed.length >= bytes.length) continue;
      await writeFile(`${path}.br`, packed);
      written++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return written;
}
