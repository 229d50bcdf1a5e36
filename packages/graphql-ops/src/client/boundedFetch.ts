import type { Fetch } from './retry.ts';

/** Thrown when a response is larger than its limit. */
class ResponseTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`The response is larger than ${maxBytes} bytes.`);
    this.name = 'ResponseTooLargeError';
  }
}

const limitBytes = (maxBytes: number): TransformStream<Uint8Array, Uint8Array> => {
  let size = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new ResponseTooLargeError(maxBytes));
      else controller.enqueue(chunk);
    },
  });
};

/** Wraps `fetch` so that reading a body fails after `maxBytes` decoded bytes, which cancels the rest of the response. */
export const boundedFetch =
  (fetch: Fetch, maxBytes: number): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    return new Response(response.body.pipeThrough(limitBytes(maxBytes)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
