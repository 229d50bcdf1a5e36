import { Session, type Profiler } from 'node:inspector/promises';

/** Parts of the main thread's work, in the order in which the stack of a sample is compared with them, from its top. */
const parts: readonly (readonly [part: string, pattern: RegExp])[] = [
  ['garbage collection', /^\(garbage collector\)/],
  ['JSON', /^(stringify|parse) $|^JSON|^ensureText|stringifyJson/],
  ['cost of documents', /graphql\/(measureDocument|requestCost|costPlugin|fieldCosts|limits)\.ts/],
  ['parsing and validation', /graphql[@/].*\/(language|validation)\//],
  ['execution of GraphQL', /node_modules\/graphql\//],
  ['dates', /dates\/formatDate\.ts/],
  ['building SQL (Kysely)', /node_modules\/kysely\//],
  ['driver (pg)', /node_modules\/(pg|pg-protocol|pg-pool|pg-types)\//],
  [
    'embedded database, messages',
    /pglite|db\/embedded\/|node:internal\/worker|node:internal\/per_context\/messageport/,
  ],
  ['Yoga', /node_modules\/(graphql-yoga|@envelop|@whatwg-node|@graphql-tools)/],
  [
    'HTTP',
    /server\/(http|router|responseHeaders|requestQueue)\.ts|node:(_http|http|net)|internal\/deps\/undici|internal\/(streams|webstreams|http)|stream_base/,
  ],
  ['queries and resolvers', /apps\/provider\/src\//],
];

/** Share of each part in the samples of a thread. */
export type Profile = { ms: ReadonlyMap<string, number>; top: readonly (readonly [string, number])[] };

const getPart = (stack: readonly string[]): string => {
  for (const frame of stack) for (const [part, pattern] of parts) if (pattern.test(frame)) return part;
  return 'other';
};

const toFrame = ({ callFrame: { functionName, url, lineNumber } }: Profiler.ProfileNode): string =>
  `${functionName} ${url}${url ? `:${lineNumber + 1}` : ''}`;

/** Profiles this thread while `run` runs. Idle time is not counted. */
export const profile = async (run: () => Promise<unknown>): Promise<Profile> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  await run();
  const { profile: recorded } = await session.post('Profiler.stop');
  session.disconnect();
  const nodes = new Map(recorded.nodes.map((node) => [node.id, node]));
  const parents = new Map(recorded.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const getStack = (id: number | undefined): string[] => {
    const node = id === undefined ? undefined : nodes.get(id);
    return node && id !== undefined ? [toFrame(node), ...getStack(parents.get(id))] : [];
  };
  const ms = new Map<string, number>();
  const top = new Map<string, number>();
  (recorded.samples ?? []).forEach((id, index) => {
    const stack = getStack(id);
    const self = stack[0] ?? '';
    if (/^\((idle|program|root)\)/.test(self)) return;
    const spent = (recorded.timeDeltas?.[index + 1] ?? 0) / 1000;
    const part = getPart(stack);
    ms.set(part, (ms.get(part) ?? 0) + spent);
    top.set(self, (top.get(self) ?? 0) + spent);
  });
  return { ms, top: [...top].toSorted((left, right) => right[1] - left[1]) };
};
