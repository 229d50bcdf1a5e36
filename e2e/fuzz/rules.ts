import type { HttpInput } from './request.ts';
import type { Reply } from './response.ts';
import { getHeader } from './response.ts';

/** A property that does not hold: the rule's name, and what was seen. */
export type Violation = { rule: string; detail: string };

export const ruleLimits = { responseMs: 2_000, stallMs: 250 } as const;

/** Sent in every place that a visitor controls. It must never reach another visitor, a header or a log. */
export const canary = 'fuzzcanary';
/** Sent as passwords, tokens and email addresses: the logs must not hold it. */
export const secretCanary = 'fuzzsecret';
/** Markup that must be escaped wherever it is repeated. */
export const markupCanary = `<${canary}-tag>`;
/** A header that exists only where a value has started a header of its own. */
export const injectedHeader = 'x-fuzz-injected';

/** What a run knows of the visitor whose data no other visitor may see: values that occur in no public page. */
export type PrivateData = readonly string[];

type Rule = { name: string; check: (reply: Reply, input: HttpInput, secrets: PrivateData) => string | undefined };

/** 5xx that operations.md documents while all services run: overload, which names when to try again. */
const isDocumented = (reply: Reply): boolean =>
  reply.status < 500 || (reply.status === 503 && getHeader(reply, 'retry-after') !== undefined);

/** Statuses that Node itself responds with before a request reaches the server's code. */
const nodeErrors: ReadonlySet<number> = new Set([400, 408, 413, 417, 431]);
const isNodeError = ({ status, body }: Reply): boolean => nodeErrors.has(status) && body === '';

/** Whether an HTTP parser refuses the request line: closing the connection is then an allowed response. */
const isUnparsable = ({ method, target }: HttpInput): boolean =>
  !/^[A-Z-]+$/.test(method) || !/^[!-~\u0080-\uFFFF]+$/.test(target);

/** The largest body that any address accepts, in characters: the purge webhook's. */
const maxAcceptedBody = 1024 * 1024;

/** Whether a body is refused unread: the client may see the closed connection before it reads the refusal. */
const isRefusedUnread = ({ body }: HttpInput): boolean => (body?.text.length ?? 0) > maxAcceptedBody;

const isMarkup = (reply: Reply): boolean => /html|xml|svg/.test(getHeader(reply, 'content-type') ?? '');

const internals =
  /node_modules\/|\/packages\/site\/src|apps\/provider\/src|\bat (?:async )?[\w.<>]+ \((?:file|node):|ECONNREFUSED|syntax error at or near|invalid byte sequence|duplicate key value/;

/** The properties that hold for every response, whatever was sent. */
const responseRules: readonly Rule[] = [
  {
    name: 'response',
    check: (reply, input) =>
      reply.status === 0 && !reply.isTimedOut && !isUnparsable(input) && !isRefusedUnread(input)
        ? 'the connection was closed without a response'
        : undefined,
  },
  { name: 'status', check: (reply) => (isDocumented(reply) ? undefined : `status ${reply.status}`) },
  {
    name: 'header',
    check: ({ headers }) =>
      headers
        .find(
          ([name, value]) =>
            name === injectedHeader || value.includes(`${injectedHeader}:`) || !/^[\w!#$%&'*+.^`|~-]+$/.test(name),
        )
        ?.join(': '),
  },
  {
    name: 'nosniff',
    check: (reply) =>
      reply.status === 0 || isNodeError(reply) || getHeader(reply, 'x-content-type-options') === 'nosniff'
        ? undefined
        : `no x-content-type-options at status ${reply.status}`,
  },
  {
    name: 'markup',
    check: (reply) =>
      isMarkup(reply) && reply.body.includes(markupCanary) ? `${markupCanary} is repeated without escaping` : undefined,
  },
  { name: 'internals', check: ({ body }) => internals.exec(body)?.[0] },
  {
    name: 'private',
    check: ({ headers, body }, _, secrets) =>
      secrets.some((secret) => body.includes(secret) || headers.some(([, value]) => value.includes(secret)))
        ? "the victim's data are in the response"
        : undefined,
  },
];

/** The first property that a response breaks. */
export const findViolation = (reply: Reply, input: HttpInput, secrets: PrivateData = []): Violation | undefined => {
  for (const { name, check } of responseRules) {
    const detail = check(reply, input, secrets);
    if (detail !== undefined) return { rule: name, detail };
  }
  return undefined;
};

/** A blocked event loop blocks its own thread: delay without CPU time is another process's doing. */
export const getStallMs = ({ maxDelayMs, cpuMs }: { maxDelayMs: number; cpuMs: number }): number =>
  Math.min(maxDelayMs, cpuMs);
