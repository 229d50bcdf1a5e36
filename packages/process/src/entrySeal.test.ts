import { expect, test, vi } from 'vitest';
import { createEntrySeal } from './entrySeal.ts';

const secret = 's'.repeat(32);
const rejected = vi.fn<(count: number) => void>();
const { seal, open } = createEntrySeal({ secret, onRejected: rejected });
const sealed = seal('page:/a/', 'A page “Ä”');

test('returns the text that was stored at a key', () => {
  expect(open('page:/a/', sealed)).toBe('A page “Ä”');
  expect(createEntrySeal({ secret, onRejected: rejected }).open('page:/a/', sealed)).toBe('A page “Ä”');
});

test.each([
  ['another text', 'page:/a/', sealed.replace('A page', 'A fake')],
  ['another code', 'page:/a/', `A${sealed.slice(1)}`.replace(/^AA/, 'BA')],
  ['an entry of another key', 'page:/b/', sealed],
  [
    'an entry of another secret',
    'page:/a/',
    createEntrySeal({ secret: 'o'.repeat(32), onRejected: rejected }).seal('page:/a/', 'x'),
  ],
  [
    'an entry without a secret',
    'page:/a/',
    createEntrySeal({ secret: undefined, onRejected: rejected }).seal('page:/a/', 'x'),
  ],
  ['an entry without a code', 'page:/a/', '{"value":1}'],
  ['a key that takes a part of the text', 'page:/a/A', sealed.replace('A page', ' page')],
  ['nothing', 'page:/a/', ''],
])('rejects %s', (_, key, text) => expect(open(key, text)).toBeUndefined());

test('reports entries of a minute once', () => {
  const onRejected = vi.fn<(count: number) => void>();
  const reader = createEntrySeal({ secret, onRejected });
  for (let count = 0; count < 1_000; count += 1) reader.open('page:/a/', 'forged');
  expect(onRejected.mock.calls).toEqual([[1]]);
});
