import { IncomingMessage, type IncomingHttpHeaders, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { RenderedDocument } from './cachedDocument.ts';

/** A response that collects its body. Its socket discards what is written. */
class CollectedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super(request);
    const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
    this.assignSocket(discard as Socket);
  }

  #collect(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string')
      this.chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    // The writer may reuse its bytes after the call.
    else if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
  }

  /** The memory takes the whole body: the writer never waits. */
  override write(...[chunk, encoding, done]: readonly unknown[]): boolean {
    this.#collect(chunk, encoding);
    super.write(chunk, encoding as BufferEncoding, done as () => void);
    return true;
  }

  override end(...[chunk, encoding, done]: readonly unknown[]): this {
    this.#collect(chunk, encoding);
    return super.end(chunk, encoding as BufferEncoding, done as () => void);
  }

  /** Node emits `close` for responses of its own servers only. */
  override destroy(error?: Error): this {
    super.destroy(error);
    this.emit('close');
    return this;
  }
}

/** Handles a GET request without a connection. Rejects where the response breaks off. */
export const renderInMemory = (
  handle: RequestListener,
  { url, headers }: { url: string; headers: IncomingHttpHeaders },
): Promise<RenderedDocument> =>
  new Promise((resolve, reject) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers });
    request.push(null);
    const response = new CollectedResponse(request);
    response.once('finish', () => {
      resolve({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(response.chunks) });
      response.destroy();
    });
    response.once('close', () => reject(new Error('The response broke off.')));
    handle(request, response);
  });
