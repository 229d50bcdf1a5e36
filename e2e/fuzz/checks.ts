import { connect } from 'node:net';
import type { Service } from '@masthead/scripts/service';
import { readFileSync } from 'node:fs';
import { testedBrand } from '../src/testedBrand.ts';
import { canary, injectedHeader, markupCanary, secretCanary } from './canaries.ts';
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

/** A busy machine slows down single attempts, slow code every one. */
export const maxResponseMs = 2_000;

/** Whether a parser of HTTP refuses the request line, and may close the connection. */
const isUnparsable = ({ method, target }: HostileRequest): boolean =>
  !/^[A-Z]+$/.test(method) || !/^[!-~\u0080-\uFFFF]+$/.test(target);

const internals =
  /node_modules\/|\/packages\/site\/src|apps\/provider\/src|\bat (?:async )?[\w.<>]+ \((?:file|node):|ECONNREFUSED|syntax error at or near|invalid byte sequence|duplicate key value/;

/** Node responds itself to what it does not pass on to a server. */
const nodeStatuses: ReadonlySet<number> = new Set([400, 408, 413, 417, 431]);
const isNodeError = ({ status, body }: Reply): boolean => nodeStatuses.has(status) && /^(?:0\r\n\r\n)?$/.test(body);

/**
 * Returns the property that a response breaks, whatever was sent: it exists, is no server error, starts no header of
 * the client's, is not sniffed, escapes markup, and has no internals and nothing of another reader.
 */
export const findViolation = (
  reply: Reply,
  request: HostileRequest,
  secrets: readonly string[],
): string | undefined => {
  const { status, head, body } = reply;
  if (status === 0) return isUnparsable(request) ? undefined : 'response: the connection was closed without a response';
  if (status >= 500 && !(status === 503 && /\nretry-after:/i.test(head))) return `status: ${status}`;
  if (new RegExp(`\n${injectedHeader}:`, 'i').test(head)) return 'header: a value starts a header';
  if (!/\nx-content-type-options: nosniff/i.test(head) && !isNodeError(reply)) return `nosniff: missing, ${status}`;
  if (/\ncontent-type: [^\n]*(?:html|xml|svg)/i.test(head) && body.includes(markupCanary))
    return `markup: ${markupCanary} is repeated without escaping`;
  const internal = internals.exec(body);
  if (internal) return `internals: ${internal[0]}`;
  if (secrets.some((secret) => body.includes(secret) || head.includes(secret)))
    return "private: a signed-in reader's data are in the response";
  return undefined;
};

/** Returns what one visitor sent and another one receives. */
export const findForeignText = ({ head, body }: Reply): string | undefined =>
  [canary, secretCanary].find((text) => head.includes(text) || body.includes(text));

const unhandled = /unhandled ?rejection|uncaught ?exception|MaxListenersExceededWarning|JavaScript heap out of memory/i;

/** Returns lines of the logs with an unhandled error, or with a password, token or key. */
export const findLogViolations = (services: readonly Service[], keys: readonly string[]): readonly string[] =>
  services.flatMap(({ logFile }) =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .flatMap((line) => [
        ...(unhandled.test(line) ? [`unhandled error: ${line.slice(0, 400)}`] : []),
        ...([secretCanary, ...keys].some((key) => line.includes(key))
          ? [`secret in a log: ${line.slice(0, 400)}`]
          : []),
      ])
      .slice(0, 5),
  );
