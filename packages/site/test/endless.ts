/** Option that Node requires for a request with a stream as its body. Its types do not have it. */
export const streamed = { duplex: 'half' } as const;

/** A body that never ends, and the number of bytes that were read. */
export const endless = () => {
  const sent = { bytes: 0 };
  const part = new Uint8Array(16 * 1024).fill(0x61);
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent.bytes += part.length;
      controller.enqueue(part);
    },
  });
  return { body, sent };
};
