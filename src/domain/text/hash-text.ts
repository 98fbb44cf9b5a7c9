/**
 * Two 32-bit hashes of a text by multiplication (the first is FNV-1a over UTF-16 units). Different texts may
 * have the same hashes.
 */
export function hashHalves(text: string): [low: number, high: number] {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193) >>> 0;
    high = Math.imul(high ^ code, 0x85ebca6b) >>> 0;
  }
  return [low, high];
}
