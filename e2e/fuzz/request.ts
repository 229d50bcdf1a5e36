import { connect } from 'node:net';
import { parseResponse, type Reply } from './response.ts';

/** One hostile request. `row` names the generator that made it, so that equal failures are reported once. */
export type HttpInput = {
  server: 'site' | 'provider';
  row: string;
  method: string;
  /** The request target as it is sent: no encoding is applied. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: { text: string; encoding: 'utf8' | 'latin1'; framing: 'length' | 'chunked' };
};

/** Time limit of a request: three times the limit of a response. */
const requestTimeoutMs = 6_000;

/** The public host of the brand, as a proxy in front of the site passes it on. */
export const publicHost = 'plotline.example.com';

/** Headers that a client or proxy adds unless the request has its own. */
const defaultHeaders: Readonly<Record<HttpInput['server'], HttpInput['headers']>> = {
  site: [
    ['Host', publicHost],
    ['X-Forwarded-Proto', 'https'],
  ],
  provider: [['Host', 'localhost']],
};

const withoutLineBreaks = (text: string): string => text.replaceAll(/[\r\n]/g, ' ');

const chunked = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);

/** The bytes of a request. Values may hold anything but line breaks, which would start another header. */
export const toBytes = ({ server, method, target, headers, body }: HttpInput): Buffer => {
  const content = body && Buffer.from(body.text, body.encoding);
  const framing =
    content === undefined || content.length === 0
      ? []
      : body?.framing === 'chunked'
        ? ['Transfer-Encoding: chunked']
        : [`Content-Length: ${content.length}`];
  const lines = [
    `${method} ${withoutLineBreaks(target)} HTTP/1.1`,
    ...defaultHeaders[server]
      .filter(([name]) => !headers.some(([ownName]) => ownName.toLowerCase() === name.toLowerCase()))
      .map(([name, value]) => `${name}: ${value}`),
    ...headers.map(([name, value]) => `${name}: ${withoutLineBreaks(value)}`),
    ...framing,
    'Connection: close',
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  if (content === undefined || content.length === 0) return head;
  return Buffer.concat([head, body?.framing === 'chunked' ? chunked(content) : content]);
};

/** Sends one request on a connection of its own. No client library: they refuse to send what is hostile. */
export const send = (input: HttpInput, port: number, timeoutMs = requestTimeoutMs): Promise<Reply> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const startedAt = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(toBytes(input)));
    const finish = (isTimedOut: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ ...parseResponse(Buffer.concat(chunks)), durationMs: performance.now() - startedAt, isTimedOut });
    };
    const timer = setTimeout(() => finish(true), timeoutMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may reset the connection after its response when it does not read the whole request.
    socket.on('error', () => finish(false));
    socket.on('end', () => finish(false));
    socket.on('close', () => finish(false));
  });

/** A request without hostile parts. */
export const get = (server: HttpInput['server'], target: string, headers: HttpInput['headers'] = []): HttpInput => ({
  server,
  row: 'visitor',
  method: 'GET',
  target,
  headers,
});
