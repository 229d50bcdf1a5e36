/**
 * Copies bytes into memory of their own. The results of `node:zlib` are views of 64 KB: a cache of small ones would take
 * many times the memory that it counts.
 */
export const toOwnMemory = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};
