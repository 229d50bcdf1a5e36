/**
 * Makes `JSON.stringify` write buffers of this process as Base64. Node's own form lists every byte as a number: Next
 * serializes each page that it caches to measure its length, with hundreds of KB in buffers, which takes an eighth of an
 * uncached response. `Buffer.from` rejects the short form, so that nothing can read it by mistake.
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
