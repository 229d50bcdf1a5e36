import fc from 'fast-check';
import { hostileText, someText } from './hostile.ts';
import type { HttpInput } from './request.ts';
import { canary, secretCanary } from './rules.ts';

type Body = NonNullable<HttpInput['body']>;
/** A body and the content type that it is sent with. */
export type TypedBody = { type: string; body: Body };

const framing = fc.constantFrom<Body['framing']>('length', 'length', 'length', 'chunked');
const typed = (
  type: string,
  text: fc.Arbitrary<string>,
  encoding: Body['encoding'] = 'utf8',
): fc.Arbitrary<TypedBody> =>
  fc.tuple(text, framing).map(([content, how]) => ({ type, body: { text: content, encoding, framing: how } }));

const nested = (open: string, close: string) =>
  fc.constantFrom(100, 5_000, 20_000).map((depth) => open.repeat(depth) + close.repeat(depth));

/** Any JSON value, with the names of fields given and object keys that objects already have. */
const jsonBody = (names: readonly string[]) =>
  fc
    .dictionary(
      fc.constantFrom(...names, '__proto__', 'constructor', 'extra'),
      fc.oneof(someText, fc.jsonValue({ maxDepth: 2 }), fc.array(someText, { maxLength: 60 })),
      { maxKeys: 6, noNullPrototype: true },
    )
    .map((value) => JSON.stringify(value));

const formBody = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, '__proto__', 'constructor', 'x'), someText), { maxLength: 12 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'));

const multipartBody = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names), hostileText)
    .map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="../${canary}.html"\r\nContent-Type: text/html\r\n\r\n${value}\r\n--x--\r\n`,
    );

/** Bodies for a service that knows these fields: nearly right, of another type, broken, deep and huge. */
export const hostileBody = (names: readonly string[]): fc.Arbitrary<TypedBody> =>
  fc.oneof(
    { weight: 8, arbitrary: typed('application/x-www-form-urlencoded', formBody(names)) },
    { weight: 8, arbitrary: typed('application/json', jsonBody(names)) },
    { weight: 1, arbitrary: typed('multipart/form-data; boundary=x', multipartBody(names)) },
    { weight: 1, arbitrary: typed('application/json', fc.oneof(nested('[', ']'), nested('{"a":', '}'))) },
    {
      weight: 1,
      arbitrary: typed(
        'application/json',
        fc.constantFrom(
          '',
          '{',
          'null',
          '[]',
          '"x"',
          '{"__proto__":{"isAdmin":true}}',
          `{"a":1e400}`,
          `{"email":"${secretCanary}@example.com"}`,
        ),
      ),
    },
    {
      weight: 1,
      arbitrary: typed(
        'application/x-www-form-urlencoded',
        fc.constantFrom(
          '&'.repeat(30_000),
          'a=1&'.repeat(8_000),
          `${names[0] ?? 'a'}=${'x'.repeat(60_000)}`,
          '%'.repeat(5_000),
          '='.repeat(5_000),
        ),
      ),
    },
    {
      weight: 1,
      arbitrary: typed(
        'text/plain',
        fc.constantFrom('\xff\xfe\xfd', '\xc3\x28'.repeat(500), '\x00'.repeat(500)),
        'latin1',
      ),
    },
    {
      weight: 1,
      arbitrary: typed(
        'application/json',
        fc.constantFrom(300_000, 2_000_000).map((size) => JSON.stringify({ [names[0] ?? 'a']: 'x'.repeat(size) })),
      ),
    },
  );
