import { EventEmitter } from 'node:events';

/** Sends messages of the client to the database and returns its response. */
export type Exchange = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** Type bytes of the client messages to which PostgreSQL responds at once: Sync and simple Query. */
export const flushingTypes: ReadonlySet<number> = new Set(['S'.charCodeAt(0), 'Q'.charCodeAt(0)]);

/** AuthenticationOk and ReadyForQuery: the session has already started. */
export const startedResponse: Buffer = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Joins parts in memory of their own, which can move to another thread. Small buffers of Node share 64 KB. */
export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
};

/** A socket of the driver to the embedded database, whose parser is several times as fast as PGlite's adapter. */
export class EngineSocket extends EventEmitter {
  writable = true;
  readonly #exchange: Exchange;
  #isStarted = false;
  /** Messages until the next Sync or Query: Parse, Bind, Describe, Execute and Sync are one message to the thread. */
  #buffered: Uint8Array[] = [];

  constructor(exchange: Exchange) {
    super();
    this.#exchange = exchange;
  }

  connect(): void {
    setImmediate(() => this.emit('connect'));
  }

  write(message: Uint8Array, done?: () => void): boolean {
    if (!this.#isStarted) {
      this.#isStarted = true;
      setImmediate(() => this.emit('data', startedResponse));
      return true;
    }
    this.#buffered.push(message);
    if (flushingTypes.has(message[0] ?? 0)) this.#flush();
    done?.();
    return true;
  }

  end(): void {
    this.destroy();
  }

  destroy(): void {
    if (!this.writable) return;
    this.writable = false;
    setImmediate(() => this.emit('close'));
  }

  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  #flush(): void {
    const message = joinBytes(this.#buffered);
    this.#buffered = [];
    void this.#exchange(message)
      .then((bytes) => this.emit('data', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
      .catch((error: unknown) => this.emit('error', error));
  }
}
