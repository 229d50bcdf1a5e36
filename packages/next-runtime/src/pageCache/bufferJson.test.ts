import { afterAll, beforeAll, expect, test } from 'vitest';
import { serializeBuffersAsLength } from './bufferJson';

const original = Object.getOwnPropertyDescriptor(Buffer.prototype, 'toJSON') ?? {};
beforeAll(serializeBuffersAsLength);
afterAll(() => {
  Object.defineProperty(Buffer.prototype, 'toJSON', original);
});

test('JSON contains only the length of buffers', () => {
  const page = { html: '<p>', rscData: Buffer.from('data '.repeat(1000)) };
  expect(JSON.parse(JSON.stringify(page))).toEqual({
    html: '<p>',
    rscData: { type: 'Buffer', bytes: 5_000 },
  });
});

test('Buffer.from throws for a buffer that was serialized', () => {
  const parsed = JSON.parse(JSON.stringify(Buffer.from('data'))) as Uint8Array;
  expect(() => Buffer.from(parsed)).toThrow(TypeError);
});
