import { afterAll, beforeAll, expect, test } from 'vitest';
import { serializeBuffersAsBase64 } from './bufferJson';

const original = Object.getOwnPropertyDescriptor(Buffer.prototype, 'toJSON') ?? {};
beforeAll(serializeBuffersAsBase64);
afterAll(() => {
  Object.defineProperty(Buffer.prototype, 'toJSON', original);
});

test('JSON contains buffers as Base64', () => {
  const page = { html: '<p>', rscData: Buffer.from('data '.repeat(1000)) };
  expect(JSON.parse(JSON.stringify(page))).toEqual({
    html: '<p>',
    rscData: { type: 'Buffer', data: page.rscData.toString('base64') },
  });
});

test('Buffer.from throws for a buffer that was serialized as Base64', () => {
  const parsed = JSON.parse(JSON.stringify(Buffer.from('data'))) as Uint8Array;
  expect(() => Buffer.from(parsed)).toThrow(TypeError);
});
