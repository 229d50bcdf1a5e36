import { describe, expect, test } from 'vitest';
import { inputs, parseInput } from './routes.ts';

const at = (query: string): URL => new URL(`http://provider.invalid/x${query}`);

describe('parameters of the data services (§7.2)', () => {
  test.each([
    ['', { topic: '*' }],
    ['?topic=*', { topic: '*' }],
    ['?topic=Capital%20Markets&brand=newsline', { topic: 'Capital Markets', brand: 'newsline' }],
    ['?topic=Law+%26+Order', { topic: 'Law & Order' }],
    ['?utm_source=x&utm_source=y', { topic: '*' }],
  ])('parses byresources%s', (query, value) => {
    expect(parseInput(inputs.topic, at(query))).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'publisher: is required'],
    ['?publisher=', 'publisher: must not be empty'],
    ['?publisher=%20%20', 'publisher: must not be empty'],
    [`?publisher=${'x'.repeat(201)}`, 'publisher: must not be longer than 200 characters'],
    ['?publisher=a%00b', 'publisher: must not contain control characters'],
    ['?publisher=a&publisher=b', 'Pass publisher only once.'],
    ['?publisher=a&brand=', 'brand: must not be empty'],
  ])('rejects bypublishers%s with a reason', (query, error) => {
    expect(parseInput(inputs.publisher, at(query))).toEqual({ ok: false, error });
  });
});
