/** What Node wants to be told of a request whose body is a stream; its types do not know it. */
export const streamed = { duplex: 'half' } as const;

/** A body that never ends, and how much of it was taken. */
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
