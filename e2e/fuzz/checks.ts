import type { Service } from '@masthead/scripts/service';
import { readFileSync } from 'node:fs';
import { canary, injectedHeader, markupCanary, secretCanary } from './canaries.ts';
import type { HostileRequest } from './inputs.ts';
import type { Reply } from './send.ts';

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
