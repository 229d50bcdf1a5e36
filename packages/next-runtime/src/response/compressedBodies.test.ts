import { hash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createCompressedBodies } from './compressedBodies';

/** Text that hardly compresses, different for each number. */
const pageText = (number: number): string =>
  Array.from({ length: 400 }, (_, line) => hash('sha256', `${number} ${line}`)).join('');

test('compressed bodies are evicted by their size, which counts the compressed forms', async () => {
  const maxBytes = 100_000;
  const getBody = createCompressedBodies({
    maxBytes,
    onError: (cause) => {
      throw cause;
    },
  });
  const bodies = Array.from({ length: 12 }, (_, number) => getBody(pageText(number), 'br'));
  await vi.waitUntil(() => bodies.every(({ br }) => br), { timeout: 10_000 });
  const cached = bodies.filter((body, number) => getBody(pageText(number), undefined) === body);
  expect(cached.length).toBeGreaterThan(0);
  for (const { br } of bodies) expect(br?.buffer.byteLength, 'memory of a body').toBe(br?.length);
  expect(cached.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(maxBytes);
});
