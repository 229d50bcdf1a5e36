import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the proxy treats requests: forward, hang, close the connection, return garbage, or break the URLs of a response. */
export type Behavior =
  | 'passes'
  | 'spoils addresses'
  | 'hangs'
  | 'cuts'
  | 'answers markup'
  | 'answers wrong json'
  | 'answers errors'
  | 'answers 500'
  | 'cuts in the middle';

/** An HTTP proxy in front of the provider whose behavior a test can change at any time. */
export type FailingProxy = {
  origin: string;
  behave: (behaviour: Behavior) => void;
  /** How many requests it has seen since the last call. */
  taken: () => number;
  close: () => Promise<void>;
};

const json = { 'content-type': 'application/json' };

const answerWith = (behaviour: Exclude<Behavior, 'passes' | 'spoils addresses'>, answer: ServerResponse): void => {
  switch (behaviour) {
    case 'hangs':
      return;
    case 'cuts':
      answer.destroy();
      return;
    case 'answers markup':
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Maintenance</h1>');
      return;
    case 'answers wrong json':
      answer.writeHead(200, json).end('{"data":{"getContent":42,"getContentStream":"x"}}');
      return;
    case 'answers errors':
      answer.writeHead(200, json).end('{"errors":[{"message":"the database is away"}],"data":null}');
      return;
    case 'answers 500':
      answer.writeHead(500, json).end('{"errors":[{"message":"broken"}]}');
      return;
    case 'cuts in the middle':
      answer.writeHead(200, { ...json, 'content-length': '5000' });
      answer.write('{"data":{"', () => answer.destroy());
      return;
    default:
      behaviour satisfies never;
  }
};

const pass = (target: URL, incoming: IncomingMessage, answer: ServerResponse): void => {
  const onward = request(
    {
      hostname: target.hostname,
      port: target.port,
      path: incoming.url,
      method: incoming.method,
      headers: { ...incoming.headers, host: target.host },
    },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  incoming.pipe(onward);
};

/** Returns a well-formed response in which every URL is invalid, which fails only while the page renders. */
const passSpoilt = async (target: URL, incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  const reply = await fetch(new URL(incoming.url ?? '/', target), {
    method: 'POST',
    headers: { ...json, accept: 'application/json' },
    body: Buffer.concat(parts),
  });
  const text = await reply.text();
  answer.writeHead(reply.status, json).end(text.replaceAll(/"uri":"(?:[^"\\]|\\.)*"/g, '"uri":"http://["'));
};

/** Starts a proxy in front of an origin. */
export const startFailingProxy = async (origin: string): Promise<FailingProxy> => {
  const target = new URL(origin);
  const state: { behaviour: Behavior; taken: number } = { behaviour: 'passes', taken: 0 };
  const server = createServer((incoming, answer) => {
    state.taken += 1;
    if (state.behaviour === 'passes') pass(target, incoming, answer);
    else if (state.behaviour === 'spoils addresses') passSpoilt(target, incoming, answer).catch(() => answer.destroy());
    else answerWith(state.behaviour, answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (behaviour) => {
      state.behaviour = behaviour;
    },
    taken: () => {
      const { taken } = state;
      state.taken = 0;
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
