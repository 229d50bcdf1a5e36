import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forward, hang, close the connection, return garbage, or break the URLs of a response. */
export type Behavior =
  | 'forwards'
  | 'breaks URLs'
  | 'hangs'
  | 'closes the connection'
  | 'returns HTML'
  | 'returns wrong JSON'
  | 'returns GraphQL errors'
  | 'returns 500'
  | 'closes mid-response';

/** An HTTP proxy in front of the provider whose behavior a test can change at any time. */
export type FailingProxy = {
  origin: string;
  behave: (behavior: Behavior) => void;
  /** How many requests it has seen since the last call. */
  taken: () => number;
  close: () => Promise<void>;
};

const json = { 'content-type': 'application/json' };

const respond = (behavior: Exclude<Behavior, 'forwards' | 'breaks URLs'>, response: ServerResponse): void => {
  switch (behavior) {
    case 'hangs':
      return;
    case 'closes the connection':
      response.destroy();
      return;
    case 'returns HTML':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Maintenance</h1>');
      return;
    case 'returns wrong JSON':
      response.writeHead(200, json).end('{"data":{"getContent":42,"getContentStream":"x"}}');
      return;
    case 'returns GraphQL errors':
      response.writeHead(200, json).end('{"errors":[{"message":"the database is away"}],"data":null}');
      return;
    case 'returns 500':
      response.writeHead(500, json).end('{"errors":[{"message":"broken"}]}');
      return;
    case 'closes mid-response':
      response.writeHead(200, { ...json, 'content-length': '5000' });
      response.write('{"data":{"', () => response.destroy());
      return;
    default:
      behavior satisfies never;
  }
};

const forward = (target: URL, incoming: IncomingMessage, response: ServerResponse): void => {
  const onward = request(
    {
      hostname: target.hostname,
      port: target.port,
      path: incoming.url,
      method: incoming.method,
      headers: { ...incoming.headers, host: target.host },
    },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
};

/** Returns a well-formed response in which every URL is invalid, which fails only while the page renders. */
const forwardWithBrokenUrls = async (
  target: URL,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  const reply = await fetch(new URL(incoming.url ?? '/', target), {
    method: 'POST',
    headers: { ...json, accept: 'application/json' },
    body: Buffer.concat(parts),
  });
  const text = await reply.text();
  response.writeHead(reply.status, json).end(text.replaceAll(/"uri":"(?:[^"\\]|\\.)*"/g, '"uri":"http://["'));
};

export const startFailingProxy = async (origin: string): Promise<FailingProxy> => {
  const target = new URL(origin);
  const state: { behavior: Behavior; taken: number } = { behavior: 'forwards', taken: 0 };
  const server = createServer((incoming, response) => {
    state.taken += 1;
    if (state.behavior === 'forwards') forward(target, incoming, response);
    else if (state.behavior === 'breaks URLs')
      forwardWithBrokenUrls(target, incoming, response).catch(() => response.destroy());
    else respond(state.behavior, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (behavior) => {
      state.behavior = behavior;
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
