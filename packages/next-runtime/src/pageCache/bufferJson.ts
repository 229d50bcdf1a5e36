/**
 * Makes `JSON.stringify` write the buffers of this process as Base64 instead of a list of numbers, one for each byte. Next
 * serializes each page that it caches, with hundreds of KB in buffers, only to measure its length: with lists that takes an
 * eighth of the time of an uncached response. `Buffer.from` throws for this form, so no code can read wrong bytes from it.
 */
export const serializeBuffersAsBase64 = (): void => {
  Object.defineProperty(Buffer.prototype, 'toJSON', {
    configurable: true,
    writable: true,
    value(this: Buffer) {
      return { type: 'Buffer', data: this.toString('base64') };
    },
  });
};
