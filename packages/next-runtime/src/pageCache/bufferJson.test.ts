import { afterAll, beforeAll, expect, test } from 'vitest';
import { serializeBuffersAsBase64 } from './bufferJson';

const original = Object.getOwnPropertyDescriptor(Buffer.prototype, 'toJSON') ?? {};
beforeAll(serializeBuffersAsBase64);
afterAll(() => {
  Object.defineProperty(Buffer.prototype, 'toJSON', original);
});

test('a buffer in JSON is Base64, which is shorter than the list of its bytes', () => {
  const page = { html: '<p>', rscData: Buffer.from('data '.repeat(1000)) };
  expect(JSON.parse(JSON.stringify(page))).toEqual({
    html: '<p>',
    rscData: { type: 'Buffer', data: page.rscData.toString('base64') },
  });
});

test('no buffer is read from this form by mistake', () => {
  const parsed = JSON.parse(JSON.stringify(Buffer.from('data'))) as Uint8Array;
  expect(() => Buffer.from(parsed)).toThrow(TypeError);
});
