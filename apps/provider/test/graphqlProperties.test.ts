import fc from 'fast-check';
import { getNamedType, type GraphQLField, isLeafType, isObjectType } from 'graphql';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../src/db/open.ts';
import { createGraphqlHandler } from '../src/content/graphql/handler.ts';
import { schema } from '../src/content/graphql/schema.ts';
import { now, writePublication, writeStories } from './fixtures/publication.ts';
import { openEmbedded } from './support/engines.ts';

let open: OpenDatabase;
let handle: ReturnType<typeof createGraphqlHandler>;
let queries = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    queries += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  open = await openEmbedded();
  await writeStories(open.db, await writePublication(open.db), [{ slug: 'one', title: 'One', hours: 30 }]);
  const log = pino({ level: 'silent' });
  handle = createGraphqlHandler({ db: open.db.withPlugin(counter), clock: () => now, log, mode: 'production' });
});
afterAll(() => open.close());

const objectKeys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__typename'];
const hostileText = fc.oneof(
  fc.constantFrom(...objectKeys, '', '"', '\\', '\0', '\ud83d', '%', "';--", 'example', 'markets/atlanta'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const literal = fc.oneof(
  fc.constantFrom('null', '$a', '[]', '{__proto__: 1}', '1e99', '-1', 'constructor', '1', 'true', '"example"'),
  hostileText.map((text) => JSON.stringify(text)),
);

/** A field with arguments that are right or hostile, and with some of its fields, at most four levels deep. */
const selectionOf = (field: GraphQLField<unknown, unknown>, depth = 0): fc.Arbitrary<string> => {
  const type = getNamedType(field.type);
  const args = fc
    .tuple(
      ...field.args.map(({ name }) => fc.option(literal, { freq: 6 }).map((value) => value && `${name}: ${value}`)),
    )
    .map((list) => list.filter(Boolean).join(', '));
  const inner: fc.Arbitrary<string> =
    isLeafType(type) || !isObjectType(type)
      ? fc.constant('')
      : fc
          .shuffledSubarray(
            Object.values(type.getFields()).filter((one) => depth < 3 || isLeafType(getNamedType(one.type))),
          )
          .chain((chosen) => fc.tuple(...chosen.slice(0, 3).map((one) => selectionOf(one, depth + 1))))
          .map((list) => ` { ${['__typename', ...list].join(' ')} }`);
  return fc
    .tuple(fc.constantFrom('', '', 'a: ', '__proto__: ', 'constructor: '), args, inner)
    .map(([alias, list, selection]) => `${alias}${field.name}${list && `(${list})`}${selection}`);
};

const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
const document = fc
  .array(
    fc.constantFrom(...roots).chain((field) => selectionOf(field)),
    { minLength: 1, maxLength: 4 },
  )
  .chain((fields) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(`query ($a: String) { ${fields.join(' ')} }`) },
      fc.constantFrom('mutation', 'subscription', '{'.repeat(200)).map((start) => `${start} { ${fields.join(' ')} }`),
      hostileText.map((text) => `{ ${text} ${fields.join(' ')}`),
    ),
  );
const variables = fc.oneof(
  fc.dictionary(fc.constantFrom('a', ...objectKeys), fc.oneof(hostileText, fc.double(), fc.jsonValue()), {
    maxKeys: 3,
  }),
  fc.jsonValue(),
);
const body = fc.oneof(
  { weight: 6, arbitrary: fc.record({ query: document, variables }).map((value) => JSON.stringify(value)) },
  fc
    .record({ query: document, operationName: hostileText, extensions: fc.jsonValue() })
    .map((value) => JSON.stringify(value)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const headers = fc.record({
  'content-type': fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'application/json',
    'application/graphql',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    'application/json; charset=utf-99',
  ),
  accept: fc.constantFrom(
    'application/graphql-response+json',
    'application/json',
    '*/*',
    'text/html',
    'a/b;q=__proto__',
  ),
});

/** More queries than this would be one for each row. */
const maxQueries = 60;

test('any request gets JSON with data or errors, never a server error, after a bounded number of queries', async () => {
  await fc.assert(
    fc.asyncProperty(body, headers, fc.integer({ min: 1, max: 250 }), async (text, list, host) => {
      queries = 0;
      const request = new Request('http://localhost/graphql', { method: 'POST', headers: list, body: text });
      const response = await handle(request, `203.0.113.${host}`);
      expect(response.status).toBeLessThan(500);
      const reply = (await response.json()) as { data?: unknown; errors?: { message: unknown }[] };
      expect(reply.data !== undefined || Array.isArray(reply.errors)).toBe(true);
      for (const { message } of reply.errors ?? []) expect(message).toEqual(expect.any(String));
      expect(queries).toBeLessThanOrEqual(maxQueries);
    }),
    { numRuns: 150 },
  );
});
