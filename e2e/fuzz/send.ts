import { connect } from 'node:net';
import { testedBrand } from '../src/testedBrand.ts';
import type { HostileRequest } from './inputs.ts';

/** A response. `status` 0 means that the server closed the connection without one. */
export type Reply = { status: number; head: string; body: string; durationMs: number };

/** The public host of the site, as a proxy in front of it passes it on. */
export const publicHost = testedBrand.domain;
const timeoutMs = 6_000;

const withoutLineBreaks = (text: string): string => text.replaceAll(/[\r\n]/g, ' ');

const toBytes = ({ server, method, target, headers, body = '' }: HostileRequest): string => {
  const own = headers.map(([name, value]) => `${name}: ${withoutLineBreaks(value)}`);
  const host = server === 'site' ? publicHost : 'localhost';
  return [
    `${method} ${withoutLineBreaks(target)} HTTP/1.1`,
    ...(headers.some(([name]) => name === 'host') ? [] : [`host: ${host}`]),
    ...(headers.some(([name]) => name === 'x-forwarded-proto') ? [] : ['x-forwarded-proto: https']),
    ...own,
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
    'connection: close',
    '',
    body,
  ].join('\r\n');
};

const parse = (text: string): Omit<Reply, 'durationMs'> => {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, Math.max(0, end)).replaceAll('\r', '');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  // 100 Continue and 103 Early Hints come before the response.
  return status >= 100 && status < 200 ? parse(text.slice(end + 4)) : { status, head, body: text.slice(end + 4) };
};

/** Sends one request on a connection of its own. HTTP clients refuse to send what is hostile. */
export const send = (request: HostileRequest, port: number): Promise<Reply> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const startedAt = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(toBytes(request)));
    const finish = (): void => {
      socket.destroy();
      resolve({ ...parse(Buffer.concat(chunks).toString('utf8')), durationMs: performance.now() - startedAt });
    };
    socket.setTimeout(timeoutMs, finish);
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may reset the connection after its response when it does not read the whole request.
    socket.on('error', finish).on('close', finish);
  });
